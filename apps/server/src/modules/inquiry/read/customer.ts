import { codes } from '@selvedge/api-spec/codes';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Queryable } from '../../../db/pool';
import { buyers, teamMembers } from '../../../db/schema/accounts';
import { refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { withinScope } from '../../auth/access/dataScope';
import type { BuyerSession } from '../../../contract/caller';

/**
 * Returns the customer for whom staff order, with the team of the order. Refuses with 40401 a customer outside the caller's data scope, and
 * with 40904 one whose account is disabled.
 */
export async function orderingCustomer(
  ctx: Pick<Context, 'staff' | 'language'>,
  db: Queryable,
  id: string,
): Promise<Pick<BuyerSession, 'id' | 'teamId'>> {
  const [found] = await db
    .select({ id: buyers.id, status: buyers.status, teamId: teamMembers.teamId })
    .from(buyers)
    .leftJoin(teamMembers, eq(teamMembers.buyerId, buyers.id))
    .where(and(eq(buyers.id, id), withinScope(ctx.staff, buyers.salespersonId)));
  if (found === undefined) throw refuse(codes.NOT_FOUND);
  if (found.status !== 'ENABLED')
    throw refuse(
      codes.STEP_REFUSED,
      { from: found.status, allowed: ['enable'] },
      translate(ctx.language, 'inquiry.disabled'),
    );
  return { id: found.id, teamId: found.teamId };
}
