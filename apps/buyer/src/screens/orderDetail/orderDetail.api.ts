import { queryOptions } from '@tanstack/react-query';
import { buyer } from '../../api/client';
import { invalidate, queryClient } from '@selvedge/app-kit/app/queryClient';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import type { OrderDetail, ReceiptInput, ReorderResult } from '../../api/schemas';

/** One order with everything below it. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('orders', 'detail', id),
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/order/detail/{id}', { path: { id }, signal, silent: true }),
  });

/** One order of goods that have not arrived, with its terms. */
export const futuresQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('orders', 'futuresDetail', id),
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/order/futures/detail/{id}', { path: { id }, signal, silent: true }),
  });

/** What the server answers after a step: it becomes what the page shows, and lists are fetched anew. */
function take(order: OrderDetail): void {
  queryClient.setQueryData(orderQuery(order.id).queryKey, order);
  void queryClient.invalidateQueries({ queryKey: ['orders', 'futuresDetail'] });
  void queryClient.invalidateQueries({ queryKey: ['orders', 'page'] });
  void queryClient.invalidateQueries({ queryKey: ['orders', 'counts'] });
  void invalidate('dashboard');
}

/** Confirms sub-orders as offered. */
export async function confirmOffer(order: OrderDetail, subOrderIds: string[]): Promise<void> {
  take(await buyer.post('/api/sp/front/inquiry/confirm', { body: { subOrderIds, version: order.version } }));
}

/** Sends an offer back with a comment. */
export async function sendBack(subOrderIds: string[], comment: string): Promise<void> {
  take(await buyer.post('/api/sp/front/inquiry/refuse', { body: { subOrderIds, comment } }));
}

/** Cancels the whole order with a reason. */
export async function cancelOrder(order: OrderDetail, reason: string): Promise<void> {
  take(
    await buyer.post('/api/sp/front/order/cancel', {
      body: { orderId: order.id, reason, version: order.version },
    }),
  );
}

/** Makes a draft of what of an order is offered now. */
export async function reorder(orderId: string, idempotencyKey: string): Promise<ReorderResult> {
  const result = await buyer.post('/api/sp/front/order/reorder', { body: { orderId }, idempotencyKey });
  await invalidate('drafts');
  return result;
}

/** Says what of a sub-order arrived. */
export async function confirmReceipt(body: ReceiptInput): Promise<void> {
  await buyer.post('/api/sp/front/order/receipt/confirm', { body, silent: true });
  await invalidate('orders', 'dashboard');
}

/** One sub-order with a summary of the order it belongs to. */
export const subOrderQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('orders', 'sub', id),
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/order/son/detail/{id}', { path: { id }, signal, silent: true }),
  });

/** Writes about an order. */
export async function comment(
  body: { orderId: string; text: string; fileIds: string[] },
  idempotencyKey: string,
): Promise<void> {
  await buyer.post('/api/sp/front/order/comment', { body, idempotencyKey });
  await invalidate('orders');
}
