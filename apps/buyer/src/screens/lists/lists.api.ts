import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { PAGE_SIZE_DEFAULT } from '@selvedge/domain/constants';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { buyer } from '../../api/client';
import type { ListsFilter } from './lists.search';

/** Query of the number of lists per status, under the other filters. */
export const listCountsQuery = ({ delivery, scope, keywords }: ListsFilter) =>
  queryOptions({
    queryKey: queryKey('lists', 'counts', { delivery, scope, keywords }),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/list/count', {
        signal,
        silent: true,
        query: { keywords: keywords || undefined, deliveryMethod: delivery, scope },
      }),
  });

/** Query of a page of lists. With `closing`: the open ones, the earliest closing time first. */
export const listPageQuery = (filter: ListsFilter) => {
  const { status, delivery, scope, closing, keywords, sort, order, page } = filter;
  return queryOptions({
    queryKey: queryKey('lists', 'page', filter),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/list/page', {
        signal,
        silent: true,
        query: {
          pageNum: page,
          pageSize: PAGE_SIZE_DEFAULT,
          keywords: keywords || undefined,
          scope,
          status: closing ? 'PENDING' : status,
          deliveryMethod: delivery,
          ...(closing ? { sort: ['closeAt' as const], order: ['asc' as const] } : { sort, order }),
        },
      }),
  });
};
