import { codes } from '@selvedge/api-spec/codes';
import { and, eq, sql } from 'drizzle-orm';
import { defineRoutes } from '../../contract/handlers';
import { record } from '../../db/records';
import { buyers } from '../../db/schema/accounts';
import { refuse } from '../../http/errors';
import { withinScope } from '../auth/access/dataScope';

/** Upkeep of customers by staff, each within the range of the roles held (D-52, Q-43). */
export const customerRoutes = defineRoutes({
  putCustomersByIdIdentity: async (ctx) => {
    const { id } = ctx.params;
    const { identityType } = ctx.body;
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
    return null;
  },
});
