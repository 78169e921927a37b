import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { staff } from '../../api/client';
import { narrowing } from './lists.search';
import type { ListsFilter } from './lists.search';

/** Lists per page. */
const LISTS_PER_PAGE = 20;

/** Query of one page of lists with the number of each status, newest first unless sorted otherwise. */
export const listsQuery = (filter: ListsFilter) =>
  queryOptions({
    queryKey: queryKey('lists', 'page', filter),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const { status, sort, order, page } = filter;
      const query = {
        pageNum: page,
        pageSize: LISTS_PER_PAGE,
        ...narrowing(filter),
        ...(status !== 'ALL' && { status }),
        ...(sort && { sort, order }),
      };
      return staff.get('/api/v1/lists/page', { query, signal, silent: true });
    },
  });
