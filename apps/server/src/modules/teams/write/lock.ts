import { codes } from '@selvedge/api-spec/codes';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { teamMembers, teams } from '../../../db/schema/accounts';
import { type Refusal, refuse } from '../../../http/errors';
import type { MemberRow, TeamRow } from '../read/teams';

/** Team of the caller, locked until the end of the transaction. */
export interface LockedTeam {
  team: TeamRow;
  /** Membership of the caller in it. */
  me: MemberRow;
}

/*
 * Rows are locked `for no key update`, which blocks other changes but not orders that reference their team: a transaction that has locked
 * stock and writes an order never waits for one that has locked the team and waits for the stock.
 */

/** Locks a buyer's membership in a team until the end of the transaction; undefined when the buyer is not in this team. */
export async function lockMember(tx: Tx, teamId: string, buyerId: string): Promise<MemberRow | undefined> {
  const [row] = await tx
    .select()
    .from(teamMembers)
    .where(and(eq(teamMembers.buyerId, buyerId), eq(teamMembers.teamId, teamId)))
    .for('no key update');
  return row;
}

/**
 * Locks the caller's team before any change of it: its row first, so that changes of one team are serialised, and each sees the leader and
 * members that the previous one left. Refuses a caller without a team with 40401, or with the passed refusal.
 */
export async function lockOwnTeam(
  ctx: Pick<Context, 'buyer'>,
  tx: Tx,
  refusal: Refusal = refuse(codes.NOT_FOUND),
): Promise<LockedTeam> {
  const { id, teamId } = ctx.buyer;
  if (teamId === null) throw refusal;
  const [team] = await tx
    .select()
    .from(teams)
    .where(and(eq(teams.id, teamId), isNull(teams.deletedAt)))
    .for('no key update');
  const me = await lockMember(tx, teamId, id);
  if (team === undefined || me === undefined) throw refusal;
  return { team, me };
}

/** Refuses with 40302 a caller who does not lead the locked team. */
export function needLeader({ me }: LockedTeam): void {
  if (me.role !== 'LEADER') throw refuse(codes.NOT_YOURS);
}
