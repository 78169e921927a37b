import { expect, test } from 'vitest';
import { tableSort } from '@selvedge/app-shell/listing/sorting';
import { ordersSearch } from './orders.search';
import type { OrdersFilter } from './orders.search';

test('Q-18 the filter survives its way through the address', () => {
  const filter = {
    status: 'IN_PROGRESS',
    flow: 'TO_BE_CONFIRMED',
    confirmation: 'AWAITING_PLATFORM',
    payment: 'UNPAID',
    customerId: 'by-demo',
    teamId: 't-01',
    salesmanId: 'u-02',
    supplierId: 'su-03',
    listId: 'l-0101',
    from: '2026-01-05',
    to: '2026-02-05',
    time: undefined,
    keywords: 'O2511 林',
    sort: ['paidCents'],
    order: ['asc'],
    page: 3,
  } satisfies OrdersFilter;
  expect(ordersSearch.read(ordersSearch.write(filter))).toEqual(filter);
});

test('Q-18 values that are none of ours show everything, and nothing stands in the address', () => {
  const all = ordersSearch.read('status=LOST&flow=x&payment=&page=-2&sort=secret&order=asc');
  expect(ordersSearch.write(all)).toBe('');
  expect(tableSort(all)).toBeUndefined();
});

test('a sort without a direction begins with the largest', () => {
  expect(tableSort(ordersSearch.read('sort=paidCents'))).toEqual({
    column: 'paidCents',
    direction: 'descending',
  });
});

test('Q-18 a named span stands for own days, and a day that is none is passed over', () => {
  expect(ordersSearch.read('time=WEEK&from=2026-01-05&to=2026-02-05')).not.toHaveProperty('from');
  expect(ordersSearch.read('from=2026-13-45&to=tomorrow')).not.toHaveProperty('to');
});
