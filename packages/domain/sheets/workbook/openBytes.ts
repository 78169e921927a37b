import { checkImportContent, checkImportSize } from '../importLimits';
import { inspectZipDirectory, packedBytes, type PlacedEntry } from '../zipDirectory';
import { BOUNDS } from './limits';
import { partKey, type WorkbookParts } from './parts';
import { unreadable, WorkbookRefused } from './refused';

const DEFLATED = 8;

/** Returns the parts by name; null for a name that occurs twice, as programs do not agree which of the two they open. */
function listParts(entries: readonly PlacedEntry[]): Map<string, PlacedEntry | null> {
  const parts = new Map<string, PlacedEntry | null>();
  for (const entry of entries) {
    const key = partKey(entry.name);
    parts.set(key, parts.has(key) ? null : entry);
  }
  return parts;
}

function unpacked(bytes: Uint8Array, entry: PlacedEntry | null | undefined): ReadableStream<Uint8Array> {
  const packed = entry ? packedBytes(bytes, entry) : null;
  if (!entry || packed === null || (entry.method !== 0 && entry.method !== DEFLATED)) throw unreadable();
  const stream = new Blob([packed as Uint8Array<ArrayBuffer>]).stream();
  return entry.method === 0 ? stream : stream.pipeThrough(new DecompressionStream('deflate-raw'));
}

/**
 * Opens a workbook whose bytes are in memory, with functions that every browser has. Checks and limits are those of the server, so that
 * both read or refuse the same files. Throws WorkbookRefused.
 */
export function openBytes(bytes: Uint8Array): WorkbookParts {
  const refusal = checkImportSize(bytes.length) ?? checkImportContent(bytes);
  if (refusal !== null) throw new WorkbookRefused(refusal);
  const directory = inspectZipDirectory(bytes);
  if (!directory.ok) throw unreadable();
  const parts = listParts(directory.entries);
  let left = BOUNDS.usual.xmlBytes;
  return {
    has: (name) => parts.has(partKey(name)),
    async *unpack(name) {
      const entry = parts.get(partKey(name));
      const reader = unpacked(bytes, entry).getReader();
      let length = 0;
      try {
        for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
          length += piece.value.length;
          left -= piece.value.length;
          if (left < 0) return 'CUT';
          yield piece.value;
        }
      } finally {
        await reader.cancel();
      }
      if (length !== entry?.uncompressedBytes) throw unreadable();
      return 'ALL';
    },
  };
}
