/**
 * Checks of an import file by size and content, never by its name or the media type that a browser sends. The client before uploading and
 * the server give the same refusals.
 */
import {
  IMPORT_EXTENSION,
  IMPORT_MAX_BYTES,
  IMPORT_MAX_PARTS,
  IMPORT_MAX_ROWS,
  IMPORT_MAX_UNPACKED_BYTES,
  IMPORT_MAX_UNPACK_RATIO,
} from '../constants';
import { kindOf } from './otherFiles';
import { inspectZipDirectory, type ZipEntry } from './zipDirectory';

/** Reason why a file or sheet is refused as a whole. */
export type ImportRefusalReason =
  | 'WRONG_EXTENSION'
  | 'OLD_XLS'
  | 'CSV_FILE'
  | 'ODS_FILE'
  | 'PICTURE_FILE'
  | 'PDF_FILE'
  | 'NOT_XLSX'
  | 'NOT_A_WORKBOOK'
  | 'PASSWORD_PROTECTED'
  | 'TRUNCATED'
  | 'EMPTY_FILE'
  | 'TOO_LARGE'
  | 'ZIP_BOMB'
  | 'UNREADABLE'
  | 'NO_ROWS'
  | 'NOTHING_READ'
  | 'TOO_MANY_ROWS'
  | 'TOO_MANY_QUANTITIES'
  | 'NO_CODE_COLUMN'
  | 'NO_QUANTITY_COLUMN';

/** Refusal: business code, reason, message key in the message files of both languages, and the parameters of the message and of `data`. */
export interface ImportRefusal {
  code: 41301 | 41501 | 42201;
  reason: ImportRefusalReason;
  key: string;
  params: Record<string, string | number>;
}

const CODES: Readonly<Record<ImportRefusalReason, ImportRefusal['code']>> = {
  WRONG_EXTENSION: 41501,
  OLD_XLS: 41501,
  CSV_FILE: 41501,
  ODS_FILE: 41501,
  PICTURE_FILE: 41501,
  PDF_FILE: 41501,
  NOT_XLSX: 41501,
  NOT_A_WORKBOOK: 41501,
  PASSWORD_PROTECTED: 42201,
  TRUNCATED: 42201,
  EMPTY_FILE: 42201,
  TOO_LARGE: 41301,
  ZIP_BOMB: 42201,
  UNREADABLE: 42201,
  NO_ROWS: 42201,
  NOTHING_READ: 42201,
  TOO_MANY_ROWS: 42201,
  TOO_MANY_QUANTITIES: 42201,
  NO_CODE_COLUMN: 42201,
  NO_QUANTITY_COLUMN: 42201,
};

/** Creates a refusal; the key is `import.refused.<reason>`. */
export function importRefusal(
  reason: ImportRefusalReason,
  params: Record<string, string | number> = {},
): ImportRefusal {
  return { code: CODES[reason], reason, key: `import.refused.${reason}`, params };
}

/** Extensions of files that users upload instead of a workbook: each has a message with advice. */
const OTHER_FILES: Readonly<Record<string, ImportRefusalReason>> = {
  '.xls': 'OLD_XLS',
  '.csv': 'CSV_FILE',
  '.tsv': 'CSV_FILE',
  '.ods': 'ODS_FILE',
  '.pdf': 'PDF_FILE',
  ...Object.fromEntries(
    ['.jpg', '.jpeg', '.jfif', '.png', '.gif', '.webp', '.heic', '.bmp', '.tif', '.tiff'].map(
      (extension) => [extension, 'PICTURE_FILE'] as const,
    ),
  ),
};

const OTHER_SHEETS: ReadonlySet<ImportRefusalReason | undefined> = new Set([
  'OLD_XLS',
  'CSV_FILE',
  'ODS_FILE',
]);

/** Extensions that a file input offers: workbooks, and other sheet formats, for each of which the refusal gives advice. */
export const SHEET_EXTENSIONS: readonly string[] = [
  IMPORT_EXTENSION,
  '.xlsm',
  ...Object.keys(OTHER_FILES).filter((extension) => OTHER_SHEETS.has(OTHER_FILES[extension])),
];

/** Checks the name of a file: null for `.xlsx` in any case, else the refusal of a file of that kind. */
function checkImportName(name: string): ImportRefusal | null {
  const extension = /\.[^./\\]*$/.exec(name.trim())?.[0].toLowerCase() ?? '';
  if (extension === IMPORT_EXTENSION) return null;
  return importRefusal(OTHER_FILES[extension] ?? 'WRONG_EXTENSION', {
    accepted: IMPORT_EXTENSION,
    extension,
  });
}

/** Checks the size in bytes: at most 30 MB, inclusive. */
export function checkImportSize(bytes: number): ImportRefusal | null {
  if (bytes === 0) return importRefusal('EMPTY_FILE');
  return bytes > IMPORT_MAX_BYTES ? importRefusal('TOO_LARGE', { max: IMPORT_MAX_BYTES, size: bytes }) : null;
}

