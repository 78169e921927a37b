import { expect, test } from 'vitest';
import type { OrderDetail } from '../../../api/schemas';
import { editsOf, takesProducts } from './added';

const line = { id: 'ol-1', skuId: '38', askedQty: 6, outOfStockQty: 2 };
const sub = { listId: 'l1', confirmation: 'CONFIRMED', cancelled: false, shipping: 'NONE', lines: [line] };
const order = { subs: [sub], status: 'IN_PROGRESS', paymentStatus: 'UNPAID' } as unknown as OrderDetail;

test('X-A115 R-2.77 what a sub-order has gets more pieces, other sizes and lists become new lines', () => {
  const more = { skuId: '38', listId: 'l1', qty: 3 };
  const other = { skuId: '40', listId: 'l1', qty: 1 };
  const elsewhere = { skuId: '38', listId: 'l2', qty: 1 };
  expect(editsOf(order, [more, other, elsewhere])).toEqual([{ id: 'ol-1', qty: 7 }, other, elsewhere]);
  const asked = { ...order, subs: [{ ...sub, confirmation: 'PLATFORM_CONFIRMED' }] } as OrderDetail;
  expect(editsOf(asked, [more])).toEqual([more]);
});

test('X-A115 an order takes goods until something is paid or shipped', () => {
  expect(takesProducts(order)).toBe(true);
  expect(takesProducts({ ...order, paymentStatus: 'PARTIALLY_PAID' })).toBe(false);
  expect(takesProducts({ ...order, status: 'CANCELLED' })).toBe(false);
  expect(takesProducts({ ...order, subs: [{ ...sub, shipping: 'PARTIAL' }] } as unknown as OrderDetail)).toBe(
    false,
  );
});
