/** The laws of a reading, for any sheet that was made with knowledge of its cells. */
import { expect } from 'vitest';
import { catalogueOf } from '../importCatalogue';
import { normaliseSize } from '../importHeaders';
import { gridOf, product } from '../importRows.fixture';
import { checkOrderRows } from '../importRows';
import { readingOf } from './account';
import type { MadeSheet } from './generated.fixture';
import { readOrderBook } from './orderBook';

const goods = ['A', 'B'].map((id) =>
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
const lookup = catalogueOf(goods);

/** No piece goes without a word, and none is offered for a size that was not written above it in its table. */
export function expectLaws({ rows, pieces, goodsAt }: MadeSheet): void {
  const book = readOrderBook(
    [gridOf(rows)],
    goods.flatMap(({ sizes }) => sizes.map(({ size }) => size)),
  );
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
    const { code, size } = goodsAt.get(cell) ?? { code: '', size: '' };
    expect([match.productId, normaliseSize(match.size)]).toEqual([code, normaliseSize(size)]);
  }
}
