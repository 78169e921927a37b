import { codes, isApiError } from '@selvedge/api-spec/client';
import type { components } from '@selvedge/api-spec/types';
import { invalidate, runThenRefetch } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { queryOptions } from '@tanstack/react-query';
import { staff } from '../api/client';

type Schemas = components['schemas'];
/** Refund or correction of credit that a second person decides about. */
export type MoneyApproval = Schemas['MoneyApproval'];

/** Page size: few approvals wait, at most one per order or team. */
const MOST = 100;

/** Refunds and corrections that wait for a second person, the newest first. */
export const approvalsQuery = queryOptions({
  queryKey: queryKey('orders', 'approvals'),
  queryFn: ({ signal }) =>
    staff.get('/api/v1/payments/approvals/page', {
      query: { status: 'WAITING', pageSize: MOST },
      signal,
      silent: true,
    }),
});

const renew = (): Promise<void> => invalidate('orders', 'teams', 'dashboard');

/**
 * Moves money, or requests the approval of a second person when the amount is above what the user may move alone (40920); returns whether
 * it moved. Rejects with the refusal of either call.
 */
export async function moveOrRequestApproval(
  move: () => Promise<void>,
  wanted: Schemas['MoneyApprovalInput'],
  idempotencyKey: string,
): Promise<boolean> {
  try {
    await move();
    return true;
  } catch (error) {
    if (!isApiError(error, codes.SECOND_PERSON)) throw error;
  }
  await staff.post('/api/v1/payments/approvals', { body: wanted, idempotencyKey, silent: true });
  await renew();
  return false;
}

/** Approves another person's request, or refuses it with the reason. */
export async function decideMoneyApproval(id: string, body: Schemas['MoneyApprovalDecision']): Promise<void> {
  const path = { id };
  await runThenRefetch(
    () => staff.put('/api/v1/payments/approvals/{id}/decide', { path, body, silent: true }),
    renew,
  );
}
