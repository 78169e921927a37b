import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { PAGE_SIZE_DEFAULT } from '@selvedge/domain/constants';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { buyer } from '../../api/client';
import type { NoticesSearch } from './notices.search';

/** Query of a page of notices, newest first, with the total number of unread ones. */
export const noticePageQuery = ({ page, keywords, isUnread, type }: NoticesSearch) =>
  queryOptions({
    queryKey: queryKey('notices', 'page', page, keywords, isUnread, type),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/notice/page', {
        query: {
          pageNum: page,
          pageSize: PAGE_SIZE_DEFAULT,
          keywords: keywords || undefined,
          unread: isUnread ? true : undefined,
          type,
        },
        signal,
        silent: true,
      }),
  });

/** Marks one notice as read, or all of them; every open page of the buyer is notified. */
export async function markRead(which: { ids: string[] } | { all: true }): Promise<void> {
  await buyer.post('/api/sp/front/notice/read', { body: which });
  await invalidate('notices');
}
