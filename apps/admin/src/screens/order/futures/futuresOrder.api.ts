import { queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../../../api/client';
import { renewOrders } from '../order.api';

/** Query of one futures order with its day of arrival, deposit and balance. */
export const futuresOrderQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('orders', 'futuresDetail', id),
    queryFn: ({ signal }) => staff.get('/api/v1/futures-orders/{id}', { path: { id }, signal, silent: true }),
  });

/** Sets or moves the day of arrival; the customer reads the reason. */
export async function setArrival(
  id: string,
  body: { expectedArrival: string | null; note: string; version: number },
): Promise<void> {
  await staff.put('/api/v1/futures-orders/{id}/arrival', { path: { id }, body, silent: true });
  await renewOrders();
}

/** Converts an order whose products have arrived to a spot order, which locks its stock. */
export async function convert(id: string, version: number): Promise<void> {
  await staff.put('/api/v1/futures-orders/{id}/convert', { path: { id }, body: { version }, silent: true });
}
