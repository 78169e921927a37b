import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { PAGE_SIZE_DEFAULT } from '@selvedge/domain/constants';
import { buyer } from '../../api/client';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import type { DraftsFilter } from './drafts.search';

/** Query of a page of drafts that match the keywords, latest first. */
export const draftPageQuery = ({ keywords, page }: DraftsFilter) =>
  queryOptions({
    queryKey: queryKey('drafts', 'page', keywords, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/inquiry/draft/page', {
        signal,
        silent: true,
        query: {
          keywords: keywords || undefined,
          pageNum: page,
          pageSize: PAGE_SIZE_DEFAULT,
          sort: ['updatedAt'],
          order: ['desc'],
        },
      }),
  });

/** Deletes drafts permanently. */
export async function deleteDrafts(ids: string[]): Promise<void> {
  await buyer.post('/api/sp/front/inquiry/draft/del', { body: { ids }, silent: true });
  await invalidate('drafts');
}

/** Changes title and sharing of a draft; all other fields are sent back as stored. */
export async function changeDraft(
  id: string,
  change: { title: string; shared: boolean },
  version: number,
): Promise<void> {
  const stored = await buyer.get('/api/sp/front/inquiry/draft/detail/{id}', { path: { id }, silent: true });
  const { addressId, notifyUserIds, remark } = stored;
  const lines = stored.lines.map(({ productId, skuId, listId, qty, note }) => ({
    productId,
    skuId,
    listId,
    qty,
    ...(note ? { note } : {}),
  }));
  await buyer.post('/api/sp/front/inquiry/draft/save', {
    body: {
      id,
      ...change,
      lines,
      version,
      ...(addressId ? { addressId } : {}),
      ...(notifyUserIds ? { notifyUserIds } : {}),
      ...(remark ? { remark } : {}),
    },
    silent: true,
  });
  await invalidate('drafts');
}
