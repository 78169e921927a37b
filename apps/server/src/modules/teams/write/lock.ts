import { codes } from '@selvedge/api-spec/codes';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { teamMembers, teams } from '../../../db/schema/accounts';
import { type Refusal, refuse } from '../../../http/errors';
import type { MemberRow, TeamRow } from '../read/teams';

/** The team of who asks, held until the end of the transaction. */
export interface HeldTeam {
  team: TeamRow;
  /** The place of who asks in it. */
  me: MemberRow;
}

/*
 * Rows are held against other changes, not against orders that name their team: who holds the stock and writes an order never waits
 * for who holds the team and waits for the stock.
 */

/** One person's place in a team, held until the end of the transaction; undefined when it is not in this team. */
export async function lockMember(tx: Tx, teamId: string, buyerId: string): Promise<MemberRow | undefined> {
  const [row] = await tx
    .select()
    .from(teamMembers)
    .where(and(eq(teamMembers.buyerId, buyerId), eq(teamMembers.teamId, teamId)))
    .for('no key update');
  return row;
}

/**
 * Holds the caller's team before anything of it is changed: its row first, so that changes of one team come one after the
 * other, and each sees who leads and who is in it since the one before. Refuses with 40401, or as told, who is in no team any more.
 */
export async function lockOwnTeam(
  ctx: Pick<Context, 'buyer'>,
  tx: Tx,
  refusal: Refusal = refuse(codes.NOT_FOUND),
): Promise<HeldTeam> {
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

/** Refuses with 40302 unless the caller leads the team, as it stands once it is held. */
export function needLeader({ me }: HeldTeam): void {
  if (me.role !== 'LEADER') throw refuse(codes.NOT_YOURS);
}
