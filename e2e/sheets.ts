import { CFB, utils, write } from 'xlsx';

/** File as it is passed to a browser. */
export interface MadeFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Returns a workbook of one sheet, in the current or the old format. */
function workbook(cells: readonly (readonly (string | number)[])[], bookType: 'xlsx' | 'xls'): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells.map((row) => [...row])), 'Order');
  return write(book, { type: 'buffer', bookType }) as Buffer;
}

/** Returns an order sheet with one head row and `rows` equal rows below. */
export function orderSheet(name: string, head: readonly string[], rows: number): MadeFile {
  const row = head.map((_, index) => (index === 0 ? '8051234567892' : 1));
  const cells = [head, ...Array.from({ length: rows }, () => row)];
  return { name, mimeType: XLSX_TYPE, buffer: workbook(cells, 'xlsx') };
}

/** Returns a workbook of the old binary format. */
export function oldWorkbook(name: string): MadeFile {
  const buffer = workbook([['International code', 'Quantity']], 'xls');
  return { name, mimeType: 'application/vnd.ms-excel', buffer };
}

/** Returns a CSV file. */
export function commaText(name: string): MadeFile {
  return {
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from('International code,Quantity\n8051234567892,1\n'),
  };
}

/** Returns an archive of one text file under the name of a workbook. */
export function renamedArchive(name: string): MadeFile {
  const archive = CFB.utils.cfb_new();
  CFB.utils.cfb_add(archive, '/notes.txt', Buffer.from('order 12 coats'));
  const buffer = Buffer.from(CFB.write(archive, { fileType: 'zip', type: 'buffer' }) as Uint8Array);
  return { name, mimeType: XLSX_TYPE, buffer };
}

/** Returns the first half of a file, as an interrupted download leaves it. */
export function firstHalf(file: MadeFile): MadeFile {
  return { ...file, buffer: file.buffer.subarray(0, Math.floor(file.buffer.length / 2)) };
}
