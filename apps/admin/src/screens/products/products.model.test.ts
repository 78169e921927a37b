import { expect, test } from 'vitest';
import { marginBp, saleState } from './products.model';

const lists = [{ id: 'l-1', name: 'AW25' }];

test.each([
  [{ stockQty: 0, lists, wholesalePriceCents: 100 }, 'soldOut'],
  [{ stockQty: 3, lists, wholesalePriceCents: null }, 'offered'],
  [{ stockQty: 3, lists: [], wholesalePriceCents: null }, 'unpriced'],
  [{ stockQty: 3, lists: [], wholesalePriceCents: 100 }, 'unlisted'],
] as const)('R-2.79 what stands in the way of selling comes first: %o is %s', (product, state) => {
  expect(saleState({ ...product, lists: [...product.lists] })).toBe(state);
});

test('the margin is a part of the price, and unknown without price or cost', () => {
  expect(marginBp(41_250, 17_600)).toBe(5733);
  expect(marginBp(10_000, 12_000)).toBe(-2000);
  expect(marginBp(null, 100)).toBeNull();
  expect(marginBp(0, 100)).toBeNull();
  expect(marginBp(100, null)).toBeNull();
});
