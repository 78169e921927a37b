import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../../api/client';
import type { TeamsFilter } from './teams.search';

type Schemas = components['schemas'];
/** Teams per page. */
const TEAMS_PER_PAGE = 20;
/** Number of statement entries shown beside a correction. */
const NEWEST_ENTRIES = 8;

/** Query of one page of teams, the newest first unless sorted otherwise. */
export const teamsQuery = ({ keywords, dissolved, sort, order, page }: TeamsFilter) =>
  queryOptions({
    queryKey: queryKey('teams', 'page', keywords, dissolved, sort, order, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = {
        pageNum: page,
        pageSize: TEAMS_PER_PAGE,
        ...(keywords ? { keywords } : {}),
        ...(dissolved && { dissolved }),
        ...(sort ? { sort, order } : {}),
      };
      return staff.get('/api/v1/teams/page', { query, signal, silent: true });
    },
  });

/** Query of one team with its members. */
export const teamQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('teams', 'one', id),
    gcTime: 0,
    queryFn: ({ signal }) => staff.get('/api/v1/teams/{id}', { path: { id }, signal, silent: true }),
  });

/** Query of the newest entries of a team's credit. */
export const creditQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('teams', 'credit', id),
    queryFn: ({ signal }) =>
      staff.get('/api/v1/teams/{id}/credit/page', {
        path: { id },
        query: { pageSize: NEWEST_ENTRIES },
        signal,
        silent: true,
      }),
  });

/** Creates a team. */
export async function addTeam(body: Schemas['StaffTeamInput'], idempotencyKey: string): Promise<void> {
  await staff.post('/api/v1/teams', { body, idempotencyKey, silent: true });
  void invalidate('teams', 'customers');
}

/** Saves all fields of a team. */
export async function saveTeam(id: string, body: Schemas['StaffTeamUpdate']): Promise<void> {
  await staff.put('/api/v1/teams/{id}', { path: { id }, body, silent: true });
  void invalidate('teams', 'customers');
}

/** Dissolves a team; the refusal lists what prevents it. */
export async function dissolveTeam(id: string): Promise<void> {
  await staff.delete('/api/v1/teams/{id}', { path: { id }, silent: true });
  void invalidate('teams', 'customers');
}

/** Adds or takes credit by hand. */
export async function correctCredit(
  id: string,
  body: Schemas['StaffTeamCreditInput'],
  idempotencyKey: string,
): Promise<void> {
  await staff.post('/api/v1/teams/{id}/credit', { path: { id }, body, idempotencyKey, silent: true });
  void invalidate('teams');
}
