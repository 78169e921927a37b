import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../../api/client';
import type { SalesmenFilter } from './salesmen.search';

/** Salespeople per page. */
const SALESMEN_PER_PAGE = 20;

/** Query of one page of salespeople, by name unless sorted otherwise. */
export const salesmenQuery = ({ keywords, sort, order, page }: SalesmenFilter) =>
  queryOptions({
    queryKey: queryKey('salesmen', 'page', keywords, sort, order, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = {
        pageNum: page,
        pageSize: SALESMEN_PER_PAGE,
        ...(keywords ? { keywords } : {}),
        ...(sort ? { sort, order } : {}),
      };
      return staff.get('/api/v1/salesmen/page', { query, signal, silent: true });
    },
  });

/** Creates a new invitation code; the old one stops working. */
export async function makeCode(userId: string) {
  const made = await staff.post('/api/v1/salesmen/{userId}/code', { path: { userId }, silent: true });
  void invalidate('salesmen');
  return made;
}
