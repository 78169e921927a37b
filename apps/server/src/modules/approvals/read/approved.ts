import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { approvals } from '../../../db/schema/cart';

/**
 * Returns the goods value without surcharge, in EUR cents, that the leader of a team approved for this order; null when the order needed no
 * approval.
 */
export async function approvedCents(db: Queryable, teamId: string, orderId: string): Promise<number | null> {
  const ofTeam = and(eq(approvals.teamId, teamId), eq(approvals.status, 'APPROVED'));
  const [found] = await db
    .select({ goodsCents: approvals.goodsCents })
    .from(approvals)
    .where(and(ofTeam, eq(approvals.orderId, orderId)));
  return found?.goodsCents ?? null;
}
