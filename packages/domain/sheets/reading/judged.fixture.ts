/** Reads and checks sheets against a small list of shoes; the results are short texts. */
import { productLookupOf } from '../productLookup';
import { product, readCells } from '../importRows.fixture';
import { checkOrderRows } from '../importRows';
import type { OrderSheet } from '../importSheet';
import { readingOf } from './account';
import type { ColumnChoices } from './choices';
import type { Grid, SheetCell } from './grid';
import { readOrderBook } from './orderBook';

/** Returns a style of shoes in sizes 35 to 41 (and 36.5). */
const shoe = (id: string) =>
  product({
    id,
    intlCode: id,
    minQty: 1,
    sizes: ['35', '36', '36.5', '37', '38', '39', '40', '41'].map((size) => ({
      skuId: `${id}-${size}`,
      size,
      stockQty: 50,
    })),
  });
/** Look-up of a list of two styles. */
export const lookup = productLookupOf([shoe('A'), shoe('B')]);
/** Sizes of the shoes. */
export const SIZES = shoe('A').sizes.map(({ size }) => size);

function judged(sheet: OrderSheet) {
  const checked = checkOrderRows(sheet, lookup);
  const offered = checked.lines.reduce((sum, { qty }) => sum + qty, 0);
  return {
    offered: checked.lines.map(({ productId, size, qty }) => `${productId} ${size} ${qty}`).toSorted(),
    refused: checked.rows.flatMap(({ cell, problems, match }) =>
      match ? [] : [`${cell} ${problems.map(({ code }) => code).join()}`],
    ),
    reading: readingOf(sheet.account, offered),
  };
}
/** Reads and checks a sheet of cells, with the columns that the user chose. */
export const read = (rows: SheetCell[][], columns?: ColumnChoices) => judged(readCells(rows, SIZES, columns));
/** Reads and checks a workbook. */
export const bookOf = (grids: Grid[]) => {
  const book = readOrderBook(grids, SIZES);
  if (!book.ok) throw new Error(book.refusal.reason);
  return judged(book.sheet);
};
/** Returns the columns with their use and their unused pieces. */
export const columnsOf = ({ reading }: ReturnType<typeof judged>) =>
  reading.columns.map(({ name, use, pieces }) => `${name} ${use} ${pieces}`);
/** Returns the skipped rows. */
export const rowsOf = ({ reading }: ReturnType<typeof judged>) =>
  reading.rows.map(({ reason, rowNos, pieces }) => `${reason} ${rowNos.join()} ${pieces}`);
