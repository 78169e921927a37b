import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { staff } from '../../api/client';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { createdOf } from '@selvedge/app-shell/listing/days';
import { partyFilters } from './orders.search';
import type { OrdersFilter } from './orders.search';

/** Orders per page. */
const ORDERS_PER_PAGE = 20;
/** Maximum number of sub-orders of one batch call. */
const BATCH_SIZE = 200;

/** Returns the filter as parameters of the server; its days are those of the business, so that the same range sends the same query all day. */
const narrowing = ({ flow, confirmation, payment, time, from, to, keywords, ...rest }: OrdersFilter) => ({
  ...Object.fromEntries(partyFilters.flatMap((name) => (rest[name] ? [[name, rest[name]]] : []))),
  ...(flow ? { flow } : {}),
  ...(confirmation ? { confirmation } : {}),
  ...(payment ? { paymentStatus: payment } : {}),
  ...createdOf({ time, from, to }),
  ...(keywords ? { keywords } : {}),
});

/** Query of one page of orders for a filter, newest first unless sorted otherwise. */
export const ordersQuery = (filter: OrdersFilter) =>
  queryOptions({
    queryKey: queryKey('orders', 'page', filter),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const { status, sort, order, page } = filter;
      const sorted = sort ? { sort, order } : {};
      const query = { pageNum: page, pageSize: ORDERS_PER_PAGE, status, ...narrowing(filter), ...sorted };
      return staff.get('/api/v1/orders/page', { query, signal, silent: true });
    },
  });

/** Query of the number of orders per status under the other filters. */
export const orderCountsQuery = (filter: OrdersFilter) =>
  queryOptions({
    queryKey: queryKey('orders', 'counts', narrowing(filter)),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      staff.get('/api/v1/orders/count', { query: narrowing(filter), signal, silent: true }),
  });

/** Starts an export of orders into a workbook, with a row for each line: the selected orders, or all that match the filter. */
export function exportOrders(filter: OrdersFilter, ticked: readonly string[]) {
  const { status, sort, order } = filter;
  const shown = { status, ...narrowing(filter), ...(sort ? { sort, order } : {}) };
  const query = ticked.length > 0 ? { ids: [...ticked] } : shown;
  return staff.get('/api/v1/orders/_export', { query, silent: true });
}

/** Result of a batch. */
export interface BatchResult {
  done: number;
  failed: { id: string; code: number }[];
}

/** Confirms sub-orders as ordered, in calls of at most 200. */
export async function confirmAsAsked(ids: readonly string[]): Promise<BatchResult> {
  const result: BatchResult = { done: 0, failed: [] };
  try {
    for (let at = 0; at < ids.length; at += BATCH_SIZE) {
      const body = { ids: ids.slice(at, at + BATCH_SIZE) };
      const { done, failed } = await staff.put('/api/v1/sub-orders/batch/confirm', { body });
      result.done += done.length;
      result.failed.push(...failed);
    }
  } finally {
    void invalidate('orders', 'dashboard');
  }
  return result;
}
