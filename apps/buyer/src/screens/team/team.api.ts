import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import type { PhoneNumber } from '@selvedge/domain/people/phones';
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '@selvedge/domain/constants';
import { invalidate, runThenRefetch } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { buyer } from '../../api/client';
import { updateUser } from '../../api/session';
import type { Invitation } from '../../api/schemas';
import { userInfoQuery } from '../../session/account';
import { queryClient } from '@selvedge/app-shell/app/queryClient';

type Schemas = components['schemas'];
export type TeamInput = Schemas['TeamInput'];
export type MemberInput = Schemas['MemberInput'];

/** Query of the user's team; null without one. */
export const teamQuery = queryOptions({
  queryKey: queryKey('team', 'info'),
  queryFn: ({ signal }) => buyer.get('/api/sp/front/team/info', { signal, silent: true }),
});

/** Query of a page of members. */
export const membersQuery = (keywords: string, page: number) =>
  queryOptions({
    queryKey: queryKey('team', 'members', keywords, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/team/member/page', {
        query: { keywords: keywords || undefined, pageNum: page, pageSize: PAGE_SIZE_DEFAULT },
        signal,
        silent: true,
      }),
  });

/** Query of the newest invitations of one direction. */
export const invitationsQuery = (direction: Invitation['direction'], pageSize: number) =>
  queryOptions({
    queryKey: queryKey('team', 'invitations', direction, pageSize),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/team/invitation/page', {
        query: { direction, pageSize },
        signal,
        silent: true,
      }),
  });

/** Query of the inquiries that need the leader's approval, waiting ones first. */
export const approvalsQuery = queryOptions({
  queryKey: queryKey('team', 'approvals'),
  queryFn: ({ signal }) =>
    buyer.get('/api/sp/front/team/approval/page', {
      query: { pageSize: PAGE_SIZE_MAX },
      signal,
      silent: true,
    }),
});

/** Refetches the team, and the user with the role in it. */
async function renewTeam(): Promise<void> {
  await Promise.all([invalidate('team', 'drafts', 'orders'), queryClient.fetchQuery(userInfoQuery)]);
}

/** Creates a team, or changes the user's own. */
export async function saveTeam(team: TeamInput, key: string): Promise<void> {
  await buyer.post('/api/sp/front/team/edit', { body: team, idempotencyKey: key, silent: true });
  await renewTeam();
}

/** Changes rights and spend limit of a member. */
export async function saveMember(member: MemberInput): Promise<void> {
  await buyer.post('/api/sp/front/team/member/edit', { body: member, silent: true });
  await invalidate('team');
}

/** Removes a member. */
export async function removeMember(id: string): Promise<void> {
  await buyer.post('/api/sp/front/team/member/del', { body: { id }, silent: true });
  await invalidate('team', 'drafts');
}

/** Transfers the lead of the team to a member. */
export async function handOver(toUserId: string, version: number): Promise<void> {
  await buyer.post('/api/sp/front/team/transfer', { body: { toUserId, version } });
  await renewTeam();
}

/** Leaves the team. */
export async function leaveTeam(): Promise<void> {
  await buyer.post('/api/sp/front/team/leave', { silent: true });
  await renewTeam();
}

/** Invites a member by phone number. */
export async function invite(number: PhoneNumber, key: string): Promise<void> {
  await buyer.post('/api/sp/front/team/invite', { body: number, idempotencyKey: key, silent: true });
  await invalidate('team');
}

/** Accepts or refuses an invitation; the session has the new team at once. */
export async function answerInvitation(id: string, agree: boolean, reason?: string): Promise<void> {
  const { user } = await buyer.post('/api/sp/front/team/invitation/handle', {
    body: { id, agree, reason },
    silent: true,
  });
  updateUser(user);
  await renewTeam();
}

/** Revokes an open invitation. */
export async function revokeInvitation(id: string): Promise<void> {
  await buyer.post('/api/sp/front/team/invitation/revoke', { body: { id }, silent: true });
  await invalidate('team');
}

/** Sends the leader's decision on an inquiry; with the same idempotency key a second call creates no second order. */
export async function answerApproval(
  answer: { orderDraftId: string; approve: boolean; acceptPrices?: boolean; reason?: string },
  key: string,
): Promise<void> {
  const call = { body: answer, idempotencyKey: key, silent: true };
  await runThenRefetch(
    () => buyer.post('/api/sp/front/team/approval/handle', call),
    () => invalidate('team', 'drafts', 'orders', 'dashboard'),
  );
}
