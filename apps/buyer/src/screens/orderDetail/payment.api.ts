import { queryOptions } from '@tanstack/react-query';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { buyer } from '../../api/client';
import type { PaymentInput } from '../../api/schemas';

/** Query of the payments of an order, with the open amount and the actions allowed now. */
export const paymentsQuery = (orderId: string) =>
  queryOptions({
    queryKey: queryKey('orders', 'payments', orderId),
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/payment/list', { query: { orderId }, signal, silent: true }),
  });

/** Query of the merchant's payment accounts. */
export const accountsQuery = queryOptions({
  queryKey: queryKey('orders', 'accounts'),
  queryFn: ({ signal }) => buyer.get('/api/sp/front/payment/accounts', { signal, silent: true }),
});

/** Sends a proof of a payment. */
export async function sendProof(body: PaymentInput, idempotencyKey: string): Promise<void> {
  await buyer.post('/api/sp/front/payment/proof/add', { body, idempotencyKey, silent: true });
  await invalidate('orders', 'dashboard');
}

/** Withdraws a proof that was not checked yet. */
export async function withdrawProof(id: string): Promise<void> {
  await buyer.post('/api/sp/front/payment/proof/del', { body: { id } });
  await invalidate('orders');
}

/** Pays with team credit. */
export async function applyCredit(
  body: { orderId: string; amountCents: number },
  idempotencyKey: string,
): Promise<void> {
  await buyer.post('/api/sp/front/payment/credit/apply', { body, idempotencyKey, silent: true });
  await invalidate('orders', 'dashboard');
}
