import { queryOptions } from '@tanstack/react-query';
import { publicClient } from './client';
import { queryKey } from './queryKeys';

/** Title, version, limits and rules of the house; they change with a release, or when the frame `config.changed` says so. */
export const configQuery = queryOptions({
  queryKey: queryKey('config'),
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => publicClient.get('/api/sp/common/config', { signal, silent: true }),
});
