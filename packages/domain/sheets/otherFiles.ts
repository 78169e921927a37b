/** Type of a file that is no workbook, by its content. */

/** Number of bytes of text that are examined. */
const TEXT_BYTES = 4096;
const ascii = (text: string) => [...text].map((mark) => mark.charCodeAt(0));
const PDF = ascii('%PDF');
/** Signatures of pictures, with their position. */
const PICTURES: readonly (readonly [at: number, marks: readonly number[]])[] = [
  [0, [0xff, 0xd8, 0xff]],
  [0, [0x89, 0x50, 0x4e, 0x47]],
  [0, ascii('GIF8')],
  [8, ascii('WEBP')],
  [4, ascii('ftypheic')],
  [4, ascii('ftypmif1')],
];

const has = (bytes: Uint8Array, at: number, marks: readonly number[]) =>
  marks.every((mark, index) => bytes[at + index] === mark);

/** Returns the text encoding by the byte order mark: spreadsheet programs save Unicode text as UTF-16. */
function encodingOf(bytes: Uint8Array): 'latin1' | 'utf-16le' | 'utf-16be' {
  if (has(bytes, 0, [0xff, 0xfe])) return 'utf-16le';
  return has(bytes, 0, [0xfe, 0xff]) ? 'utf-16be' : 'latin1';
}

/** Returns whether the bytes are lines of text with a separator between cells; an HTML or XML file, which begins with a tag, is not. */
function isCellText(bytes: Uint8Array): boolean {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, TEXT_BYTES)).trimStart();
  const isText = !text.startsWith('<') && !text.includes('\0');
  return isText && /[,;\t]/.test(text.split(/[\r\n]/)[0] ?? '');
}

/** Returns the reason to refuse bytes that are no zip: a picture, a PDF, text with separators, or anything else. */
export function kindOf(bytes: Uint8Array): 'PDF_FILE' | 'PICTURE_FILE' | 'CSV_FILE' | 'NOT_XLSX' {
  if (has(bytes, 0, PDF)) return 'PDF_FILE';
  if (PICTURES.some(([at, marks]) => has(bytes, at, marks))) return 'PICTURE_FILE';
  return isCellText(bytes) ? 'CSV_FILE' : 'NOT_XLSX';
}
