import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import { orders } from '../../db/schema/orders';
import { refuse } from '../../http/errors';
import type { BuyerSession } from '../auth/identity';
import type { Order } from './bundle';

const seesWholeTeam = (buyer: BuyerSession) =>
  buyer.teamRole === 'LEADER' || buyer.orderVisibility === 'TEAM';

/**
 * Orders a buyer may see: his own, and those of his team where the team shows them or he leads it. Orders made for a
 * team stay with it, so who has left sees them no more (D-36, Q-43).
 */
export function visibleOrders(buyer: BuyerSession): SQL | undefined {
  const own = and(isNull(orders.teamId), eq(orders.buyerId, buyer.id));
  if (buyer.teamId === null) return own;
  const team = eq(orders.teamId, buyer.teamId);
  return or(own, seesWholeTeam(buyer) ? team : and(team, eq(orders.buyerId, buyer.id)));
}

/** Refuses with 40302 unless the buyer may see the order. */
export function checkVisible(order: Order, buyer: BuyerSession): void {
  const own = order.buyerId === buyer.id;
  if (order.teamId === null ? own : order.teamId === buyer.teamId && (own || seesWholeTeam(buyer))) return;
  throw refuse(40302);
}
