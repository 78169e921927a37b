import type { SheetCell } from '@selvedge/api-spec/rules/importHeaders';
import { importRefusal } from '@selvedge/api-spec/rules/importLimits';
import { type OrderSheet, readOrderSheet, type SheetRow } from '@selvedge/api-spec/rules/importSheet';
import { rowTexts } from '@selvedge/api-spec/rules/importTexts';
import { cutText } from '../contract/plainText';
import { LONGEST_CELL, LONGEST_ROW, LONGEST_SHEET } from './limits';
import type { OrderLine, OrderReading } from './messages';
import { readCells } from './readCells';
import { tooMuch, WorkbookRefused } from './refused';
import type { SheetCells } from './sheetCells';
import type { WorkbookSource } from './workbookParts';

/** The texts of a row as they are kept, cut once they come to `longest` characters. */
export function keptTexts(texts: Record<string, string>, longest: number): Record<string, string> {
  let left = longest;
  return Object.fromEntries(
    Object.entries(texts).map(([head, text]) => {
      const kept = cutText(text, left);
      left -= kept.length;
      return [head, kept];
    }),
  );
}

/** The share of one among many when all together may keep LONGEST_SHEET characters, at most `longest`. */
export function shareOf(many: number, longest: number): number {
  return Math.min(longest, Math.floor(LONGEST_SHEET / Math.max(1, many)));
}

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

function lineOf(row: SheetRow, longest: number, texts: Record<string, string>): OrderLine {
  const cutCell = (cell: SheetCell) => (typeof cell === 'string' ? cutText(cell, longest) : cell);
  const { rowNo, code, color, price, priceColumn, productId, skuId } = row;
  return {
    rowNo,
    code: {
      ...code,
      text: cutText(code.text, longest),
      candidates: code.candidates.map((one) => cutText(one, longest)),
    },
    color: cutText(color, longest),
    price: cutCell(price),
    priceColumn,
    productId: cutText(productId, longest),
    skuId: cutText(skuId, longest),
    texts,
    wanted: [],
  };
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
  const { heads, rows, dataRows } = sheet;
  if (rows.length === 0) throw new WorkbookRefused(importRefusal('NO_ROWS'));
  const longest = shareOf(rows.length, LONGEST_CELL);
  const longestRow = shareOf(dataRows, LONGEST_ROW);
  const lines: OrderLine[] = [];
  for (const row of rows) {
    let line = lines.at(-1);
    if (line?.rowNo !== row.rowNo) {
      line = lineOf(row, longest, keptTexts(rowTexts(sheet, read.cells[row.rowNo - 1] ?? []), longestRow));
      lines.push(line);
    }
    const cut = (cell: SheetCell) => (typeof cell === 'string' ? cutText(cell, longest) : cell);
    const { size, sizeColumn, qty, qtyColumn, cell } = row;
    line.wanted.push({ size: cut(size), sizeColumn, qty: cut(qty), qtyColumn, cell });
  }
  return { heads, lines };
}
