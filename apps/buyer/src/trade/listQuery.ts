import { queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { buyer } from '../api/client';

/** Query of a list with its columns and estimates. */
export const listDetailQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('lists', 'detail', id),
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/list/detail/{id}', { path: { id }, signal, silent: true }),
  });

/** Downloads the order template of a list, to be filled in and imported. */
export function fetchTemplate(listId: string): Promise<File> {
  return buyer.get('/api/sp/front/import/template', { query: { type: 'order', listId } });
}
