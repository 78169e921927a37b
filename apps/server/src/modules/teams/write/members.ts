import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { buyerPerms, hasPerm, isGrantable, TEAM_PERMS } from '@selvedge/domain/people/permissions';
import { type Giver, mayGrant, mayLimit } from '@selvedge/domain/people/teamGrants';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { teamMembers } from '../../../db/schema/accounts';
import { refuseOldVersion } from '../../../http/conflict';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { endSessions } from '../../auth/sessions/sessions';
import { announceTeam, notifyTeamMembers } from '../notices/tell';
import { memberOf } from '../read/members';
import type { MemberRow } from '../read/teams';
import { departTeam } from './depart';
import { type LockedTeam, lockMember, lockOwnTeam } from './lock';

const rulesTeam = (perms: readonly string[] | null): boolean =>
  perms !== null && hasPerm({ perms }, TEAM_PERMS);

/**
 * Locks the member to change. Refuses with 40401 a buyer who is not in the team, and with 40302 the caller's own membership, and, unless
 * the caller is the leader, a member with rights over the team.
 */
async function lockOther(tx: Tx, { team, me }: LockedTeam, id: string): Promise<MemberRow> {
  const member = await lockMember(tx, team.id, id);
  if (member === undefined) throw refuse(codes.NOT_FOUND);
  if (member.buyerId === me.buyerId) throw refuse(codes.NOT_YOURS);
  if (me.role !== 'LEADER' && rulesTeam(member.perms)) throw refuse(codes.NOT_YOURS);
  return member;
}

/** Returns the effective rights of a membership. */
const permsOf = ({ role, perms }: Pick<MemberRow, 'role' | 'perms'>): string[] =>
  buyerPerms({ role, granted: perms ?? undefined });

/** Refuses with 40302 rights and a limit beyond those of the caller, when the caller is not the leader. */
function refuseBeyondOwn(
  me: MemberRow,
  member: MemberRow,
  after: Pick<MemberRow, 'perms' | 'spendLimitCents'>,
) {
  const { role, spendLimitCents } = me;
  const giver: Giver = { leads: role === 'LEADER', perms: permsOf(me), spendLimitCents };
  const held = permsOf(member);
  const granted = permsOf({ role: member.role, perms: after.perms });
  const isOwn = granted.every((perm) => mayGrant(giver, perm, held));
  if (!isOwn || !mayLimit(giver, member.spendLimitCents, after.spendLimitCents))
    throw refuse(codes.NOT_YOURS);
}

/**
 * Changes the rights and the spend limit of a member; those of the leader are fixed. Refuses with 40302 to grant more than the caller has,
 * unless the caller is the leader.
 */
export function changeMember(ctx: Context, input: components['schemas']['MemberInput']) {
  const { id, perms, spendLimitCents, version } = input;
  if (perms?.some((one) => !isGrantable(one)))
    throw invalid({ perms: translate(ctx.language, 'teams.notGrantable') });
  return ctx.inTransaction(async (tx) => {
    const held = await lockOwnTeam(ctx, tx);
    const { team, me } = held;
    const member = await lockOther(tx, held, id);
    if (member.role === 'LEADER' || (me.role !== 'LEADER' && rulesTeam(perms))) throw refuse(codes.NOT_YOURS);
    await refuseOldVersion(tx, { entity: 'team', id: team.id, version: member.version }, version, () =>
      memberOf(tx, team.id, id),
    );
    const limit = spendLimitCents === undefined ? member.spendLimitCents : spendLimitCents;
    const after = { perms: perms === null ? null : [...perms].sort(), spendLimitCents: limit };
    refuseBeyondOwn(me, member, after);
    await tx
      .update(teamMembers)
      .set({ ...after, version: member.version + 1 })
      .where(eq(teamMembers.buyerId, id));
    await record(tx, {
      entity: 'team',
      entityId: team.id,
      action: 'editMember',
      actor: ctx.actor,
      before: { memberId: id, perms: member.perms, spendLimitCents: member.spendLimitCents },
      after: { memberId: id, ...after },
    });
    const values = { team: team.name, actor: ctx.buyer.nickname };
    await notifyTeamMembers(tx, [id], { news: 'rightsChanged', values });
    await announceTeam(tx, team.id);
    return memberOf(tx, team.id, id);
  });
}

/** Removes a member, whose sessions end with 203; refuses with 40904 to remove the leader, who must transfer the team first. */
export async function removeMember(ctx: Context, id: string): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const held = await lockOwnTeam(ctx, tx);
    const { team } = held;
    const member = await lockOther(tx, held, id);
    if (member.role === 'LEADER') throw refuse(codes.STEP_REFUSED, { from: 'LEADER', allowed: [] });
    await departTeam(tx, team, id);
    await endSessions(tx, 'buyer', id, 'REMOVED');
    await record(tx, {
      entity: 'team',
      entityId: team.id,
      action: 'removeMember',
      actor: ctx.actor,
      before: { memberId: id },
    });
    const values = { team: team.name, actor: ctx.buyer.nickname };
    await notifyTeamMembers(tx, [id], { news: 'removed', values });
    await announceTeam(tx, team.id, [id]);
  });
}

/** Leaves the team; refuses with 40904 the leader, who must transfer the team first, and a caller without a team. */
export async function leaveTeam(ctx: Context): Promise<void> {
  const { id } = ctx.buyer;
  await ctx.inTransaction(async (tx) => {
    const inNone = refuse(codes.STEP_REFUSED, { from: 'NONE', allowed: [] });
    const { team, me } = await lockOwnTeam(ctx, tx, inNone);
    if (me.role === 'LEADER') throw refuse(codes.STEP_REFUSED, { from: 'LEADER', allowed: ['transfer'] });
    await departTeam(tx, team, id);
    await record(tx, {
      entity: 'team',
      entityId: team.id,
      action: 'leave',
      actor: ctx.actor,
      before: { memberId: id },
    });
    const values = { team: team.name, actor: ctx.buyer.nickname };
    await notifyTeamMembers(tx, [team.managerId], { news: 'left', values });
    await announceTeam(tx, team.id, [id]);
  });
}
