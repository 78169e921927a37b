import { queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import { staff } from '../api/client';

/** People within the own range who hold a role. */
export const holdersQuery = (roleCode: string) =>
  queryOptions({
    queryKey: queryKey('people', 'holders', roleCode),
    queryFn: ({ signal }) =>
      staff.get('/api/v1/users/options', { query: { roleCode }, signal, silent: true }),
  });
