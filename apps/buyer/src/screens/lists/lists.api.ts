import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { PAGE_SIZE_DEFAULT } from '@selvedge/domain/constants';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { buyer } from '../../api/client';
import type { ListsSearch } from './lists.search';

/** Query of the number of lists per status, under the other filters. */
export const listCountsQuery = ({ delivery, isMine, keywords }: ListsSearch) =>
  queryOptions({
    queryKey: queryKey('lists', 'counts', { delivery, isMine, keywords }),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/list/count', {
        signal,
        silent: true,
        query: { keywords, deliveryMethod: delivery, scope: isMine ? 'mine' : 'all' },
      }),
  });

/** Query of a page of lists. With `closingSoon`: the open ones, the earliest closing time first. */
export const listPageQuery = (search: ListsSearch) => {
  const { status, delivery, isMine, closingSoon, keywords, sort, order, page } = search;
  return queryOptions({
    queryKey: queryKey('lists', 'page', search),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/list/page', {
        signal,
        silent: true,
        query: {
          pageNum: page,
          pageSize: PAGE_SIZE_DEFAULT,
          keywords,
          scope: isMine ? 'mine' : 'all',
          status: closingSoon ? 'PENDING' : status,
          deliveryMethod: delivery,
          ...(closingSoon ? { sort: ['closeAt'], order: ['asc'] } : { sort, order }),
        },
      }),
  });
};
