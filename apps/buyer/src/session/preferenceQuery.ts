import { queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { buyer } from '../api/client';

/** Query of the buyer's preferences on the server. */
export const preferenceQuery = queryOptions({
  queryKey: queryKey('preference'),
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => buyer.get('/api/sp/front/user/preference', { signal, silent: true }),
});
