import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { PAGE_SIZE_DEFAULT } from '@selvedge/domain/constants';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { buyer } from '../api/client';

/** Query of a page of the team's credit statement, newest first. */
export const creditQuery = (page: number) =>
  queryOptions({
    queryKey: queryKey('orders', 'credit', page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/payment/credit/page', {
        query: { pageNum: page, pageSize: PAGE_SIZE_DEFAULT },
        signal,
        silent: true,
      }),
  });
