import { serverNow } from '@selvedge/api-spec/client';
import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { addDays, dateInZone } from '@selvedge/domain/time/zones';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../../../api/client';
import type { FuturesFilter } from './futures.search';

/** Futures orders per page. */
const FUTURES_PER_PAGE = 20;
const AHEAD = { month: 30, quarter: 90 } as const;

/** Returns the days of arrival of a span, in the merchant's time zone. */
function spanOf(arrival: FuturesFilter['arrival']): { arrivalFrom?: string; arrivalTo?: string } {
  if (arrival === undefined) return {};
  const today = dateInZone(serverNow(), BUSINESS_TIME_ZONE);
  if (arrival === 'late') return { arrivalTo: addDays(today, -1) };
  return { arrivalFrom: today, arrivalTo: addDays(today, AHEAD[arrival]) };
}

/** Query of one page of orders for products that have not arrived, newest first unless sorted otherwise. */
export const futuresQuery = (filter: FuturesFilter) =>
  queryOptions({
    queryKey: queryKey('orders', 'futures', filter),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const { status, payment, arrival, keywords, sort, order, page } = filter;
      const query = {
        pageNum: page,
        pageSize: FUTURES_PER_PAGE,
        status,
        ...(payment ? { paymentStatus: payment } : {}),
        ...spanOf(arrival),
        ...(keywords ? { keywords } : {}),
        ...(sort ? { sort, order } : {}),
      };
      return staff.get('/api/v1/futures-orders/page', { query, signal, silent: true });
    },
  });
