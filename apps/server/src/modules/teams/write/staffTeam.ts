import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import { takeAdvisoryLock } from '../../../db/advisoryLocks';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { buyers, teamMembers, teams } from '../../../db/schema/accounts';
import { refuseOldVersion } from '../../../http/conflict';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { withinScope } from '../../auth/access/dataScope';
import { endSessions } from '../../auth/sessions/sessions';
import { announceTeam, notifyTeamMembers } from '../notices/tell';
import { checkTeamSeen, teamDetail } from '../read/staffTeams';
import type { TeamRow } from '../read/teams';
import { departTeam } from './depart';
import { joinTeam } from '../machine/join';
import { lockMember } from './lock';
import { appoint } from './team';

type Schemas = components['schemas'];

/**
 * Returns the trimmed name, which no other call takes until the end of the transaction; refuses with 40913 a name that another team has,
 * with 40001 an empty one.
 */
async function freeName(ctx: Context, tx: Tx, typed: string, ownId: string): Promise<string> {
  const name = typed.trim();
  if (name === '') throw invalid({ name: translate(ctx.language, 'teams.noName') });
  await takeAdvisoryLock(tx, 'teams', 'names');
  const same = and(
    sql`lower(${teams.name}) = ${name.toLowerCase()}`,
    ne(teams.id, ownId),
    isNull(teams.deletedAt),
  );
  if ((await tx.$count(teams, same)) > 0) throw refuse(codes.NAME_TAKEN, { field: 'name' });
  return name;
}

/** Refuses with 40401 buyers who are unknown or outside the caller's data scope. */
async function checkPeople(ctx: Context, tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const seen = and(inArray(buyers.id, [...ids]), withinScope(ctx.staff, buyers.salespersonId));
  if ((await tx.$count(buyers, seen)) !== ids.length) throw refuse(codes.NOT_FOUND);
}

/** Adds buyers to a locked team; refuses with 40907 a buyer who is in a team. */
async function addPeople(
  ctx: Context,
  tx: Tx,
  teamId: string,
  people: readonly { id: string; role: 'LEADER' | 'MEMBER' }[],
): Promise<void> {
  if (people.length === 0) return;
  if ((await joinTeam(tx, teamId, people, ctx.now)) !== people.length) throw refuse(codes.ALREADY_IN_TEAM);
}

/** Creates a team with its leader and members. */
export function addTeam(ctx: Context, input: Schemas['StaffTeamInput']): Promise<{ id: string }> {
  const { leaderId, orderVisibility = 'TEAM', acceptsUnchangedAcknowledgement = false } = input;
  const members = input.memberIds.filter((id) => id !== leaderId);
  return ctx.inTransaction(async (tx) => {
    const id = newId();
    const name = await freeName(ctx, tx, input.name, id);
    await checkPeople(ctx, tx, [leaderId, ...members]);
    const values = { name, orderVisibility, acceptsUnchangedAcknowledgement };
    await tx.insert(teams).values({ id, managerId: leaderId, createdAt: ctx.now, ...values });
    await addPeople(ctx, tx, id, [
      { id: leaderId, role: 'LEADER' },
      ...members.map((one) => ({ id: one, role: 'MEMBER' as const })),
    ]);
    const after = { ...values, leaderId, memberIds: members };
    await record(tx, { entity: 'team', entityId: id, action: 'add', actor: ctx.actor, after });
    await announceTeam(tx, id);
    return { id };
  });
}

/** Locks a team that the caller sees; refuses with 40401 any other. */
async function lockTeam(ctx: Context, tx: Tx, id: string): Promise<TeamRow> {
  const [team] = await tx.select().from(teams).where(eq(teams.id, id)).for('no key update');
  if (team === undefined) throw refuse(codes.NOT_FOUND);
  await checkTeamSeen(ctx, tx, id);
  return team;
}

/** Removes members from a locked team: their orders stay with it, they are signed out with 203 and notified. */
async function removePeople(ctx: Context, tx: Tx, team: TeamRow, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await departTeam(tx, team, id);
    await endSessions(tx, 'buyer', id, 'REMOVED');
  }
  await notifyTeamMembers(tx, ids, { news: 'removed', values: { team: team.name, actor: ctx.actor.name } });
}

/**
 * Changes all of a team: missing members are removed, new ones added, and the leader is replaced where the call names another one; refuses
 * with 40904 to leave out the leader.
 */
export async function changeTeam(ctx: Context, id: string, input: Schemas['StaffTeamUpdate']): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const team = await lockTeam(ctx, tx, id);
    await refuseOldVersion(tx, { entity: 'team', ...team }, input.version, () => teamDetail(ctx, id, tx));
    const wanted = new Set(input.memberIds);
    const leaderId = input.leaderId ?? team.managerId;
    if (!wanted.has(leaderId)) throw refuse(codes.STEP_REFUSED, { from: 'LEADER', allowed: ['transfer'] });
    const places = await tx
      .select({ id: teamMembers.buyerId })
      .from(teamMembers)
      .where(eq(teamMembers.teamId, id))
      .orderBy(teamMembers.buyerId);
    const now = places.map((place) => place.id);
    const added = input.memberIds.filter((one) => !now.includes(one)).toSorted();
    const removed = now.filter((one) => !wanted.has(one));
    await checkPeople(ctx, tx, added);
    const { orderVisibility, acceptsUnchangedAcknowledgement } = input;
    const name = await freeName(ctx, tx, input.name, id);
    const values = { name, orderVisibility, acceptsUnchangedAcknowledgement };
    await tx
      .update(teams)
      .set({ ...values, version: team.version + 1 })
      .where(eq(teams.id, id));
    await addPeople(
      ctx,
      tx,
      id,
      added.map((one) => ({ id: one, role: 'MEMBER' })),
    );
    if (leaderId !== team.managerId) {
      const next = await lockMember(tx, id, leaderId);
      if (next === undefined) throw refuse(codes.NOT_FOUND);
      await appoint(ctx, tx, { team, next, actorName: ctx.actor.name });
    }
    await removePeople(ctx, tx, { ...team, managerId: leaderId }, removed);
    const before = {
      name: team.name,
      orderVisibility: team.orderVisibility,
      acceptsUnchangedAcknowledgement: team.acceptsUnchangedAcknowledgement,
    };
    const after = { ...values, added, removed };
    await record(tx, { entity: 'team', entityId: id, action: 'edit', actor: ctx.actor, before, after });
    await announceTeam(tx, id, removed);
  });
}

/** Makes another member the leader; the previous one stays as a member. Naming the current leader changes nothing. */
export async function nameLeader(ctx: Context, id: string, userId: string): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const team = await lockTeam(ctx, tx, id);
    const next = await lockMember(tx, id, userId);
    if (next === undefined) throw refuse(codes.NOT_FOUND);
    if (team.managerId === userId) return;
    await appoint(ctx, tx, { team, next, actorName: ctx.actor.name });
    await announceTeam(tx, id);
  });
}
