import { codes } from '@selvedge/api-spec/codes';
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Queryable } from '../../../db/pool';
import { teams } from '../../../db/schema/accounts';
import { orders } from '../../../db/schema/orders';
import { refuse } from '../../../http/errors';
import { type ScopeHolder, withinScope } from '../../auth/access/dataScope';
import type { BuyerSession } from '../../../contract/caller';

/** Fields of a buyer that decide which orders the buyer sees. */
export type OrderReader = Pick<BuyerSession, 'id' | 'teamId' | 'teamRole' | 'orderVisibility'>;

const seesWholeTeam = (buyer: OrderReader) => buyer.teamRole === 'LEADER' || buyer.orderVisibility === 'TEAM';

/** Condition for orders of dissolved teams: they are visible to the buyers who placed them again. */
const ofDissolved = sql`${orders.teamId} in (select gone.id from teams gone where gone.deleted_at is not null)`;

/**
 * Returns the condition for the orders that a buyer may see: the buyer's own, and those of the team where the team shows them to members or
 * the buyer leads it. Orders made for a team stay with it, so a buyer who left no longer sees them until the team is dissolved.
 */
export function visibleOrders(buyer: OrderReader): SQL | undefined {
  const own = and(or(isNull(orders.teamId), ofDissolved), eq(orders.buyerId, buyer.id));
  if (buyer.teamId === null) return own;
  const team = eq(orders.teamId, buyer.teamId);
  return or(own, seesWholeTeam(buyer) ? team : and(team, eq(orders.buyerId, buyer.id)));
}

/** Buyer and team that an order belongs to. */
export interface OrderParty {
  buyerId: string;
  teamId: string | null;
}

/**
 * Returns whether a buyer may see an order that is already known, as live messages carry it, by the rule of {@link visibleOrders}. There
 * are no live messages about orders of dissolved teams.
 */
export function mayReadOrder(buyer: OrderReader, { buyerId, teamId }: OrderParty): boolean {
  const own = buyerId === buyer.id;
  return teamId === null ? own : teamId === buyer.teamId && (own || seesWholeTeam(buyer));
}

/**
 * Returns the condition for the orders that a member of staff may see: those of customers whose salesperson is in the data scope of the
 * roles. The current salesperson counts, so the orders of a customer who changes salesperson move along; orders of customers without a
 * salesperson are visible only to staff who see all. Undefined when no order is excluded.
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

/** Refuses with 40401, as for an order that does not exist, unless the caller may see it. */
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
