import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { queryOptions } from '@tanstack/react-query';
import { staff } from '../../api/client';
import type { PaymentAccountInput } from '../../api/schemas';

/** Accounts of the merchant, disabled ones too, in the order in which buyers see them. */
export const accountsQuery = queryOptions({
  queryKey: queryKey('accounts'),
  queryFn: ({ signal }) => staff.get('/api/v1/payment-accounts', { signal, silent: true }),
  select: (list) => ({ list, total: list.length }),
});

/** Adds an account; refusals are shown in its form. */
export async function addAccount(body: PaymentAccountInput, idempotencyKey: string): Promise<void> {
  await staff.post('/api/v1/payment-accounts', { body, idempotencyKey, silent: true });
  await invalidate('accounts');
}

/** Saves an account at the version that was read. */
export async function editAccount(id: string, body: PaymentAccountInput): Promise<void> {
  await staff.put('/api/v1/payment-accounts/{id}', { path: { id }, body, silent: true });
  await invalidate('accounts');
}

/** Deletes an account, so that buyers no longer see it; payments to it stay. */
export async function deleteAccount(id: string): Promise<void> {
  await staff.delete('/api/v1/payment-accounts/{id}', { path: { id }, silent: true });
  await invalidate('accounts');
}
