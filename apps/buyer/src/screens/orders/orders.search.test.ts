import { expect, test } from 'vitest';
import { askedOrders } from './orders.asked';
import { ordersSearch } from './orders.search';
import type { OrdersFilter } from './orders.search';

test('Q-18 L-20 the filter survives its way through the URL', () => {
  const filter = {
    status: 'SHIPPED',
    flow: 'TO_BE_PAID',
    payment: 'PAID',
    time: 'MONTH',
    listId: 'L26-07',
    brandId: 'b-01',
    orderedBy: 'by-demo',
    valueMinCents: 0,
    valueMaxCents: 250_000,
    keywords: 'O2511 林',
    sort: ['createdAt'],
    order: ['asc'],
    page: 3,
  } satisfies OrdersFilter;
  expect(ordersSearch.read(ordersSearch.write(filter))).toEqual(filter);
});

test('Q-18 values that are none of ours show everything', () => {
  expect(ordersSearch.read('status=LOST&flow=x&page=-2&time=EVER&valueMinCents=1e3')).toEqual({
    status: 'ALL',
    flow: undefined,
    payment: undefined,
    time: undefined,
    keywords: '',
    page: 1,
  });
});

test('R-9.22 D-42 Q-20 a quick filter asks for whole days of the reader, today included, and not for the time of the click', () => {
  const zone = 'Asia/Shanghai';
  const at = Date.parse('2025-11-20T15:59:00Z');
  const asked = askedOrders({ status: 'ALL', time: 'LAST_3_DAYS', keywords: '', page: 2 }, at, zone);
  expect(asked).toEqual({ createdFrom: '2025-11-17T16:00:00.000Z', createdTo: '2025-11-20T16:00:00.000Z' });
  expect(
    askedOrders({ status: 'ALL', time: 'LAST_3_DAYS', keywords: '', page: 1 }, at + 59_000, zone),
  ).toEqual(asked);
});
