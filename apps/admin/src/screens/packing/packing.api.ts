import type { components } from '@selvedge/api-spec/types';
import { invalidate } from '@selvedge/app-kit/app/queryClient';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import { queryOptions } from '@tanstack/react-query';
import { staff } from '../../api/client';
import type { StaffShipment } from '../../api/schemas';

/** What of a sub-order can be sent now. */
export const pickQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('orders', 'pick', id),
    queryFn: ({ signal }) =>
      staff.get('/api/v1/sub-orders/{id}/pick', { path: { id }, signal, silent: true }),
  });

/** Goods leave; refusals are shown where it is sent. */
export async function ship(
  body: components['schemas']['StaffShipmentInput'],
  idempotencyKey: string,
): Promise<StaffShipment> {
  const sent = await staff.post('/api/v1/shipments', { body, idempotencyKey, silent: true });
  void invalidate('orders', 'dashboard', 'products');
  return sent;
}
