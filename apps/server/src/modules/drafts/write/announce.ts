import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { teams } from '../../../db/schema/accounts';
import { announce } from '../../../live/announce';

/** Returns the id of the leader of a team. */
export async function leaderOf(tx: Queryable, teamId: string): Promise<string> {
  const [team] = await tx.select({ managerId: teams.managerId }).from(teams).where(eq(teams.id, teamId));
  if (team === undefined) throw new Error('a team that is named is there');
  return team.managerId;
}

/** Announces to the open pages of the leader and of the requesting member that an approval changed. */
export async function announceApproval(tx: Queryable, teamId: string, askedById: string): Promise<void> {
  const buyers = [...new Set([await leaderOf(tx, teamId), askedById])];
  await announce(tx, { to: { buyers }, type: 'team.changed', id: teamId });
}
