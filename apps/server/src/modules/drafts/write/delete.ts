import { codes } from '@selvedge/api-spec/codes';
import { and, inArray } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { drafts } from '../../../db/schema/cart';
import { refuse } from '../../../http/errors';
import { withdrawApprovals } from './withdraw';
import { readableDrafts } from '../read/drafts';

/**
 * Deletes drafts: own ones, and for the leader the shared ones of the team; refuses with 40302 others. Withdraws their waiting approvals.
 */
export async function deleteDrafts(ctx: Context, draftIds: readonly string[]): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const found = await tx
      .select()
      .from(drafts)
      .where(and(inArray(drafts.id, [...new Set(draftIds)]), readableDrafts(ctx.buyer)))
      .for('update');
    const leads = ctx.buyer.teamRole === 'LEADER';
    const others = found.filter(
      ({ ownerId, teamId, shared }) =>
        ownerId !== ctx.buyer.id && !(leads && shared && teamId === ctx.buyer.teamId),
    );
    if (others.length > 0) throw refuse(codes.NOT_YOURS);
    if (found.length === 0) return;
    const ids = found.map(({ id }) => id);
    await tx.delete(drafts).where(inArray(drafts.id, ids));
    await withdrawApprovals(tx, ids);
  });
}
