import { expect, test } from 'vitest';
import { tableSort } from '../../listing/sorting';
import { isNarrowed, readOrdersFilter, writeOrdersFilter } from './orders.search';

test('Q-18 the filter survives its way through the address', () => {
  const filter = {
    status: 'IN_PROGRESS',
    flow: 'TO_BE_CONFIRMED',
    confirmation: 'AWAITING_PLATFORM',
    payment: 'UNPAID',
    time: 'month',
    keywords: 'O2511 林',
    sort: 'paidCents',
    order: 'asc',
    page: 3,
  } as const;
  expect(readOrdersFilter(writeOrdersFilter(filter))).toEqual(filter);
});

test('Q-18 values that are none of ours show everything, and nothing stands in the address', () => {
  const all = readOrdersFilter('status=LOST&flow=x&payment=&page=-2&sort=secret&order=asc');
  expect(writeOrdersFilter(all)).toBe('');
  expect(isNarrowed(all)).toBe(false);
  expect(tableSort(all)).toBeUndefined();
});

test('a sort without a direction begins with the largest', () => {
  expect(tableSort(readOrdersFilter('sort=paidCents'))).toEqual({
    column: 'paidCents',
    direction: 'descending',
  });
});
