import { queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { buyer } from '../../api/client';

/** Query of the shipments of an order, with their content and tracking events. */
export const shipmentsQuery = (orderId: string) =>
  queryOptions({
    queryKey: queryKey('orders', 'shipments', orderId),
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/logistics/list', { query: { orderId }, signal, silent: true }),
  });
