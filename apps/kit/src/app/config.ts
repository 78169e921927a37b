import { queryOptions } from '@tanstack/react-query';
import { house } from './client';
import { queryKey } from './queryKeys';

/** Title, version, limits and rules of the house; they change with a release, or when the frame `config.changed` says so. */
export const configQuery = queryOptions({
  queryKey: queryKey('config'),
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => house.get('/api/sp/common/config', { signal, silent: true }),
});
