import { queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { buyer } from '../api/client';

/** Query of the team's members for selects; empty without a team. */
export const membersQuery = queryOptions({
  queryKey: queryKey('team', 'options'),
  queryFn: ({ signal }) => buyer.get('/api/sp/front/team/member/options', { signal, silent: true }),
});
