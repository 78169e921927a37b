import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/pool';
import { formerMembers, teamMembers } from '../../../db/schema/accounts';
import { approvals, drafts } from '../../../db/schema/cart';
import type { TeamRow } from '../read/teams';

/**
 * Removes a member from a locked team: orders stay with the team, shared drafts become the leader's, private ones stay with the buyer,
 * waiting approvals are withdrawn, and rights and limit are stored for a return. The membership is deleted first, so that a simultaneous
 * request for approval waits.
 */
export async function departTeam(tx: Tx, team: TeamRow, buyerId: string): Promise<void> {
  const [left] = await tx
    .delete(teamMembers)
    .where(and(eq(teamMembers.buyerId, buyerId), eq(teamMembers.teamId, team.id)))
    .returning({ perms: teamMembers.perms, spendLimitCents: teamMembers.spendLimitCents });
  if (left !== undefined) {
    await tx
      .insert(formerMembers)
      .values({ teamId: team.id, buyerId, ...left })
      .onConflictDoUpdate({ target: [formerMembers.teamId, formerMembers.buyerId], set: left });
  }
  const own = and(eq(drafts.ownerId, buyerId), eq(drafts.teamId, team.id));
  await tx
    .update(drafts)
    .set({ ownerId: team.managerId })
    .where(and(own, eq(drafts.shared, true)));
  await tx.update(drafts).set({ teamId: null, notifyUserIds: [] }).where(own);
  await tx
    .delete(approvals)
    .where(
      and(eq(approvals.askedById, buyerId), eq(approvals.teamId, team.id), eq(approvals.status, 'WAITING')),
    );
}
