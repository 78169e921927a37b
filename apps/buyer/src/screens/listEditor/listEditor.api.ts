import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import type { ShareWish } from '@selvedge/app-shell/lists/ShareDialog';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '@selvedge/domain/constants';
import { buyer } from '../../api/client';
import type { ListDetail } from '../../api/schemas';

type Schemas = components['schemas'];

/** Query of a page of products of the user's own list, with the merchant's prices. */
export const ownProductsQuery = (listId: string, keywords: string, pageNum: number) =>
  queryOptions({
    queryKey: queryKey('products', 'own', listId, keywords, pageNum),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/list/product/page', {
        query: { listId, keywords: keywords || undefined, pageNum, pageSize: PAGE_SIZE_DEFAULT },
        signal,
        silent: true,
      }),
  });

/** Query of a page of the merchant's products that match the settings of the list. */
export const choiceQuery = (settings: ListDetail['settings'], keywords: string, pageNum: number) => {
  const within = {
    priceMinCents: settings.minCostCents,
    priceMaxCents: settings.maxCostCents,
    stockMin: settings.minAvailability,
    stockMax: settings.maxAvailability,
  };
  return queryOptions({
    queryKey: queryKey('products', 'choice', within, keywords, pageNum),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/product/page', {
        query: { ...within, keywords: keywords || undefined, pageNum, pageSize: PAGE_SIZE_DEFAULT },
        signal,
        silent: true,
      }),
  });
};

/** Query of the share links of the user's own list, newest first. */
export const linksQuery = (listId: string) =>
  queryOptions({
    queryKey: queryKey('lists', 'shares', listId),
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/list/share/page', {
        query: { listId, pageSize: PAGE_SIZE_MAX },
        signal,
        silent: true,
      }),
  });

const renew = () => invalidate('lists', 'products');

/** Prices a list by a rule. */
export async function priceProducts(rule: Schemas['ListPriceInput']): Promise<void> {
  await buyer.post('/api/sp/front/list/item/price', { body: rule, silent: true });
  await renew();
}

/** Publishes a draft. */
export async function publishList(id: string, version: number): Promise<void> {
  await buyer.post('/api/sp/front/list/publish', { body: { id, version }, silent: true });
  await renew();
}

/** Closes a list before its time. */
export async function closeList(id: string, version: number): Promise<void> {
  await buyer.post('/api/sp/front/list/close', { body: { id, version }, silent: true });
  await renew();
}

/** Reopens a closed list. */
export async function reopenList(id: string, closeAt: string, version: number): Promise<void> {
  await buyer.post('/api/sp/front/list/reopen', { body: { id, closeAt, version }, silent: true });
  await renew();
}

/** Deletes a draft. */
export async function deleteList(id: string): Promise<void> {
  await buyer.post('/api/sp/front/list/del', { body: { id }, silent: true });
  await invalidate('lists');
}

/** Creates a share link of a list. */
export async function shareList(listId: string, wish: ShareWish, key: string): Promise<void> {
  await buyer.post('/api/sp/front/list/share/create', {
    body: { listId, ...wish },
    idempotencyKey: key,
    silent: true,
  });
  await invalidate('lists');
}

/** Revokes a share link. */
export async function revokeLink(id: string): Promise<void> {
  await buyer.post('/api/sp/front/list/share/revoke', { body: { id }, silent: true });
  await invalidate('lists');
}
