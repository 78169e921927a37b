import { fromBufferPromise } from 'yauzl';
import { read, utils, type WorkSheet } from 'xlsx';

/** Returns the first sheet of a workbook as SheetJS reads it. */
export function firstSheet(bytes: Buffer): WorkSheet {
  const made = read(bytes, { type: 'buffer', cellStyles: true });
  return made.Sheets[made.SheetNames[0] ?? ''] ?? {};
}

/** Returns the cells of the first sheet, row by row, the heads first; empty ones are null. */
export function linesOf(bytes: Buffer): unknown[][] {
  return utils.sheet_to_json<unknown[]>(firstSheet(bytes), { header: 1, defval: null });
}

/** Returns the parts of a workbook: their names and decompressed bytes. */
export async function partsOf(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes, {});
  const parts = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const pieces: Buffer[] = [];
    for await (const piece of await zip.openReadStreamPromise(entry))
      pieces.push(Buffer.from(piece as Buffer));
    parts.set(entry.fileName, Buffer.concat(pieces));
  }
  return parts;
}
