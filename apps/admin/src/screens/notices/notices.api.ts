import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../../api/client';
import type { NoticesFilter } from './notices.search';

/** Notices per page. */
const NOTICES_PER_PAGE = 20;

/** Query of one page of the user's inbox, newest first, with the number of all unread notices. */
export const noticesQuery = ({ keywords, show, type, page }: NoticesFilter) =>
  queryOptions({
    queryKey: queryKey('notices', 'page', keywords, show, type, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = {
        pageNum: page,
        pageSize: NOTICES_PER_PAGE,
        ...(keywords ? { keywords } : {}),
        ...(show === 'unread' ? { read: false } : {}),
        ...(type ? { type } : {}),
      };
      return staff.get('/api/v1/notices/my-page', { query, signal, silent: true });
    },
  });

/** Query of one notice; the server marks it as read. The live channel then refetches the list and the count at the bell. */
export const noticeQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('notices', 'one', id),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      staff.get('/api/v1/notices/{id}/detail', { path: { id }, signal, silent: true }),
  });

/** Marks every notice as read. */
export async function readAll(): Promise<void> {
  await staff.put('/api/v1/notices/read-all', {});
  await invalidate('notices');
}
