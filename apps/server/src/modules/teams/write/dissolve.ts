import { codes } from '@selvedge/api-spec/codes';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { column } from '../../../db/columnTypes';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { buyers, formerMembers, teamInvitations, teamMembers, teams } from '../../../db/schema/accounts';
import { approvals, drafts } from '../../../db/schema/cart';
import { statement } from '../../../db/statement';
import { textArray } from '../../../db/textArray';
import { refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { endSessions } from '../../auth/sessions/sessions';
import { announceTeam, notifyTeamMembers } from '../notices/tell';
import { openInvitations } from '../read/invitations';
import { teamsInScope } from '../read/staffTeams';
import type { TeamRow } from '../read/teams';

/** Maximum number of names in a refusal, as the contract bounds it. */
const NAMED = 50;

const openBusiness = statement({
  name: 'teams.openBusiness',
  row: { orderNo: column.text },
  sql: (ids: readonly string[]) => sql`
    select o.order_no as "orderNo" from orders o
    where o.team_id = any(${textArray(ids)}) and (
      o.status in ('IN_PROGRESS', 'SHIPPED')
      or exists (select 1 from receipt_claims c where c.order_id = o.id and c.status = 'OPEN')
      or exists (select 1 from payments p where p.order_id = o.id and p.status = 'PROOF_SUBMITTED'))
    order by o.created_at desc limit ${NAMED}`,
  example: (make) => make(['t1']),
});

/** Returns what prevents the dissolution of teams, by name: remaining credit, then orders, claims and proofs that are not settled. */
async function standing(ctx: Context, tx: Tx, found: readonly TeamRow[]): Promise<string[]> {
  const credit = found
    .filter(({ creditBalanceCents }) => creditBalanceCents !== 0)
    .map(({ name, creditBalanceCents }) =>
      translate(ctx.language, 'teams.creditLeft', {
        team: name,
        amount: (creditBalanceCents / 100).toFixed(2),
      }),
    );
  const open = await openBusiness(
    tx,
    found.map(({ id }) => id),
  );
  return [...credit, ...open.map(({ orderNo }) => orderNo)].slice(0, NAMED);
}

/** Revokes the open invitations of a team, and returns the ids of the invited buyers. */
async function endInvitations(ctx: Context, tx: Tx, teamId: string): Promise<string[]> {
  const ended = await tx
    .update(teamInvitations)
    .set({ ended: 'DENIED', endedBy: 'TEAM', handledAt: ctx.now })
    .where(and(eq(teamInvitations.teamId, teamId), openInvitations(ctx.now)))
    .returning({ areaCode: teamInvitations.areaCode, phone: teamInvitations.phone });
  if (ended.length === 0) return [];
  const numbers = ended.map(({ areaCode, phone }) =>
    and(eq(buyers.areaCode, areaCode), eq(buyers.phone, phone)),
  );
  const invited = await tx
    .select({ id: buyers.id })
    .from(buyers)
    .where(or(...numbers));
  return invited.map(({ id }) => id);
}

/**
 * Removes all members from a locked team: waiting approvals are withdrawn, shared drafts belong to their owner alone, and the stored rights
 * of former members are deleted, since no return is possible. Returns the ids of the members.
 */
async function emptyTeam(tx: Tx, teamId: string): Promise<string[]> {
  const gone = await tx
    .delete(teamMembers)
    .where(eq(teamMembers.teamId, teamId))
    .returning({ id: teamMembers.buyerId });
  await tx.delete(formerMembers).where(eq(formerMembers.teamId, teamId));
  await tx.delete(approvals).where(and(eq(approvals.teamId, teamId), eq(approvals.status, 'WAITING')));
  await tx
    .update(drafts)
    .set({ teamId: null, shared: false, notifyUserIds: [] })
    .where(eq(drafts.teamId, teamId));
  return gone.map(({ id }) => id).toSorted();
}

async function dissolve(ctx: Context, tx: Tx, team: TeamRow): Promise<void> {
  const { id, name } = team;
  const people = await emptyTeam(tx, id);
  const invited = await endInvitations(ctx, tx, id);
  await tx
    .update(teams)
    .set({ deletedAt: ctx.now, version: team.version + 1 })
    .where(eq(teams.id, id));
  for (const person of people) await endSessions(tx, 'buyer', person, 'REMOVED');
  const before = { name, managerId: team.managerId, memberIds: people };
  await record(tx, { entity: 'team', entityId: id, action: 'delete', actor: ctx.actor, before });
  const values = { team: name, actor: ctx.actor.name };
  await notifyTeamMembers(tx, people, { news: 'dissolved', values });
  await notifyTeamMembers(tx, invited, { news: 'revoked', values });
  await announceTeam(tx, id, [...people, ...invited]);
}

/**
 * Dissolves teams, all or none: their orders and statements stay, their members become customers without a team and are signed out with
 * 203. Refuses with 40912 while an order is open or credit is left. Locks the teams `for update`, unlike other changes of a team: an order
 * that is being written references the team, so it is either seen here or does not find the team any more.
 */
export async function dissolveTeams(ctx: Context, named: string): Promise<void> {
  const ids = [...new Set(named.split(','))];
  await ctx.inTransaction(async (tx) => {
    const found = await tx
      .select()
      .from(teams)
      .where(and(inArray(teams.id, ids), teamsInScope(ctx.staff)))
      .orderBy(asc(teams.id))
      .for('update');
    if (found.length < ids.length) throw refuse(codes.NOT_FOUND);
    const by = await standing(ctx, tx, found);
    if (by.length > 0) throw refuse(codes.IN_USE, { by });
    for (const team of found) await dissolve(ctx, tx, team);
  });
}
