/** Sheets judged against a small list of shoes, as short texts. */
import { productLookupOf } from '../productLookup';
import { product, readCells } from '../importRows.fixture';
import { checkOrderRows } from '../importRows';
import type { OrderSheet } from '../importSheet';
import { readingOf } from './account';
import type { ColumnChoices } from './choices';
import type { Grid, SheetCell } from './grid';
import { readOrderBook } from './orderBook';

/** An open list of shoes in sizes 35 to 41 (and 36.5), with two styles. */
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
/** The list of shoes. */
export const lookup = productLookupOf([shoe('A'), shoe('B')]);
/** Sizes the goods are made in. */
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
/** Reads and judges a sheet of cells, its columns as the person chose. */
export const read = (rows: SheetCell[][], columns?: ColumnChoices) => judged(readCells(rows, SIZES, columns));
/** Reads and judges a workbook. */
export const bookOf = (grids: Grid[]) => {
  const book = readOrderBook(grids, SIZES);
  if (!book.ok) throw new Error(book.refusal.reason);
  return judged(book.sheet);
};
/** Columns with what they were taken for and their pieces that are not used. */
export const columnsOf = ({ reading }: ReturnType<typeof judged>) =>
  reading.columns.map(({ name, use, pieces }) => `${name} ${use} ${pieces}`);
/** Rows that are passed over. */
export const rowsOf = ({ reading }: ReturnType<typeof judged>) =>
  reading.rows.map(({ reason, rowNos, pieces }) => `${reason} ${rowNos.join()} ${pieces}`);
