import { queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { buyer } from './client';

/** Query of the dialling codes with the format of their numbers. */
export const phoneAreasQuery = queryOptions({
  queryKey: queryKey('phoneAreas'),
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => buyer.get('/api/sp/common/area/codes', { signal, silent: true }),
});
