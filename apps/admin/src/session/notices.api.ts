import { queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../api/client';

/** Query of the number of the user's unread notices, shown at the bell. */
export const unreadQuery = queryOptions({
  queryKey: queryKey('notices', 'count'),
  queryFn: async ({ signal }) => {
    const page = await staff.get('/api/v1/notices/my-page', {
      query: { pageNum: 1, pageSize: 1, read: false },
      signal,
      silent: true,
    });
    return page.unread;
  },
});
