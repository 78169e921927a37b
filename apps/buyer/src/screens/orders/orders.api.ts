import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import { buyer } from '../../api/client';
import type { OrdersFilter } from './orders.search';

/** Orders on a page. */
export const ORDERS_PER_PAGE = 20;

/** A page of orders for a filter, newest first. */
export const ordersQuery = ({ status, flow, keywords, page }: OrdersFilter) =>
  queryOptions({
    queryKey: queryKey('orders', 'page', status, flow, keywords, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/order/page', {
        query: {
          pageNum: page,
          pageSize: ORDERS_PER_PAGE,
          ...(status === 'ALL' ? {} : { status }),
          ...(flow ? { flow } : {}),
          ...(keywords ? { keywords } : {}),
        },
        signal,
      }),
  });

/** How many orders there are by status and flow. */
export const orderCountsQuery = queryOptions({
  queryKey: queryKey('orders', 'counts'),
  queryFn: ({ signal }) => buyer.get('/api/sp/front/order/count', { query: {}, signal, silent: true }),
});
