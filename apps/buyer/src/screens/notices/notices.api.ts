import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { PAGE_SIZE_DEFAULT } from '@selvedge/domain/constants';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { buyer } from '../../api/client';
import type { NoticesFilter } from './notices.search';

/** Query of a page of notices, newest first, with the total number of unread ones. */
export const noticePageQuery = ({ page, keywords, show, type }: NoticesFilter) =>
  queryOptions({
    queryKey: queryKey('notices', 'page', page, keywords, show, type),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/notice/page', {
        query: {
          pageNum: page,
          pageSize: PAGE_SIZE_DEFAULT,
          keywords: keywords || undefined,
          unread: show === 'unread' ? true : undefined,
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
