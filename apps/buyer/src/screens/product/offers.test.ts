import { expect, test } from 'vitest';
import type { Offer } from './offers';
import { priceRange } from './offers';

const offer = (wholesalePriceCents: number | null): Offer => ({
  listId: 'l-1',
  listName: 'List',
  kind: 'SPOT',
  closeAt: '2025-11-22T10:00:00Z',
  shipEstimate: '2025-11-27',
  receiveEstimate: '2025-12-04',
  wholesalePriceCents,
});

test('X-B15 the range of prices passes over lists that give theirs on inquiry', () => {
  expect(priceRange([offer(42_000), offer(null), offer(40_500)])).toEqual({ from: 40_500, to: 42_000 });
  expect(priceRange([offer(null)])).toBeNull();
  expect(priceRange([])).toBeNull();
});
