import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { buyer } from '../../api/client';
import type { FuturesFilter } from './orders.search';

/** Futures orders per page. */
const FUTURES_PER_PAGE = 20;

/** Query of a page of futures orders, newest first. */
export const futuresPageQuery = ({ status, keywords, page }: FuturesFilter) =>
  queryOptions({
    queryKey: queryKey('orders', 'futures', status, keywords, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/order/futures/page', {
        query: {
          pageNum: page,
          pageSize: FUTURES_PER_PAGE,
          ...(status ? { status } : {}),
          ...(keywords ? { keywords } : {}),
        },
        signal,
        silent: true,
      }),
  });
