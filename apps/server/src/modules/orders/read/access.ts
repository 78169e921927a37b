import { codes } from '@selvedge/api-spec/codes';
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Queryable } from '../../../db/pool';
import { teams } from '../../../db/schema/accounts';
import { orders } from '../../../db/schema/orders';
import { refuse } from '../../../http/errors';
import { type ScopeHolder, withinScope } from '../../auth/access/dataScope';
import type { BuyerSession } from '../../../contract/caller';

/** What of a buyer decides which orders are seen. */
export type OrderReader = Pick<BuyerSession, 'id' | 'teamId' | 'teamRole' | 'orderVisibility'>;

const seesWholeTeam = (buyer: OrderReader) => buyer.teamRole === 'LEADER' || buyer.orderVisibility === 'TEAM';

/** Orders of teams that were dissolved: they are those of who placed them again. */
const ofDissolved = sql`${orders.teamId} in (select gone.id from teams gone where gone.deleted_at is not null)`;

/**
 * Orders a buyer may see: his own, and those of his team where the team shows them or he leads it. Orders made for a
 * team stay with it, so who has left sees them no more, until the team itself is no more.
 */
export function visibleOrders(buyer: OrderReader): SQL | undefined {
  const own = and(or(isNull(orders.teamId), ofDissolved), eq(orders.buyerId, buyer.id));
  if (buyer.teamId === null) return own;
  const team = eq(orders.teamId, buyer.teamId);
  return or(own, seesWholeTeam(buyer) ? team : and(team, eq(orders.buyerId, buyer.id)));
}

/** Whose an order is on the buyer's side. */
export interface OrderParty {
  buyerId: string;
  teamId: string | null;
}

/** The same rule as {@link visibleOrders} for one order that is known, as live messages carry it; of a dissolved team there are none. */
export function mayReadOrder(buyer: OrderReader, { buyerId, teamId }: OrderParty): boolean {
  const own = buyerId === buyer.id;
  return teamId === null ? own : teamId === buyer.teamId && (own || seesWholeTeam(buyer));
}

/**
 * Orders a member of staff may see: those of customers whose salesperson is in the range of the roles held.
 * The salesperson of today counts, so a customer who moves on takes the orders along; orders of customers without a
 * salesperson belong to the house and are seen by who sees all. Undefined when nothing is left out.
 */
export function ordersInScope(staff: ScopeHolder): SQL | undefined {
  const within = withinScope(staff, sql`owner.salesperson_id`);
  if (within === undefined) return undefined;
  return sql`${orders.buyerId} in (select owner.id from buyers owner where ${within})`;
}

/** Whether a team was dissolved. */
export async function isDissolved(db: Queryable, teamId: string | null): Promise<boolean> {
  if (teamId === null) return false;
  return (await db.$count(teams, and(eq(teams.id, teamId), isNotNull(teams.deletedAt)))) > 0;
}

/** Refuses with 40401, as for an order that is not there, unless the caller may see it. */
export async function checkVisible(
  ctx: Pick<Context, 'maybeBuyer' | 'staff'>,
  db: Queryable,
  order: OrderParty & { id: string },
): Promise<void> {
  if (ctx.maybeBuyer !== null) {
    if (mayReadOrder(ctx.maybeBuyer, order)) return;
    const isOwn = order.buyerId === ctx.maybeBuyer.id;
    if (!isOwn || !(await isDissolved(db, order.teamId))) throw refuse(codes.NOT_FOUND);
    return;
  }
  const condition = ordersInScope(ctx.staff);
  if (condition === undefined) return;
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, order.id), condition));
  if (found.length === 0) throw refuse(codes.NOT_FOUND);
}
