import { queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import { buyer } from '../../api/client';

/** Parcels of an order with what is in them and how far they came. */
export const shipmentsQuery = (orderId: string) =>
  queryOptions({
    queryKey: queryKey('orders', 'shipments', orderId),
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/logistics/list', { query: { orderId }, signal, silent: true }),
  });
