import { serverNow } from '@selvedge/api-spec/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { PAGE_SIZE_DEFAULT } from '@selvedge/domain/constants';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { buyer } from '../../api/client';
import type { BrandsFilter } from './brands.search';

/**
 * Query of the user's last visit of the brands, on any device; null on the first. Read once per visit, so that new products stay marked
 * while the page is open.
 */
export const lastVisitQuery = queryOptions({
  queryKey: queryKey('brands', 'seen'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  queryFn: async ({ signal }) => {
    const { brandsSeenAt } = await buyer.get('/api/sp/front/user/preference', { signal, silent: true });
    return brandsSeenAt ?? null;
  },
});

/** Stores the current time as the last visit of the brands. */
export async function noteVisit(): Promise<void> {
  const body = { brandsSeenAt: new Date(serverNow()).toISOString() };
  await buyer.post('/api/sp/front/user/preference/edit', { body, silent: true });
}

/** Query of a page of brands, with the number of products that are new since a moment. */
export const brandPageQuery = ({ page, keywords, initial, show }: BrandsFilter, since: string | null) =>
  queryOptions({
    queryKey: queryKey('brands', 'page', page, keywords, initial, show, since),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/brand/page', {
        query: {
          pageNum: page,
          pageSize: PAGE_SIZE_DEFAULT,
          keywords: keywords || undefined,
          initial,
          hot: show === 'hot' ? true : undefined,
          followed: show === 'followed' ? true : undefined,
          since: since ?? undefined,
        },
        signal,
        silent: true,
      }),
  });

/** Follows or unfollows a brand. */
export async function setFollowed(id: string, isFollowed: boolean): Promise<void> {
  await (isFollowed
    ? buyer.post('/api/sp/front/brand/follow', { body: { id } })
    : buyer.post('/api/sp/front/brand/unfollow', { body: { id } }));
  await invalidate('brands', 'lists', 'dashboard');
}
