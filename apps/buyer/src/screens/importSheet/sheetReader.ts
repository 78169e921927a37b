import type { CatalogueProduct } from '@selvedge/api-spec/rules/importCatalogue';
import type { ImportRefusal } from '@selvedge/api-spec/rules/importLimits';
import { importRefusal } from '@selvedge/api-spec/rules/importLimits';
import type { SheetAnswer, SheetRequest, SheetTable } from './sheet.messages';

/** A file or sheet that is refused as a whole; the refusal names the sentence. */
export class SheetRefused extends Error {
  override readonly name = 'SheetRefused';
  constructor(readonly refusal: ImportRefusal) {
    super(refusal.key);
  }
}

type Unnumbered<Request> = Request extends { id: number } ? Omit<Request, 'id'> : never;
type Done = Extract<SheetAnswer, { type: 'read' | 'checked' | 'written' }>;

/** The worker that reads sheets, as promises. One file at a time; `stop` ends the work under way. */
export function createSheetReader() {
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });
  let last = 0;

  function ask(request: Unnumbered<SheetRequest>, onProgress?: (doneBp: number) => void): Promise<Done> {
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      const listen = ({ data }: MessageEvent<SheetAnswer>): void => {
        if (data.id !== id) return;
        if (data.type === 'progress') {
          onProgress?.(data.doneBp);
          return;
        }
        worker.removeEventListener('message', listen);
        if (data.type === 'refused') reject(new SheetRefused(data.refusal));
        else if (data.type === 'failed') reject(new SheetRefused(importRefusal('UNREADABLE')));
        else resolve(data);
      };
      worker.addEventListener('message', listen);
      worker.postMessage({ ...request, id }, []);
    });
  }

  return {
    /** Opens a file; rejects with SheetRefused. `onProgress` in basis points. */
    read: async (file: File, onProgress: (doneBp: number) => void): Promise<void> => {
      await ask({ type: 'read', file }, onProgress);
    },
    /** Checks what was read against the products of the list. */
    check: async (products: readonly CatalogueProduct[]) => {
      const done = await ask({ type: 'check', products });
      if (done.type !== 'checked') throw new SheetRefused(importRefusal('UNREADABLE'));
      return done;
    },
    /** Makes a workbook of text cells. */
    write: async (table: SheetTable, sheetName: string): Promise<Blob> => {
      const done = await ask({ type: 'write', table, sheetName });
      if (done.type !== 'written') throw new SheetRefused(importRefusal('UNREADABLE'));
      return new Blob([done.bytes], {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      });
    },
    stop: () => worker.terminate(),
  };
}

export type SheetReader = ReturnType<typeof createSheetReader>;
