import { codes } from '@selvedge/api-spec/codes';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../contract/handlers';
import { record } from '../../db/records';
import { buyers, type IdentityType } from '../../db/schema/accounts';
import { refuse } from '../../http/errors';
import { withinScope } from '../auth/access/dataScope';

/** Confirms what kind of trader a customer is; 40401 for who is out of the caller's range (D-52). */
export async function confirmIdentity(ctx: Context, id: string, identityType: IdentityType): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const [before] = await tx
      .select({ identityType: buyers.identityType, identityConfirmedAt: buyers.identityConfirmedAt })
      .from(buyers)
      .where(and(eq(buyers.id, id), withinScope(ctx.staff, buyers.salespersonId)))
      .for('update');
    if (before === undefined) throw refuse(codes.NOT_FOUND);
    await tx
      .update(buyers)
      .set({
        identityType,
        identityConfirmedAt: ctx.now,
        version: sql`${buyers.version} + 1`,
        updatedAt: ctx.now,
      })
      .where(eq(buyers.id, id));
    await record(tx, {
      entity: 'buyer',
      entityId: id,
      action: 'confirmIdentity',
      actor: ctx.actor,
      before,
      after: { identityType },
    });
  });
}
