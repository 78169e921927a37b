import { codes } from '@selvedge/api-spec/codes';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { approvals } from '../../../db/schema/cart';
import { refuse } from '../../../http/errors';

/** Refuses with 40904 to change a draft, or to request its approval again, while it waits for the leader. */
export async function refuseWhileWaiting(db: Queryable, draftId: string): Promise<void> {
  const waiting = and(eq(approvals.draftId, draftId), eq(approvals.status, 'WAITING'));
  if ((await db.$count(approvals, waiting)) > 0)
    throw refuse(codes.STEP_REFUSED, { from: 'WAITING', allowed: [] });
}
