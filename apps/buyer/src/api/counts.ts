import { queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { buyer } from './client';

/** Query of the number of lines and pieces in the cart, shown at the cart icon. */
export const cartCountQuery = queryOptions({
  queryKey: queryKey('cart', 'count'),
  queryFn: ({ signal }) => buyer.get('/api/sp/front/cart/count', { signal, silent: true }),
});

/** Query of the number of unread notices, shown at the bell. */
export const noticeCountQuery = queryOptions({
  queryKey: queryKey('notices', 'count'),
  queryFn: ({ signal }) => buyer.get('/api/sp/front/notice/count', { signal, silent: true }),
});
