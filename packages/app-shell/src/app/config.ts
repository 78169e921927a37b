import { queryOptions } from '@tanstack/react-query';
import { publicClient } from './client';
import { queryKey } from './queryKeys';

/** Query of the installation's title, version, limits and rules; they change with a release, or with the frame `config.changed`. */
export const configQuery = queryOptions({
  queryKey: queryKey('config'),
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => publicClient.get('/api/sp/common/config', { signal, silent: true }),
});
