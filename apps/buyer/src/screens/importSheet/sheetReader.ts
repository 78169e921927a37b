import type { LookupProduct } from '@selvedge/domain/sheets/productLookup';
import type { ImportRefusal } from '@selvedge/domain/sheets/importLimits';
import { importRefusal } from '@selvedge/domain/sheets/importLimits';
import type { SheetChoices } from '@selvedge/domain/sheets/reading/choices';
import type { Review, ReviewRow } from './review';
import type { SheetAnswer, SheetRequest, SheetTable } from './sheet.messages';

/** Error for a file or sheet that is refused as a whole; the refusal is the key of its message. */
export class SheetRefused extends Error {
  override readonly name = 'SheetRefused';
  constructor(readonly refusal: ImportRefusal) {
    super(refusal.key);
  }
}

type Unnumbered<Request> = Request extends { id: number } ? Omit<Request, 'id'> : never;
type Done = Extract<SheetAnswer, { type: 'read' | 'checked' | 'written' }>;
type Part = Extract<SheetAnswer, { type: 'progress' | 'rows' }>;

/** Returns the fields of a product that a row is checked against: pictures and descriptions need not be copied. */
function needed({ id, listId, intlCode, styleNo, color, wholesalePriceCents, minQty, sizes }: LookupProduct) {
  return { id, listId, intlCode, styleNo, color, wholesalePriceCents, minQty, sizes };
}

/** Creates the worker that reads sheets, with a promise interface. It handles one file at a time; `stop` terminates it. */
export function createSheetReader() {
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });
  let last = 0;

  function ask(request: Unnumbered<SheetRequest>, onPart?: (part: Part) => void): Promise<Done> {
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      const listen = ({ data }: MessageEvent<SheetAnswer>): void => {
        if (data.id !== id) return;
        if (data.type === 'progress' || data.type === 'rows') {
          onPart?.(data);
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
    /** Opens a file; rejects with SheetRefused. `onProgress` receives basis points. */
    read: async (file: File, onProgress: (doneBp: number) => void): Promise<void> => {
      await ask({ type: 'read', file }, (part) => part.type === 'progress' && onProgress(part.doneBp));
    },
    /** Adds products of the list; rows are checked against those of all calls together. */
    offer: (products: readonly LookupProduct[]): void => {
      last += 1;
      worker.postMessage({ id: last, type: 'products', products: products.map(needed) }, []);
    },
    /** Checks the sheet that was read, with the user's column choices, against the offered products; rejects with SheetRefused. */
    check: async (choices?: SheetChoices): Promise<Review> => {
      const rows: ReviewRow[] = [];
      const take = (part: Part) => part.type === 'rows' && rows.push(...part.rows);
      const done = await ask({ type: 'check', choices }, take);
      if (done.type !== 'checked') throw new SheetRefused(importRefusal('UNREADABLE'));
      return { ...done.sums, rows };
    },
    /** Creates a workbook of text cells. */
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
