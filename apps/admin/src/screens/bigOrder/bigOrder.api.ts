import { queryOptions } from '@tanstack/react-query';
import { invalidate, queryClient } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../../api/client';
import type { BigOrderInput } from '../../api/schemas';

/** Query of all lines of all sub-orders of an order. */
export const bigOrderQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('orders', 'big', id),
    queryFn: ({ signal }) => staff.get('/api/v1/orders/{id}/big', { path: { id }, signal, silent: true }),
  });

/** Saves the edits of the sheet; the response has the outcome of each cell. */
export async function saveSheet(id: string, body: BigOrderInput) {
  const saved = await staff.put('/api/v1/orders/{id}/big', { path: { id }, body });
  queryClient.setQueryData(bigOrderQuery(id).queryKey, saved.big);
  void invalidate('dashboard');
  return saved;
}
