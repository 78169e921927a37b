import { queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../api/client';

/** Query of the users with a role, within the data scope of the signed-in user. */
export const holdersQuery = (roleCode: string) =>
  queryOptions({
    queryKey: queryKey('people', 'holders', roleCode),
    queryFn: ({ signal }) =>
      staff.get('/api/v1/users/options', { query: { roleCode }, signal, silent: true }),
  });
