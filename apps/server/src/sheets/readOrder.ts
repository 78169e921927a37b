import type { SheetCell } from '@selvedge/domain/sheets/importHeaders';
import { importRefusal } from '@selvedge/domain/sheets/importLimits';
import { type OrderSheet, readOrderSheet, type SheetRow } from '@selvedge/domain/sheets/importSheet';
import { rowTexts } from '@selvedge/domain/sheets/importTexts';
import { cutText } from '../db/storableText';
import { BOUNDS, LONGEST_CELL, LONGEST_ROW, type SheetScale } from './limits';
import type { OrderLine, OrderReading } from './messages';
import { readCells } from './readCells';
import { tooMuch, WorkbookRefused } from './refused';
import type { SheetCells } from './sheetCells';
import type { WorkbookSource } from './workbookParts';

/** The texts of a row as they are kept, cut once they come to `longest` characters. */
function keptTexts(texts: Record<string, string>, longest: number): Record<string, string> {
  let left = longest;
  return Object.fromEntries(
    Object.entries(texts).map(([head, text]) => {
      const kept = cutText(text, left);
      left -= kept.length;
      return [head, kept];
    }),
  );
}

/**
 * Characters that each of many may keep: `longest` while all together come to no more than a sheet keeps, else an equal
 * share of that. `lengths` are those of all.
 */
export function shareOf(lengths: readonly number[], longest: number, scale: SheetScale = 'usual'): number {
  const most = BOUNDS[scale].keptChars;
  const all = lengths.reduce((sum, length) => sum + Math.min(length, longest), 0);
  return all <= most ? longest : Math.min(longest, Math.floor(most / lengths.length));
}

const lengthOf = (texts: Iterable<unknown>) => {
  let length = 0;
  for (const text of texts) length += typeof text === 'string' ? text.length : 0;
  return length;
};

function sheetOf({ cells, cut }: SheetCells, knownSizes: readonly string[]): OrderSheet {
  const read = readOrderSheet(cells, knownSizes);
  if (read.ok) {
    if (cut) throw tooMuch();
    return read.sheet;
  }
  const { reason, params } = read.refusal;
  if (!cut) throw new WorkbookRefused(read.refusal);
  if (reason === 'NO_ROWS') throw tooMuch();
  // The reading stopped on the way: the sheet has this many rows and more.
  const rows = `${params['rows'] ?? ''}+`;
  throw new WorkbookRefused(importRefusal(reason, reason === 'TOO_MANY_ROWS' ? { ...params, rows } : params));
}

type Cut = <Cell extends SheetCell>(cell: Cell) => Cell | string;

/** What a row says beside its sizes and quantities. */
function lineOf(row: SheetRow, cut: Cut): OrderLine {
  const { rowNo, code, color, price, priceColumn, productId, skuId } = row;
  return {
    rowNo,
    code: { ...code, text: cut(code.text), candidates: code.candidates.map(cut) },
    color: cut(color),
    price: cut(price),
    priceColumn,
    productId: cut(productId),
    skuId: cut(skuId),
    texts: {},
    wanted: [],
  };
}

/** Rows of the sheet with what they want; in the wide form a row wants several sizes. */
function orderLines(rows: readonly SheetRow[]): OrderLine[] {
  const longest = shareOf(
    rows.map(({ size, qty }) => lengthOf([size, qty])),
    LONGEST_CELL,
  );
  const cut: Cut = (cell) => (typeof cell === 'string' ? cutText(cell, longest) : cell);
  const lines: OrderLine[] = [];
  for (const row of rows) {
    let line = lines.at(-1);
    if (line?.rowNo !== row.rowNo) {
      line = lineOf(row, cut);
      lines.push(line);
    }
    const { size, sizeColumn, qty, qtyColumn, cell } = row;
    line.wanted.push({ size: cut(size), sizeColumn, qty: cut(qty), qtyColumn, cell });
  }
  return lines;
}

/**
 * Reads an order sheet down to what it wants ordered: judged as the page judges it (rules/importSheet), every text cut so
 * that the whole stays small. Throws WorkbookRefused with the reason when it is refused as a whole.
 */
export async function readOrder(
  source: WorkbookSource,
  knownSizes: readonly string[],
): Promise<OrderReading> {
  const read = await readCells(source);
  const sheet = sheetOf(read, knownSizes);
  if (sheet.rows.length === 0) throw new WorkbookRefused(importRefusal('NO_ROWS'));
  const lines = orderLines(sheet.rows);
  const texts = lines.map(({ rowNo }) => rowTexts(sheet, read.cells[rowNo - 1] ?? []));
  const longest = shareOf(
    texts.map((row) => lengthOf(Object.values(row))),
    LONGEST_ROW,
  );
  return {
    heads: sheet.heads,
    lines: lines.map((line, at) => ({ ...line, texts: keptTexts(texts[at] ?? {}, longest) })),
  };
}
