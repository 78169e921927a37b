import { queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { buyer } from '../api/client';

/** Filters saved under a name. */
export type SavedFilter = components['schemas']['SavedFilter'];
/** Page that has saved filters of its own. */
export type FilterPage = components['schemas']['FilterPage'];

/** Query of the user's saved filters of a page. */
export const filtersQuery = (page: FilterPage) =>
  queryOptions({
    queryKey: queryKey('filters', page),
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/filter/list', { query: { page }, signal, silent: true }),
  });

/** Saves filters under a name, or changes saved ones. */
export async function saveFilter(body: components['schemas']['SavedFilterInput']): Promise<void> {
  await buyer.post('/api/sp/front/filter/edit', { body });
}

/** Deletes saved filters. */
export async function deleteFilter(id: string): Promise<void> {
  await buyer.post('/api/sp/front/filter/del', { body: { id } });
}

/** Refetches the saved filters, also after a refusal: another window may have changed them. */
export const filtersChanged = (): Promise<void> => invalidate('filters');
