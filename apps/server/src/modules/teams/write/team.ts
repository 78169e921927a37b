import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { isPlainName } from '@selvedge/domain/people/plainNames';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { teamMembers, teams } from '../../../db/schema/accounts';
import { refuseOldVersion } from '../../../http/conflict';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { announceTeam, notifyTeamMembers } from '../notices/tell';
import { type MemberRow, teamAnswer, type TeamRow } from '../read/teams';
import { lockMember, lockOwnTeam, needLeader } from './lock';

type TeamInput = components['schemas']['TeamInput'];

/** Refuses with 40001 a name that would bring more than a name, such as an address, to invited buyers. */
function checkName(ctx: Context, name: string): void {
  if (!isPlainName(name)) throw invalid({ name: translate(ctx.language, 'teams.namePlain') });
}

async function makeTeam(ctx: Context, tx: Tx, name: string, input: TeamInput): Promise<string> {
  checkName(ctx, name);
  const { buyer, now, actor } = ctx;
  const id = newId();
  const { orderVisibility = 'TEAM' } = input;
  await tx.insert(teams).values({ id, name, managerId: buyer.id, orderVisibility, createdAt: now });
  const joined = await tx
    .insert(teamMembers)
    .values({ buyerId: buyer.id, teamId: id, role: 'LEADER', joinedAt: now })
    .onConflictDoNothing()
    .returning({ id: teamMembers.buyerId });
  if (joined.length === 0) throw refuse(codes.ALREADY_IN_TEAM);
  await record(tx, { entity: 'team', entityId: id, action: 'add', actor, after: { name, orderVisibility } });
  await announceTeam(tx, id);
  return id;
}

async function changeTeam(ctx: Context, tx: Tx, name: string, input: TeamInput): Promise<string> {
  const held = await lockOwnTeam(ctx, tx);
  const { team } = held;
  if (input.id !== team.id) throw refuse(codes.NOT_FOUND);
  needLeader(held);
  if (name !== team.name) checkName(ctx, name);
  await refuseOldVersion(tx, { entity: 'team', ...team }, input.version, () => teamAnswer(ctx, tx, team.id));
  const after = { name, orderVisibility: input.orderVisibility ?? team.orderVisibility };
  await tx
    .update(teams)
    .set({ ...after, version: team.version + 1 })
    .where(eq(teams.id, team.id));
  const before = { name: team.name, orderVisibility: team.orderVisibility };
  await record(tx, { entity: 'team', entityId: team.id, action: 'edit', actor: ctx.actor, before, after });
  await announceTeam(tx, team.id);
  return team.id;
}

/** Creates a team that the caller leads, or changes the one that the caller leads. Refuses with 40907 to create one while in a team. */
export function saveTeam(ctx: Context, input: TeamInput) {
  const name = input.name.trim();
  if (name === '') throw invalid({ name: translate(ctx.language, 'teams.noName') });
  return ctx.inTransaction(async (tx) => {
    const change = input.id === undefined ? makeTeam : changeTeam;
    return teamAnswer(ctx, tx, await change(ctx, tx, name, input));
  });
}

/**
 * Makes a locked member of a locked team its leader, records it, and notifies the new leader with the name of the actor; the previous
 * leader stays as a member with the rights of one.
 */
export async function appoint(
  ctx: Pick<Context, 'actor'>,
  tx: Tx,
  { team, next, actorName }: { team: TeamRow; next: MemberRow; actorName: string },
): Promise<void> {
  const place = { perms: null, spendLimitCents: null };
  const former = await lockMember(tx, team.id, team.managerId);
  if (former !== undefined) {
    await tx
      .update(teamMembers)
      .set({ ...place, role: 'MEMBER', version: former.version + 1 })
      .where(eq(teamMembers.buyerId, former.buyerId));
  }
  await tx
    .update(teamMembers)
    .set({ ...place, role: 'LEADER', version: next.version + 1 })
    .where(eq(teamMembers.buyerId, next.buyerId));
  await tx
    .update(teams)
    .set({ managerId: next.buyerId, version: team.version + 1 })
    .where(eq(teams.id, team.id));
  await record(tx, {
    entity: 'team',
    entityId: team.id,
    action: 'transfer',
    actor: ctx.actor,
    before: { managerId: team.managerId },
    after: { managerId: next.buyerId },
  });
  const values = { team: team.name, actor: actorName };
  await notifyTeamMembers(tx, [next.buyerId], { news: 'handedOver', values });
}

/** Transfers the team to another member; the previous leader stays as a member with the rights of one. */
export function transferTeam(ctx: Context, { toUserId, version }: { toUserId: string; version: number }) {
  return ctx.inTransaction(async (tx) => {
    const held = await lockOwnTeam(ctx, tx);
    const { team, me } = held;
    needLeader(held);
    const next = await lockMember(tx, team.id, toUserId);
    if (next === undefined || next.buyerId === me.buyerId) throw refuse(codes.NOT_FOUND);
    await refuseOldVersion(tx, { entity: 'team', ...team }, version, () => teamAnswer(ctx, tx, team.id));
    await appoint(ctx, tx, { team, next, actorName: ctx.buyer.nickname });
    await announceTeam(tx, team.id);
    return teamAnswer(ctx, tx, team.id);
  });
}
