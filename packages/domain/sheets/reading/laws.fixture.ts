/** Invariants of a reading, for any sheet with known content. */
import { expect } from 'vitest';
import { productLookupOf } from '../productLookup';
import { normaliseSize } from '../importSizes';
import { gridOf, product } from '../importRows.fixture';
import { checkOrderRows } from '../importRows';
import { readingOf } from './account';
import type { ColumnChoices } from './choices';
import type { MadeSheet } from './generated.fixture';
import type { Grid } from './grid';
import { readOrderBook } from './orderBook';

const products = ['A', 'B'].map((id) =>
  product({
    id,
    intlCode: id,
    sizes: ['35', '36', '36.5', '37', '38', '39', '40', '41', 'XS/S'].map((size) => ({
      skuId: `${id}-${size}`,
      size,
      stockQty: 12,
    })),
  }),
);
const lookup = productLookupOf(products);
const SIZES = products.flatMap(({ sizes }) => sizes.map(({ size }) => size));

/** Asserts that every piece is accounted for, and that none is offered for a size that is not written above it in its table. */
export function expectLaws(made: MadeSheet): void {
  const { rows, merges, hiddenRows, hiddenColumns } = made;
  expectLawsOf([gridOf(rows, { merges, hiddenRows, hiddenColumns })], made);
}

/** Asserts that for any choices for the columns the sum of the pieces is consistent. */
export function expectSum(
  { rows, merges, hiddenRows, hiddenColumns }: MadeSheet,
  columns: ColumnChoices,
): void {
  const choices = { sheet: 'Sheet1', columns };
  const book = readOrderBook([gridOf(rows, { merges, hiddenRows, hiddenColumns })], SIZES, choices);
  if (!book.ok) return;
  const { account } = book.sheet;
  const { lines } = checkOrderRows(book.sheet, lookup);
  const { sheet, offered, refused, passed } = readingOf(
    account,
    lines.reduce((sum, { qty }) => sum + qty, 0),
  ).pieces;
  expect(offered + refused + passed).toBe(sheet);
  expect(Math.min(offered, refused, passed)).toBeGreaterThanOrEqual(0);
  const unused = [...account.columns, ...account.rows].reduce((sum, { pieces }) => sum + pieces, 0);
  expect(unused).toBe(passed);
}

/** Asserts the same for a workbook that contains the sheet, as a reader returns it. */
export function expectLawsOf(grids: readonly Grid[], { pieces, productsAt }: MadeSheet): void {
  const book = readOrderBook(grids, SIZES);
  if (!book.ok) {
    if (book.refusal.reason === 'NO_ROWS') expect(pieces).toBe(0);
    else expect(book.refusal.params['pieces'] ?? pieces).toBe(pieces);
    return;
  }
  const checked = checkOrderRows(book.sheet, lookup);
  const offered = checked.lines.reduce((sum, { qty }) => sum + qty, 0);
  const reading = readingOf(book.sheet.account, offered);
  expect(reading.pieces.sheet).toBe(pieces);
  expect(reading.pieces.offered + reading.pieces.refused + reading.pieces.passed).toBe(pieces);
  expect(Math.min(reading.pieces.refused, reading.pieces.passed)).toBeGreaterThanOrEqual(0);
  for (const { cell, match } of checked.rows) {
    if (!match) continue;
    const { code, size } = productsAt.get(cell) ?? { code: '', size: '' };
    expect([match.productId, normaliseSize(match.size)]).toEqual([code, normaliseSize(size)]);
  }
}
