import type { components } from '@selvedge/api-spec/types';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { queryOptions } from '@tanstack/react-query';
import { staff } from '../../api/client';
import type { StaffShipment } from '../../api/schemas';

/** Query of the pieces of a sub-order that can be shipped now. */
export const pickQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('orders', 'pick', id),
    queryFn: ({ signal }) =>
      staff.get('/api/v1/sub-orders/{id}/pick', { path: { id }, signal, silent: true }),
  });

/** Ships packed pieces; refusals are shown in the form. */
export async function ship(
  body: components['schemas']['StaffShipmentInput'],
  idempotencyKey: string,
): Promise<StaffShipment> {
  const sent = await staff.post('/api/v1/shipments', { body, idempotencyKey, silent: true });
  void invalidate('orders', 'dashboard', 'products');
  return sent;
}
