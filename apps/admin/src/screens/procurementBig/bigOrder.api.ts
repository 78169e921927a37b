import { queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import { staff } from '../../api/client';

/** All lines of all sub-orders of an order (X-A113, D-15). */
export const bigOrderQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('orders', 'big', id),
    queryFn: ({ signal }) => staff.get('/api/v1/orders/{id}/big', { path: { id }, signal, silent: true }),
  });
