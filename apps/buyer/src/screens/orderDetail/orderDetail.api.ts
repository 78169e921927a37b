import { queryOptions } from '@tanstack/react-query';
import { buyer } from '../../api/client';
import { invalidate, queryClient } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import type { OrderDetail, ReceiptInput, ReorderResult } from '../../api/schemas';

/** Query of an order with all its details. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('orders', 'detail', id),
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/order/detail/{id}', { path: { id }, signal, silent: true }),
  });

/** Query of a futures order with its terms. */
export const futuresQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('orders', 'futuresDetail', id),
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/order/futures/detail/{id}', { path: { id }, signal, silent: true }),
  });

/** Stores the order that a call returned in the cache, and refetches the order lists. */
function take(order: OrderDetail): void {
  queryClient.setQueryData(orderQuery(order.id).queryKey, order);
  void queryClient.invalidateQueries({ queryKey: ['orders', 'futuresDetail'] });
  void queryClient.invalidateQueries({ queryKey: ['orders', 'page'] });
  void queryClient.invalidateQueries({ queryKey: ['orders', 'counts'] });
  void invalidate('dashboard');
}

/** Waits for a transition of an order; when it is refused, the order is read again. */
async function transition(orderId: string, sent: Promise<OrderDetail>): Promise<void> {
  try {
    take(await sent);
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey: orderQuery(orderId).queryKey });
    throw error;
  }
}

/** Confirms sub-orders as offered. */
export const confirmOffer = (orderId: string, subOrderIds: string[], version: number): Promise<void> =>
  transition(
    orderId,
    buyer.post('/api/sp/front/inquiry/confirm', { body: { subOrderIds, version }, silent: true }),
  );

/** Sends an offer back with a comment. */
export const sendBack = (orderId: string, subOrderIds: string[], comment: string): Promise<void> =>
  transition(
    orderId,
    buyer.post('/api/sp/front/inquiry/refuse', { body: { subOrderIds, comment }, silent: true }),
  );

/** Cancels a whole order with a reason. */
export const cancelOrder = (orderId: string, reason: string, version: number): Promise<void> =>
  transition(
    orderId,
    buyer.post('/api/sp/front/order/cancel', { body: { orderId, reason, version }, silent: true }),
  );

/** Creates a draft from the lines of an order that are offered now. */
export async function reorder(orderId: string, idempotencyKey: string): Promise<ReorderResult> {
  const result = await buyer.post('/api/sp/front/order/reorder', { body: { orderId }, idempotencyKey });
  await invalidate('drafts');
  return result;
}

/** Confirms the receipt of a sub-order with the received quantities. */
export async function confirmReceipt(body: ReceiptInput): Promise<void> {
  await buyer.post('/api/sp/front/order/receipt/confirm', { body, silent: true });
  await invalidate('orders', 'dashboard');
}

/** Query of a sub-order with a summary of its order. */
export const subOrderQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('orders', 'sub', id),
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/order/son/detail/{id}', { path: { id }, signal, silent: true }),
  });

/** Sends a message about an order. */
export async function comment(
  body: { orderId: string; text: string; fileIds: string[] },
  idempotencyKey: string,
): Promise<void> {
  await buyer.post('/api/sp/front/order/comment', { body, idempotencyKey });
  await invalidate('orders');
}
