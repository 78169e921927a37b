import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { buyer } from '../../api/client';
import type { OrdersFilter } from './orders.search';

/** Futures orders per page. */
export const FUTURES_PER_PAGE = 20;

/** Query of a page of futures orders, newest first. */
export const futuresPageQuery = ({ status, flow, keywords, page }: OrdersFilter) =>
  queryOptions({
    queryKey: queryKey('orders', 'futures', status, flow, keywords, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/order/futures/page', {
        query: {
          pageNum: page,
          pageSize: FUTURES_PER_PAGE,
          ...(status === 'ALL' ? {} : { status }),
          ...(flow ? { flow } : {}),
          ...(keywords ? { keywords } : {}),
        },
        signal,
        silent: true,
      }),
  });
