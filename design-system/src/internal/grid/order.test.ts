import { expect, test } from 'vitest';
import type { SortKey } from './order';
import { sortOrder } from './order';

const order = (keys: SortKey[], direction: 'ascending' | 'descending') => [
  ...sortOrder({
    count: keys.length,
    keyAt: (index) => keys[index],
    direction,
    compareText: (a, b) => (a < b ? -1 : a > b ? 1 : 0),
  }),
];

test('rows without a value come last either way, equal rows keep their order', () => {
  expect(order([3, null, 1, 3], 'ascending')).toEqual([2, 0, 3, 1]);
  expect(order([3, null, 1, 3], 'descending')).toEqual([0, 3, 2, 1]);
  expect(order(['b', undefined, 'a'], 'descending')).toEqual([0, 2, 1]);
  expect(order(['b', 2, 'a', 1], 'ascending')).toEqual([3, 1, 2, 0]);
});

test('Q-16 a hundred thousand numbers are sorted, not compared each with each', () => {
  const keys = Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 100_003);
  const started = performance.now();
  const sorted = order(keys, 'ascending');
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(keys[sorted[0] ?? 0]).toBe(0);
});
