import { serverNow } from '@selvedge/api-spec/client';
import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { dateInZone } from '@selvedge/domain/time/zones';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { staff } from '../../api/client';
import { invalidate } from '@selvedge/app-kit/app/queryClient';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import { beginOf } from '@selvedge/app-kit/listing/days';
import { partyFilters, timeFilters } from './orders.search';
import type { OrdersFilter, TimeFilter } from './orders.search';

/** Orders on a page. */
export const ORDERS_PER_PAGE = 20;
/** Sub-orders of one batch call at most. */
const BATCH_SIZE = 200;

/** Begin of a span: a day of the house, so that the same span asks the same question all day. */
function since(time: TimeFilter): string {
  const today = dateInZone(serverNow(), BUSINESS_TIME_ZONE);
  return beginOf(today, -timeFilters[time]);
}

const narrowing = ({ flow, confirmation, payment, time, from, to, keywords, ...rest }: OrdersFilter) => ({
  ...Object.fromEntries(partyFilters.flatMap((name) => (rest[name] ? [[name, rest[name]]] : []))),
  ...(flow ? { flow } : {}),
  ...(confirmation ? { confirmation } : {}),
  ...(payment ? { paymentStatus: payment } : {}),
  ...(time ? { createdFrom: since(time) } : {}),
  ...(from ? { createdFrom: beginOf(from) } : {}),
  ...(to ? { createdTo: beginOf(to, 1) } : {}),
  ...(keywords ? { keywords } : {}),
});

/** A page of orders for a filter, newest first unless sorted otherwise. */
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

/** How many orders there are per status under the other filters. */
export const orderCountsQuery = (filter: OrdersFilter) =>
  queryOptions({
    queryKey: queryKey('orders', 'counts', narrowing(filter)),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      staff.get('/api/v1/orders/count', { query: narrowing(filter), signal, silent: true }),
  });

/** Starts to write orders into a workbook, a row for each line: those that are ticked, or all that are shown. */
export function exportOrders(filter: OrdersFilter, ticked: readonly string[]) {
  const { status, sort, order } = filter;
  const shown = { status, ...narrowing(filter), ...(sort ? { sort, order } : {}) };
  const query = ticked.length > 0 ? { ids: [...ticked] } : shown;
  return staff.get('/api/v1/orders/_export', { query, silent: true });
}

/** What became of a batch. */
export interface BatchResult {
  done: number;
  failed: { id: string; code: number }[];
}

/** Confirms sub-orders as asked, in calls of at most 200. */
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
