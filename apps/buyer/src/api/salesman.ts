import { queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { buyer } from './client';

/** Query of the salesperson bound to this buyer, or null. */
export const salesmanQuery = queryOptions({
  queryKey: queryKey('salesman'),
  queryFn: ({ signal }) => buyer.get('/api/sp/front/user/get/salesman', { signal, silent: true }),
});
