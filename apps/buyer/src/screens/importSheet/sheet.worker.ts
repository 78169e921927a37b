import { productLookupOf } from '@selvedge/domain/sheets/productLookup';
import type { LookupProduct } from '@selvedge/domain/sheets/productLookup';
import { namedRefusal } from '@selvedge/domain/sheets/importLimits';
import { checkOrderRows } from '@selvedge/domain/sheets/importRows';
import type { SheetChoices } from '@selvedge/domain/sheets/reading/choices';
import type { Grid } from '@selvedge/domain/sheets/reading/grid';
import { readOrderBook } from '@selvedge/domain/sheets/reading/orderBook';
import { openBytes } from '@selvedge/domain/sheets/workbook/openBytes';
import { readSheets } from '@selvedge/domain/sheets/workbook/readBook';
import { unreadable, WorkbookRefused } from '@selvedge/domain/sheets/workbook/refused';
import { reviewLacking, reviewOfSheet } from './review';
import type { SheetAnswer, SheetRequest, SheetTable } from './sheet.messages';

/** Rows per answer: as many as the page handles within a few milliseconds. */
const ROWS_AT_ONCE = 200;

/**
 * Posts an answer to the page. The worker reads and checks order sheets with the server's own reader, so that the page stays responsive
 * while a large file is opened.
 */
const answer = (message: SheetAnswer, transfer: Transferable[] = []): void =>
  self.postMessage(message, { transfer });

let grids: Grid[] = [];
const products: LookupProduct[] = [];

self.addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => {
  void work(data).catch(() => answer({ id: data.id, type: 'failed' }));
});

async function work(request: SheetRequest): Promise<void> {
  switch (request.type) {
    case 'read':
      return read(request.id, request.file);
    case 'products':
      products.push(...request.products);
      return;
    case 'check':
      return check(request.id, request.choices);
    case 'write':
      return write(request.id, request.table, request.sheetName);
  }
}

async function read(id: number, file: File): Promise<void> {
  const bytes = await readBytes(file, (doneBp) => answer({ id, type: 'progress', doneBp }));
  try {
    grids = await readSheets(openBytes(bytes));
  } catch (error) {
    const { refusal } = error instanceof WorkbookRefused ? error : unreadable();
    return answer({ id, type: 'refused', refusal: namedRefusal(refusal, file.name) });
  }
  answer({ id, type: 'read' });
}

async function readBytes(file: File, onProgress: (doneBp: number) => void): Promise<Uint8Array> {
  const bytes = new Uint8Array(file.size);
  const reader = file.stream().getReader();
  let at = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes.set(part.value, at);
    at += part.value.length;
    onProgress(Math.round((at / file.size) * 10_000));
  }
  return bytes;
}

function check(id: number, choices: SheetChoices | undefined): void {
  const sizes = new Set(products.flatMap((product) => product.sizes.map(({ size }) => size)));
  const readable = readOrderBook(grids, sizes, choices);
  if (!readable.ok) {
    const { refusal, account } = readable;
    if (account === undefined) return answer({ id, type: 'refused', refusal });
    const { rows: _, ...sums } = reviewLacking(refusal, account);
    return answer({ id, type: 'checked', sums });
  }
  const lookup = productLookupOf(products);
  const sheet = checkOrderRows(readable.sheet, lookup);
  const { rows, ...sums } = reviewOfSheet(sheet, readable.sheet, lookup);
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    answer({ id, type: 'rows', rows: rows.slice(at, at + ROWS_AT_ONCE) });
  }
  answer({ id, type: 'checked', sums });
}

async function write(id: number, table: SheetTable, sheetName: string): Promise<void> {
  const XLSX = await import('xlsx');
  const sheet: Record<string, unknown> = {};
  for (const [row, values] of table.entries()) {
    for (const [col, value] of values.entries()) {
      // Text cells only: a code keeps its zeros and its thirteen digits, and no cell is run as a formula.
      sheet[XLSX.utils.encode_cell({ r: row, c: col })] = { t: 's', v: value, z: '@' };
    }
  }
  const width = Math.max(1, ...table.map((row) => row.length));
  sheet['!ref'] = XLSX.utils.encode_range({ s: { r: 0, c: 0 }, e: { r: table.length - 1, c: width - 1 } });
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, sheet, sheetName);
  const bytes = XLSX.write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
  answer({ id, type: 'written', bytes }, [bytes]);
}
