import type { SurchargeTier } from '@selvedge/domain/money/tradeRules';
import type { Actor } from '@selvedge/domain/orders/orderMachine';
import type { OrderState } from '@selvedge/domain/orders/orderStates';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Queryable, Tx } from '../../../db/pool';
import { orderLines, orders, subOrders } from '../../../db/schema/orders';
import { tradeRules } from '../../tradeRules/read';

/** A stored order. */
export type Order = typeof orders.$inferSelect;
/** A stored sub-order. */
export type Sub = typeof subOrders.$inferSelect;
/** A stored order line. */
export type Line = typeof orderLines.$inferSelect;

/** An order with its sub-orders and lines in their order; all transitions work on it. */
export interface OrderBundle {
  order: Order;
  subs: Sub[];
  lines: Line[];
  /**
   * Surcharge tiers of the current trade rules. They apply while the order's own rate is not frozen, and again once a changed offer
   * unfreezes it.
   */
  tiers: readonly SurchargeTier[];
}

async function parts(db: Queryable, order: Order): Promise<OrderBundle> {
  const subs = await db
    .select()
    .from(subOrders)
    .where(eq(subOrders.orderId, order.id))
    .orderBy(asc(subOrders.position));
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.subOrderId), asc(orderLines.position));
  const { surchargeTiers: tiers } = await tradeRules(db);
  return { order, subs, lines, tiers };
}

/** Reads an order with its sub-orders and lines; null when it does not exist. */
export async function readBundle(db: Queryable, id: string): Promise<OrderBundle | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order === undefined ? null : parts(db, order);
}

/** Reads an order with its sub-orders and lines and locks its row until the end of the transaction; null when it does not exist. */
export async function lockBundle(tx: Tx, id: string): Promise<OrderBundle | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return order === undefined ? null : parts(tx, order);
}

/** Returns the id of the order that a sub-order belongs to; null when there is no such sub-order. */
export async function orderIdOfSub(db: Queryable, subId: string): Promise<string | null> {
  const [found] = await db
    .select({ orderId: subOrders.orderId })
    .from(subOrders)
    .where(eq(subOrders.id, subId));
  return found?.orderId ?? null;
}

/** Returns the part of an order that the order state machine works on. */
export function orderState(
  order: Pick<Order, 'paymentStatus' | 'onAccount' | 'paidCents'>,
  subs: readonly SubStates[],
): OrderState {
  return {
    subs: subs.map(({ confirmation, shipping, cancelled }) => ({ confirmation, shipping, cancelled })),
    payment: order.paymentStatus,
    onAccount: order.onAccount,
    isPartPaid: order.paidCents > 0,
  };
}

/** States of a sub-order. */
export type SubStates = Pick<Sub, 'confirmation' | 'shipping' | 'cancelled'>;

/** Returns the caller as an actor of the order state machine. */
export function machineActor(ctx: Pick<Context, 'maybeBuyer' | 'maybeStaff'>): Actor {
  const { maybeBuyer, maybeStaff } = ctx;
  if (maybeBuyer !== null) return { side: 'buyer', perms: maybeBuyer.perms };
  if (maybeStaff !== null) return { side: 'staff', perms: maybeStaff.perms, roles: maybeStaff.roles };
  return { side: 'system' };
}
