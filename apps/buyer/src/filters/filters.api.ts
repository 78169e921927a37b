import { queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { invalidate } from '@selvedge/app-kit/app/queryClient';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import { buyer } from '../api/client';

/** Filters kept under a name. */
export type SavedFilter = components['schemas']['SavedFilter'];
/** A page that has filters of its own. */
export type FilterPage = components['schemas']['FilterPage'];

/** The filters a person keeps for a page. */
export const filtersQuery = (page: FilterPage) =>
  queryOptions({
    queryKey: queryKey('filters', page),
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/filter/list', { query: { page }, signal, silent: true }),
  });

/** Keeps filters under a name, or changes kept ones. */
export async function saveFilter(body: components['schemas']['SavedFilterInput']): Promise<void> {
  await buyer.post('/api/sp/front/filter/edit', { body });
}

/** Deletes kept filters. */
export async function deleteFilter(id: string): Promise<void> {
  await buyer.post('/api/sp/front/filter/del', { body: { id } });
}

/** What is kept is read anew, also after a refusal: another window may have changed it. */
export const filtersChanged = (): Promise<void> => invalidate('filters');
