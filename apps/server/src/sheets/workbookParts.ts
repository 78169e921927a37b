import { readFile } from 'node:fs/promises';
import { checkImportContent, checkImportSize } from '@selvedge/domain/sheets/importLimits';
import { inspectZipDirectory } from '@selvedge/domain/sheets/zipDirectory';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { SheetBounds } from '@selvedge/domain/sheets/workbook/limits';
import { partKey, type WorkbookParts } from '@selvedge/domain/sheets/workbook/parts';
import { tooMuch, unreadable, WorkbookRefused } from '@selvedge/domain/sheets/workbook/refused';

const DEFLATED = 8;

/** Workbook as it was sent: its bytes, or the path of its file. */
export type WorkbookSource = Uint8Array | string;

async function bytesOf(source: WorkbookSource): Promise<Buffer> {
  if (typeof source === 'string') return readFile(source);
  return Buffer.from(source.buffer, source.byteOffset, source.byteLength);
}

/** Lists the parts by name; null for a name that occurs twice, since programs do not agree which of the two they open. */
async function listParts(zip: ZipFile): Promise<Map<string, Entry | null>> {
  const parts = new Map<string, Entry | null>();
  for await (const entry of zip.eachEntry()) {
    const key = partKey(entry.fileNameRaw.toString('latin1'));
    parts.set(key, parts.has(key) ? null : entry);
  }
  return parts;
}

/**
 * Opens a workbook. Size, signature and list of parts are checked before anything is decompressed; a part that decompresses to another size
 * than the file declares is refused while it is read. Throws WorkbookRefused.
 */
export async function openWorkbook(
  source: WorkbookSource,
  { xmlBytes, packedBytes }: Pick<SheetBounds, 'xmlBytes' | 'packedBytes'>,
): Promise<WorkbookParts> {
  const bytes = await bytesOf(source);
  const refusal = checkImportSize(bytes.length) ?? checkImportContent(bytes);
  if (refusal !== null) throw new WorkbookRefused(refusal);
  const directory = inspectZipDirectory(bytes);
  if (!directory.ok) throw unreadable();
  const zip = await fromBufferPromise(bytes.subarray(0, directory.length), { decodeStrings: false });
  const parts = await listParts(zip);
  let left = xmlBytes;
  let packedLeft = packedBytes;

  return {
    has: (name) => parts.has(partKey(name)),
    async *unpack(name) {
      const entry = parts.get(partKey(name));
      if (entry === undefined || entry === null || !entry.canDecodeFileData()) throw unreadable();
      if (entry.compressionMethod === DEFLATED) packedLeft -= entry.compressedSize;
      if (packedLeft < 0) throw tooMuch();
      const stream = await zip.openReadStreamPromise(entry);
      try {
        for await (const piece of stream) {
          if (!Buffer.isBuffer(piece)) throw unreadable();
          left -= piece.length;
          if (left < 0) return 'CUT';
          yield piece;
        }
      } finally {
        stream.destroy();
      }
      return 'ALL';
    },
  };
}
