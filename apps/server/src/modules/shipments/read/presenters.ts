import type { components } from '@selvedge/api-spec/types';
import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { orderLines, orders, subOrders } from '../../../db/schema/orders';
import { textArray } from '../../../db/textArray';
import type { Outgoing } from '../../../http/outgoing';
import { localised } from '../../../messages/translate';
import { type Line, orderState } from '../../orders/read/bundle';
import { orderNames } from '../../orders/read/names';
import type { Viewer } from '../../orders/read/presenters';
import { newestFirst, type ShipmentRow } from '../../orders/read/shipments';
import { pictureAddress } from '../../pictures/read/address';
import { filesById } from '../../upload/files/read';
import { todayOf } from './waiting';
import { allowedActions } from '@selvedge/domain/orders/orderMachine';

type Schemas = components['schemas'];

/** Returns the pieces in all packages of a shipment. */
const piecesIn = ({ packages }: Pick<ShipmentRow, 'packages'>): number =>
  packages.reduce((sum, { items }) => items.reduce((inner, { qty }) => inner + qty, sum), 0);

function itemShape(line: Line | undefined, language: Viewer['language']) {
  if (line === undefined) return {};
  const { productId, intlCode, brandName, size } = line;
  return {
    productId,
    intlCode,
    name: localised(language, line.name, line.nameEn),
    brandName,
    image: pictureAddress(productId),
    size,
    color: localised(language, line.color, line.colorEn),
  };
}

/** Returns shipments with their contents, in the order of `rows`; the items have product names, since the order is not shown with them. */
export async function shipmentViews(
  db: Queryable,
  rows: readonly ShipmentRow[],
  { language, contact }: Pick<Viewer, 'language' | 'contact'>,
  now: Date,
): Promise<
  (Outgoing<Schemas['Shipment']> & Pick<Schemas['StaffShipment'], 'orderNo' | 'subNo' | 'warehouseId'>)[]
> {
  if (rows.length === 0) return [];
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))];
  const found = await db.select().from(orders).where(inArray(orders.id, orderIds));
  const subs = await db.select().from(subOrders).where(inArray(subOrders.orderId, orderIds));
  const lineIds = rows.flatMap(({ packages }) =>
    packages.flatMap(({ items }) => items.map((item) => item.orderLineId)),
  );
  const lines = await db
    .select()
    .from(orderLines)
    .where(sql`${orderLines.id} = any(${textArray([...new Set(lineIds)])})`);
  const byId = new Map(lines.map((line) => [line.id, line]));
  const attached = await filesById(
    db,
    rows.flatMap(({ attachmentFileIds }) => attachmentFileIds),
    now,
  );
  return rows.map((row) => {
    const sub = subs.find(({ id }) => id === row.subOrderId);
    return {
      ...row,
      orderNo: found.find(({ id }) => id === row.orderId)?.orderNo ?? '',
      subNo: sub?.subNo ?? '',
      warehouseId: sub?.warehouseId ?? '',
      phoneTail: contact ? row.phoneTail : '',
      qty: piecesIn(row),
      packages: row.packages.map((box) => ({
        ...box,
        items: box.items.map((item) => ({ ...item, ...itemShape(byId.get(item.orderLineId), language) })),
      })),
      attachments: row.attachmentFileIds.flatMap((id) => attached.get(id) ?? []),
      events: newestFirst(row.events).map((event) => ({ source: 'STAFF' as const, ...event })),
    };
  });
}

/** Returns shipments as staff see them, with the customer and the actions that the caller may take on each. */
export async function staffShipments(
  db: Queryable,
  rows: readonly ShipmentRow[],
  viewer: Viewer,
  can: { edit: boolean },
  now: Date,
): Promise<Outgoing<Schemas['StaffShipment']>[]> {
  if (rows.length === 0) return [];
  const views = await shipmentViews(db, rows, viewer, now);
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))];
  const found = await db.select().from(orders).where(inArray(orders.id, orderIds));
  const subs = await db.select().from(subOrders).where(inArray(subOrders.orderId, orderIds));
  const names = await orderNames(db, found, []);
  const today = todayOf({ now });
  return views.map((shape, index) => {
    const row = rows[index];
    const order = found.find(({ id }) => id === row?.orderId);
    if (row === undefined || order === undefined) throw new Error('a consignment has no order');
    const own = subs.filter(({ orderId }) => orderId === order.id);
    const dueAt = own.find(({ id }) => id === row.subOrderId)?.receiveEstimate ?? '';
    const isOpen = row.voidedAt === null && isUnreceived(own, row);
    const mayVoid = allowedActions(orderState(order, own), viewer.actor).includes('voidShipment');
    return {
      ...shape,
      orderId: order.id,
      customerId: order.buyerId,
      companyName: names.buyers.get(order.buyerId)?.companyName ?? '',
      consignee: viewer.contact ? order.consignee : '',
      state: stateOf(row),
      dueAt,
      late: stateOf(row) === 'ON_THE_WAY' && dueAt < today,
      qty: piecesIn(row),
      createdBy: row.createdBy,
      actions: [
        ...(isOpen && can.edit ? (['edit', 'addEvent'] as const) : []),
        ...(isOpen && mayVoid ? (['voidShipment'] as const) : []),
      ],
    };
  });
}

const isUnreceived = (
  subs: readonly { id: string; shipping: string }[],
  { subOrderId }: Pick<ShipmentRow, 'subOrderId'>,
): boolean => subs.find(({ id }) => id === subOrderId)?.shipping !== 'RECEIVED';

function stateOf({ voidedAt, deliveredAt }: ShipmentRow): Schemas['StaffShipmentState'] {
  if (voidedAt !== null) return 'VOIDED';
  return deliveredAt === null ? 'ON_THE_WAY' : 'DELIVERED';
}
