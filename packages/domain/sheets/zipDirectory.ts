/** Reads the list of parts at the end of a zip file without unpacking anything. */

/** Part as the central directory declares it; sizes in bytes. */
export interface ZipEntry {
  name: string;
  compressedBytes: number;
  uncompressedBytes: number;
  encrypted: boolean;
}

/** Part with its position in the file. */
export interface PlacedEntry extends ZipEntry {
  /** Compression method: 0 stored, 8 deflated. */
  method: number;
  /** Offset of its local header in the file, in bytes. */
  headerAt: number;
}

/**
 * Directory, or the reason why there is none: truncated, or of a kind that no workbook under the size limit needs. `length` is the end of
 * the archive, in bytes; data that a mail program appended to the file follows it.
 */
export type ZipDirectory =
  | { ok: true; entries: PlacedEntry[]; length: number }
  | { ok: false; reason: 'TRUNCATED' | 'UNSUPPORTED' };

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const MAX_COMMENT = 65_535;
const ZIP64 = 0xffffffff;

/** Reads the central directory of a zip from the bytes of the whole file. Never throws, whatever the bytes are. */
export function inspectZipDirectory(bytes: Uint8Array): ZipDirectory {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === -1) return { ok: false, reason: 'TRUNCATED' };
  const count = view.getUint16(end + 10, true);
  const size = view.getUint32(end + 12, true);
  const start = view.getUint32(end + 16, true);
  if (size === ZIP64 || start === ZIP64 || count === 0xffff) return { ok: false, reason: 'UNSUPPORTED' };
  if (start + size > end) return { ok: false, reason: 'TRUNCATED' };
  const entries: PlacedEntry[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY_SIGNATURE) {
      return { ok: false, reason: 'TRUNCATED' };
    }
    const nameLength = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    const compressedBytes = view.getUint32(at + 20, true);
    const uncompressedBytes = view.getUint32(at + 24, true);
    if (at + ENTRY_BYTES + nameLength > end) return { ok: false, reason: 'TRUNCATED' };
    if (compressedBytes === ZIP64 || uncompressedBytes === ZIP64) return { ok: false, reason: 'UNSUPPORTED' };
    if (local + 4 > start || view.getUint32(local, true) !== LOCAL_SIGNATURE) {
      return { ok: false, reason: 'TRUNCATED' };
    }
    entries.push({
      name: text(bytes, at + ENTRY_BYTES, nameLength),
      compressedBytes,
      uncompressedBytes,
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      headerAt: local,
    });
    at += ENTRY_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return { ok: true, entries, length: end + END_BYTES + view.getUint16(end + 20, true) };
}

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_BYTES - MAX_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= lowest; at -= 1) {
    const fits = () => at + END_BYTES + view.getUint16(at + 20, true) <= view.byteLength;
    if (view.getUint32(at, true) === END_SIGNATURE && fits()) return at;
  }
  return -1;
}

/** Names are decoded byte by byte: only ASCII names are looked up. */
const NAMES = new TextDecoder('latin1');

function text(bytes: Uint8Array, from: number, length: number): string {
  return NAMES.decode(bytes.subarray(from, from + length)).replaceAll('\\', '/');
}

/** Returns the packed bytes of a part; null when its header points beyond the file. */
export function packedBytes(
  bytes: Uint8Array,
  { headerAt, compressedBytes }: PlacedEntry,
): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (headerAt + LOCAL_BYTES > bytes.length) return null;
  const start =
    headerAt + LOCAL_BYTES + view.getUint16(headerAt + 26, true) + view.getUint16(headerAt + 28, true);
  return start + compressedBytes > bytes.length ? null : bytes.subarray(start, start + compressedBytes);
}
