import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { PAGE_SIZE_MAX } from '@selvedge/domain/constants';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { buyer } from '../../api/client';
import { askedOrders } from './orders.asked';
import type { OrdersFilter } from './orders.search';

/** Orders per page. */
const ORDERS_PER_PAGE = 20;

/** Query of a page of orders for a filter, newest first unless sorted otherwise. */
export const ordersQuery = (filter: OrdersFilter) =>
  queryOptions({
    queryKey: queryKey('orders', 'page', askedOrders(filter), filter.page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/order/page', {
        query: { pageNum: filter.page, pageSize: ORDERS_PER_PAGE, ...askedOrders(filter) },
        signal,
        silent: true,
      }),
  });

/** Query of the number of orders by status and flow, under the other filters. */
export const orderCountsQuery = (filter: OrdersFilter) => {
  const query = askedOrders({ ...filter, status: 'ALL', sort: undefined, order: undefined });
  return queryOptions({
    queryKey: queryKey('orders', 'counts', query),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => buyer.get('/api/sp/front/order/count', { query, signal, silent: true }),
  });
};

/** Query of the brands for the filter, by name. */
export const brandChoicesQuery = queryOptions({
  queryKey: queryKey('brands', 'page', 'choices'),
  queryFn: ({ signal }) =>
    buyer.get('/api/sp/front/brand/page', {
      query: { pageNum: 1, pageSize: PAGE_SIZE_MAX, sort: ['name'] },
      signal,
      silent: true,
    }),
});
