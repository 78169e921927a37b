import { queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import { buyer } from '../api/client';

/** People of the team to choose from; somebody without a team has none. */
export const membersQuery = queryOptions({
  queryKey: queryKey('team', 'options'),
  queryFn: ({ signal }) => buyer.get('/api/sp/front/team/member/options', { signal, silent: true }),
});
