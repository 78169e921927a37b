import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { PAGE_SIZE_MAX } from '@selvedge/domain/constants';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../../api/client';
import type { DictsFilter } from './dicts.search';

type Schemas = components['schemas'];

/** Dictionaries per page. */
const DICTS_PER_PAGE = 20;

/** Query of one page of dictionaries, by code. */
export const dictsQuery = ({ keywords, page }: DictsFilter) =>
  queryOptions({
    queryKey: queryKey('dicts', 'page', keywords, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      staff.get('/api/v1/dicts/page', {
        query: { pageNum: page, pageSize: DICTS_PER_PAGE, ...(keywords ? { keywords } : {}) },
        signal,
        silent: true,
      }),
  });

/** Query of one dictionary, with the version to send back. */
export const dictQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('dicts', 'one', id),
    gcTime: 0,
    queryFn: ({ signal }) => staff.get('/api/v1/dicts/{id}/form', { path: { id }, signal }),
  });

/** Query of the entries of a dictionary, in their order. */
export const wordsQuery = (code: string, page: number) =>
  queryOptions({
    queryKey: queryKey('dicts', 'words', code, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      staff.get('/api/v1/dicts/{code}/items/page', {
        path: { code },
        query: { pageNum: page, pageSize: PAGE_SIZE_MAX },
        signal,
        silent: true,
      }),
  });

/** Query of one entry, with the version to send back. */
export const wordQuery = (code: string, itemId: string) =>
  queryOptions({
    queryKey: queryKey('dicts', 'word', code, itemId),
    gcTime: 0,
    queryFn: ({ signal }) =>
      staff.get('/api/v1/dicts/{code}/items/{itemId}/form', { path: { code, itemId }, signal }),
  });

const changed = (): void => void invalidate('dicts');

/** Creates a dictionary without entries. */
export async function addDict(body: Schemas['DictInput'], idempotencyKey: string): Promise<void> {
  await staff.post('/api/v1/dicts', { body, idempotencyKey, silent: true });
  changed();
}

/** Saves a dictionary. */
export async function saveDict(id: string, body: Schemas['DictInput']): Promise<void> {
  await staff.put('/api/v1/dicts/{id}', { path: { id }, body, silent: true });
  changed();
}

/** Deletes a dictionary with its entries. */
export async function deleteDict(id: string): Promise<void> {
  await staff.delete('/api/v1/dicts/{id}', { path: { id }, silent: true });
  changed();
}

/** Adds an entry. */
export async function addWord(
  code: string,
  body: Schemas['DictItemInput'],
  idempotencyKey: string,
): Promise<void> {
  await staff.post('/api/v1/dicts/{code}/items', { path: { code }, body, idempotencyKey, silent: true });
  changed();
}

/** Saves an entry. */
export async function saveWord(code: string, itemId: string, body: Schemas['DictItemInput']): Promise<void> {
  await staff.put('/api/v1/dicts/{code}/items/{itemId}', { path: { code, itemId }, body, silent: true });
  changed();
}

/** Deletes an entry. */
export async function deleteWord(code: string, itemId: string): Promise<void> {
  await staff.delete('/api/v1/dicts/{code}/items/{itemId}', { path: { code, itemId }, silent: true });
  changed();
}
