import { importRefusal } from '@selvedge/domain/sheets/importLimits';
import type { CodeCell, RowSource, SheetRow } from '@selvedge/domain/sheets/importSheet';
import { rowTexts } from '@selvedge/domain/sheets/importTexts';
import { isSpecialCell, type SheetCell } from '@selvedge/domain/sheets/reading/grid';
import type { SheetChoices } from '@selvedge/domain/sheets/reading/choices';
import { readOrderBook } from '@selvedge/domain/sheets/reading/orderBook';
import { BOUNDS, LONGEST_CELL, LONGEST_ROW, type SheetScale } from '@selvedge/domain/sheets/workbook/limits';
import { WorkbookRefused } from '@selvedge/domain/sheets/workbook/refused';
import { cutText } from '../db/storableText';
import type { OrderLine, OrderReading } from './messages';
import { readBook } from './readCells';
import type { WorkbookSource } from './workbookParts';

/** Returns the texts of a row for storage, cut to `longest` characters in all. */
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
 * Returns how many characters each text may have: `longest` while all together do not exceed the limit of a sheet, else an equal share of
 * that limit. `lengths` are the lengths of all texts.
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

type Cut = <Cell extends SheetCell>(cell: Cell) => Cell | string;

/** Returns the parts of a row beside its sizes and quantities. */
function lineOf(row: SheetRow, cut: Cut): OrderLine {
  const { rowNo, code, otherCodes, isSizeUnclear, color, price, priceColumn, total, productId, skuId } = row;
  const cutCode = (one: CodeCell) => ({ ...one, text: cut(one.text), candidates: one.candidates.map(cut) });
  return {
    rowNo,
    code: cutCode(code),
    otherCodes: otherCodes.map(cutCode),
    isSizeUnclear,
    color: cut(color),
    price: isSpecialCell(price) ? price.text : cut(price),
    priceColumn,
    total: total && { ...total, value: isSpecialCell(total.value) ? total.value.text : cut(total.value) },
    productId: cut(productId),
    skuId: cut(skuId),
    texts: {},
    wanted: [],
  };
}

/**
 * Groups rows by sheet row with their requested sizes and quantities: several sizes in the wide form, several tables when they stand side
 * by side.
 */
function orderLines(rows: readonly SheetRow[]): { line: OrderLine; sources: Set<RowSource> }[] {
  const longest = shareOf(
    rows.map(({ size, qty }) => lengthOf([size, qty])),
    LONGEST_CELL,
  );
  const cut: Cut = (cell) => (typeof cell === 'string' ? cutText(cell, longest) : cell);
  const lines = new Map<RowSource, OrderLine>();
  const byRow = new Map<number, Set<RowSource>>();
  for (const row of rows) {
    const line = lines.get(row.source) ?? lineOf(row, cut);
    lines.set(row.source, line);
    byRow.set(row.rowNo, (byRow.get(row.rowNo) ?? new Set()).add(row.source));
    const { size, sizeColumn, qty, qtyColumn, cell, isMerged } = row;
    line.wanted.push({ size: cut(size), sizeColumn, qty: cut(qty), qtyColumn, cell, isMerged });
  }
  return [...lines].map(([source, line]) => ({ line, sources: byRow.get(line.rowNo) ?? new Set([source]) }));
}

/**
 * Reads an order sheet down to its requested quantities: interpreted as the page interprets it (domain/sheets/reading), every text cut so
 * that the whole stays small. Throws WorkbookRefused with the reason when the sheet is refused as a whole.
 */
export async function readOrder(
  source: WorkbookSource,
  knownSizes: readonly string[],
  choices?: SheetChoices,
): Promise<OrderReading> {
  const read = readOrderBook(await readBook(source), knownSizes, choices);
  if (!read.ok) throw new WorkbookRefused(read.refusal);
  const { rows, heads, account } = read.sheet;
  if (rows.length === 0) throw new WorkbookRefused(importRefusal('NO_ROWS'));
  const lines = orderLines(rows);
  // Stored per row of the sheet as a whole, whichever of its tables a line belongs to.
  const texts = lines.map(({ sources }) =>
    Object.fromEntries([...sources].flatMap((one) => Object.entries(rowTexts(one)))),
  );
  const longest = shareOf(
    texts.map((row) => lengthOf(Object.values(row))),
    LONGEST_ROW,
  );
  return {
    heads,
    lines: lines.map(({ line }, at) => ({ ...line, texts: keptTexts(texts[at] ?? {}, longest) })),
    account,
  };
}
