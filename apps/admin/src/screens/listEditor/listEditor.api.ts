import type { components } from '@selvedge/api-spec/types';
import { invalidate, queryClient, runThenRefetch } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import type { ShareWish } from '@selvedge/app-shell/lists/ShareDialog';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { staff } from '../../api/client';
import { addressQuery, narrowing } from './productFilter';
import type { ProductFilter } from './productFilter';

type Schemas = components['schemas'];

/** Products per page. */
export const PRODUCTS_PER_PAGE = 50;
/** Number of a list's orders that are shown beside it. */
const LATEST_ORDERS = 8;

/** Query of one list with its settings and its allowed actions. */
export const listQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('lists', 'detail', id),
    queryFn: ({ signal }) => staff.get('/api/v1/lists/{id}', { path: { id }, signal, silent: true }),
  });

/** Reads a list again, also for the page behind the form. */
export const rereadList = (id: string) => queryClient.fetchQuery({ ...listQuery(id), staleTime: 0 });

/** Query of one page of a list's products. */
export const productQuery = (id: string, filter: ProductFilter) =>
  queryOptions({
    queryKey: queryKey('lists', 'goods', id, filter),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      staff.get('/api/v1/lists/{id}/products/page', {
        path: { id },
        query: { pageNum: filter.page, pageSize: PRODUCTS_PER_PAGE, ...narrowing(filter) },
        signal,
        silent: true,
      }),
  });

/** Query of one page of the products that can be added to a list: the merchant's, or those of another list. */
export const choiceQuery = (kind: Schemas['OrderKind'], filter: ProductFilter) =>
  queryOptions({
    queryKey: queryKey('products', 'choice', kind, filter),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      staff.get('/api/v1/products/page', {
        query: { pageNum: filter.page, pageSize: PRODUCTS_PER_PAGE, kind, ...narrowing(filter) },
        signal,
        silent: true,
      }),
  });

/** Query of the values of the product filters, for all of the merchant's products or one list. */
export const valuesQuery = (kind: Schemas['OrderKind'], listId: string | undefined) =>
  queryOptions({
    queryKey: queryKey('products', 'values', kind, listId),
    queryFn: ({ signal }) =>
      staff.get('/api/v1/products/filters', {
        query: { kind, ...(listId && { listId }) },
        signal,
        silent: true,
      }),
  });

/** Query of the newest orders with products of a list. */
export const ordersOfListQuery = (listId: string) =>
  queryOptions({
    queryKey: queryKey('orders', 'page', 'list', listId),
    queryFn: ({ signal }) =>
      staff.get('/api/v1/orders/page', { query: { listId, pageSize: LATEST_ORDERS }, signal, silent: true }),
  });

/** Query of the links of a list, the newest first. */
export const linksQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('lists', 'shares', id),
    queryFn: ({ signal }) => staff.get('/api/v1/lists/{id}/shares', { path: { id }, signal, silent: true }),
  });

/** Change of the products of a list. */
export type ListChange = Schemas['StaffListItemsInput'];

/** Adds products to a list, removes them, or sets their prices. A refused change refetches the list for the next try. */
export const editProducts = (id: string, body: ListChange): Promise<void> =>
  runThenRefetch(
    () => staff.put('/api/v1/lists/{id}/products', { path: { id }, body, silent: true }),
    () => invalidate('lists', 'products'),
  );

/** Adds all products that the table of products shows for a filter. */
export const addFound = (id: string, version: number, filter: ProductFilter) =>
  editProducts(id, { version, addFound: addressQuery(filter) });

/** Removes all products that the table of the list shows for a filter. */
export const removeFound = (id: string, version: number, filter: ProductFilter) =>
  editProducts(id, { version, removeFound: addressQuery(filter) });

/** Publishes a draft. */
export async function publishList(id: string, version: number): Promise<void> {
  await staff.put('/api/v1/lists/{id}/publish', { path: { id }, body: { version }, silent: true });
  await invalidate('lists', 'products');
}

/** Closes a list before its time. */
export async function closeList(id: string, version: number): Promise<void> {
  await staff.put('/api/v1/lists/{id}/close', { path: { id }, body: { version }, silent: true });
  await invalidate('lists', 'products');
}

/** Opens a closed list again. */
export async function reopenList(id: string, closeAt: string, version: number): Promise<void> {
  await staff.put('/api/v1/lists/{id}/reopen', { path: { id }, body: { closeAt, version }, silent: true });
  await invalidate('lists', 'products');
}

/** Deletes a draft. */
export async function deleteList(id: string): Promise<void> {
  await staff.delete('/api/v1/lists/{id}', { path: { id }, silent: true });
  void invalidate('lists');
}

/** Creates a link. */
export async function shareList(id: string, body: ShareWish, idempotencyKey: string): Promise<void> {
  await staff.post('/api/v1/lists/{id}/shares', { path: { id }, body, idempotencyKey, silent: true });
  await invalidate('lists');
}

/** Revokes a link. */
export async function revokeLink(id: string): Promise<void> {
  await staff.delete('/api/v1/lists/shares/{id}', { path: { id }, silent: true });
  await invalidate('lists');
}

/** Starts an export of the list's products into a workbook. */
export const exportList = (id: string) =>
  staff.get('/api/v1/lists/{id}/_export', { path: { id }, silent: true });

/** Sends a sheet of codes, colours and prices to be checked for a list. */
export const sendSheet = (id: string, file: File, idempotencyKey: string) =>
  staff.post('/api/v1/lists/{id}/products/_import', {
    path: { id },
    form: { file },
    idempotencyKey,
    silent: true,
  });
