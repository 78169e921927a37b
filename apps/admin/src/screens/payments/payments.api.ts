import { invalidate, runThenRefetch } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { saveFile } from '@selvedge/app-shell/app/saveFile';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { staff } from '../../api/client';
import type { PaymentsFilter } from './payments.search';

/** Payments per page. */
const PAYMENTS_PER_PAGE = 20;

/** Query of one page of payments; waiting ones are in the order of their arrival. */
export const paymentsQuery = ({ state, keywords, page }: PaymentsFilter) =>
  queryOptions({
    queryKey: queryKey('orders', 'payments', state, keywords, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      staff.get('/api/v1/payments/page', {
        query: {
          pageNum: page,
          pageSize: PAYMENTS_PER_PAGE,
          ...(state === 'ALL' ? {} : { status: state }),
          ...(state === 'PROOF_SUBMITTED' ? { sort: ['createdAt' as const], order: ['asc' as const] } : {}),
          ...(keywords ? { keywords } : {}),
        },
        signal,
        silent: true,
      }),
  });

const renew = (): Promise<void> => invalidate('orders', 'dashboard');

/** Accepts the amount of a payment that really arrived; refusals are shown in the form. */
export async function acceptPayment(
  id: string,
  body: { amountCents: number; version: number },
): Promise<void> {
  await runThenRefetch(
    () => staff.put('/api/v1/payments/{id}/verify', { path: { id }, body, silent: true }),
    renew,
  );
}

/** Rejects a proof of payment; the customer reads the reason. */
export async function rejectPayment(id: string, body: { reason: string; version: number }): Promise<void> {
  await runThenRefetch(
    () => staff.put('/api/v1/payments/{id}/reject', { path: { id }, body, silent: true }),
    renew,
  );
}

/** Records a refund to a customer's bank. */
export async function refund(
  body: { orderId: string; amountCents: number; note: string },
  idempotencyKey: string,
): Promise<void> {
  await staff.post('/api/v1/payments/refunds', { body, idempotencyKey, silent: true });
  await renew();
}

/** Query of the payments and refunds of one day, line by line, with their sums. */
export const statementQuery = (day: string) =>
  queryOptions({
    queryKey: queryKey('orders', 'statement', day),
    queryFn: ({ signal }) =>
      staff.get('/api/v1/payments/statement', { query: { day }, signal, silent: true }),
  });

/** Saves the statement of a day as a sheet, with all its lines. */
export async function exportStatement(day: string): Promise<void> {
  const file = await staff.get('/api/v1/payments/statement/_export', { query: { day } });
  saveFile(file, file.name);
}
