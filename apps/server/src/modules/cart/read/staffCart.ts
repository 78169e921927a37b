import { codes } from '@selvedge/api-spec/codes';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { buyers } from '../../../db/schema/accounts';
import { refuse } from '../../../http/errors';
import { withinScope } from '../../auth/access/dataScope';
import { seesPrices } from '../../auth/access/fieldVisibility';
import { customerAddresses } from '../../customers/read/detail';
import { customerBrief, findCustomer } from '../../customers/read/rows';
import { tradeRules } from '../../tradeRules/read';
import { cartOf } from './cart';
import { cartRows, ownLines } from './lines';

/**
 * Returns the current cart of a customer, with the addresses to which parcels can go; refuses with 40401 a customer outside the caller's
 * data scope.
 */
export async function staffCart(ctx: Context, customerId: string) {
  const { db, staff, now, language } = ctx;
  const found = await findCustomer(
    db,
    and(eq(buyers.id, customerId), withinScope(staff, buyers.salespersonId)),
  );
  if (found === null) throw refuse(codes.NOT_FOUND);
  const teamId = found.member?.teamId ?? null;
  const rows = await cartRows(db, { id: customerId, teamId }, ownLines({ id: customerId }));
  const changed = rows.map(({ updatedAt }) => Date.parse(updatedAt));
  return {
    customer: customerBrief(ctx, found),
    ...(await cartOf({ now, language, priced: seesPrices(staff), rules: await tradeRules(db) }, rows)),
    addresses: await customerAddresses(ctx, db, customerId),
    updatedAt: changed.length === 0 ? null : new Date(changed.reduce((a, b) => Math.max(a, b))),
  };
}
