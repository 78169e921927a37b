import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/pool';
import { approvals } from '../../../db/schema/cart';
import { announceApproval } from './announce';

/** Withdraws the waiting approvals of drafts that were deleted or ordered otherwise. */
export async function withdrawApprovals(tx: Tx, draftIds: readonly string[]): Promise<void> {
  const gone = await tx
    .delete(approvals)
    .where(and(inArray(approvals.draftId, [...draftIds]), eq(approvals.status, 'WAITING')))
    .returning({ teamId: approvals.teamId, askedById: approvals.askedById });
  for (const { teamId, askedById } of gone) await announceApproval(tx, teamId, askedById);
}
