import { expect, test } from 'vitest';
import { neighbours } from '../../listing/neighbours';
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

test('the open row knows its neighbours and its place over all pages; one that is on none has neither', () => {
  expect(neighbours(['a', 'b', 'c'], 'b', 50)).toEqual({ place: 52, previous: 'a', next: 'c' });
  expect(neighbours(['a', 'b', 'c'], 'a', 0)).toEqual({ place: 1, previous: undefined, next: 'b' });
  expect(neighbours(['a'], 'z', 0)).toBeUndefined();
});
