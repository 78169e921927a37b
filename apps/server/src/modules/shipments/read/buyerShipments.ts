import { codes } from '@selvedge/api-spec/codes';
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Queryable } from '../../../db/pool';
import { shipments } from '../../../db/schema/fulfilment';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { orderIdOfSub } from '../../orders/read/bundle';
import type { ShipmentRow } from '../../orders/read/shipments';
import { viewerOf } from '../../orders/read/viewer';
import { visibleOrder } from '../../orders/read/visible';
import { shipmentViews } from './presenters';

function sent(db: Queryable, where: SQL): Promise<ShipmentRow[]> {
  return db
    .select()
    .from(shipments)
    .where(and(where, isNull(shipments.voidedAt)))
    .orderBy(asc(shipments.shippedAt), asc(shipments.id));
}

/** Returns the shipments of an order or one of its sub-orders, oldest first, without voided ones, which count as never sent. */
export async function shipmentsOf(ctx: Context, given: { orderId?: string; subOrderId?: string }) {
  const { orderId, subOrderId } = given;
  if (orderId === undefined && subOrderId === undefined)
    throw invalid({ orderId: translate(ctx.language, 'orders.orderOrSub') });
  const found = orderId ?? (await orderIdOfSub(ctx.db, subOrderId ?? ''));
  const { order } = await visibleOrder(ctx, found);
  const ofOrder = eq(shipments.orderId, order.id);
  const where = subOrderId === undefined ? ofOrder : and(ofOrder, eq(shipments.subOrderId, subOrderId));
  return shipmentViews(ctx.db, await sent(ctx.db, where ?? ofOrder), viewerOf(ctx), ctx.now);
}

/** Returns one shipment of an order that the caller may see; refuses with 40401 otherwise. */
export async function shipmentDetail(ctx: Context, id: string) {
  const [row] = await sent(ctx.db, eq(shipments.id, id));
  if (row === undefined) throw refuse(codes.NOT_FOUND);
  await visibleOrder(ctx, row.orderId);
  const [shape] = await shipmentViews(ctx.db, [row], viewerOf(ctx), ctx.now);
  if (shape === undefined) throw new Error('the consignment has no shape');
  return shape;
}

/** Returns the tracking events of a shipment as staff entered them: no carrier is connected. */
export async function shipmentTrack(ctx: Context, id: string) {
  const { courier, trackingNo, events, deliveredAt } = await shipmentDetail(ctx, id);
  return { shipmentId: id, courier, trackingNo, events, deliveredAt, refreshedAt: ctx.now };
}