/** Checks the number of data rows: at most 1000, header and blank rows not counted. */
export function checkImportRows(rows: number): ImportRefusal | null {
  if (rows === 0) return importRefusal('NO_ROWS');
  return rows > IMPORT_MAX_ROWS ? importRefusal('TOO_MANY_ROWS', { max: IMPORT_MAX_ROWS, rows }) : null;
}

const ZIP_START = [0x50, 0x4b, 0x03, 0x04];
const OLE_START = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** Name of the stream of a password-protected workbook, as stored in the OLE container (UTF-16). */
const ENCRYPTED_STREAM = [...'EncryptedPackage'].flatMap((mark) => [mark.charCodeAt(0), 0]);

/** Checks the content of a whole file by its signature and its directory of parts, without unpacking. */
export function checkImportContent(bytes: Uint8Array): ImportRefusal | null {
  if (bytes.length === 0) return importRefusal('EMPTY_FILE');
  if (startsWith(bytes, OLE_START)) {
    return importRefusal(contains(bytes, ENCRYPTED_STREAM) ? 'PASSWORD_PROTECTED' : 'OLD_XLS', {
      accepted: IMPORT_EXTENSION,
    });
  }
  if (!startsWith(bytes, ZIP_START)) return importRefusal(kindOf(bytes), { accepted: IMPORT_EXTENSION });
  const directory = inspectZipDirectory(bytes);
  if (!directory.ok) return importRefusal(directory.reason === 'TRUNCATED' ? 'TRUNCATED' : 'UNREADABLE');
  return checkZipEntries(directory.entries, bytes.length);
}

/** Checks the parts of a zip against the size of its file: workbook, password, zip bomb. */
export function checkZipEntries(entries: readonly ZipEntry[], fileBytes: number): ImportRefusal | null {
  const names = new Set(entries.map((entry) => entry.name));
  if (entries.some((entry) => entry.encrypted)) return importRefusal('PASSWORD_PROTECTED');
  if (names.has('content.xml') && names.has('META-INF/manifest.xml'))
    return importRefusal('ODS_FILE', { accepted: IMPORT_EXTENSION });
  if (!names.has('[Content_Types].xml') || !names.has('xl/workbook.xml')) {
    return importRefusal('NOT_A_WORKBOOK', { accepted: IMPORT_EXTENSION });
  }
  return isZipBomb(entries, fileBytes) ? importRefusal('ZIP_BOMB') : null;
}

const RATIO_FROM_BYTES = 1_048_576;

function isZipBomb(entries: readonly ZipEntry[], fileBytes: number): boolean {
  const packed = entries.reduce((sum, entry) => sum + entry.compressedBytes, 0);
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedBytes, 0);
  const swollen = entries.some(
    (entry) =>
      entry.uncompressedBytes > RATIO_FROM_BYTES &&
      entry.uncompressedBytes > entry.compressedBytes * IMPORT_MAX_UNPACK_RATIO,
  );
  return (
    entries.length > IMPORT_MAX_PARTS || packed > fileBytes || unpacked > IMPORT_MAX_UNPACKED_BYTES || swollen
  );
}

/** Refusals of unidentified content: the file name may tell what the user meant. */
const UNTOLD: ReadonlySet<ImportRefusalReason> = new Set(['NOT_XLSX', 'NOT_A_WORKBOOK']);

/** Returns the refusal of a file for its content, or that for its name where the content is not identified. */
export function namedRefusal(refusal: ImportRefusal, name: string): ImportRefusal {
  return UNTOLD.has(refusal.reason) ? (checkImportName(name) ?? refusal) : refusal;
}

/** Checks a whole file by its size and its content, whatever its name. Returns null when it may be opened. */
export function checkImportFile({ name, bytes }: { name: string; bytes: Uint8Array }): ImportRefusal | null {
  const refusal = checkImportSize(bytes.length) ?? checkImportContent(bytes);
  return refusal && namedRefusal(refusal, name);
}

function startsWith(bytes: Uint8Array, marks: readonly number[]): boolean {
  return marks.every((mark, index) => bytes[index] === mark);
}

/** Returns whether a byte sequence occurs in the bytes; skips as far as the sequence allows (Horspool), whatever the bytes are. */
function contains(bytes: Uint8Array, marks: readonly number[]): boolean {
  const last = marks.length - 1;
  const skips = Array<number>(256).fill(marks.length);
  for (const [index, mark] of marks.slice(0, last).entries()) skips[mark] = last - index;
  for (let at = last; at < bytes.length; at += skips[bytes[at] ?? 0] ?? 1) {
    let back = 0;
    while (back <= last && bytes[at - back] === marks[last - back]) back += 1;
    if (back > last) return true;
  }
  return false;
}
