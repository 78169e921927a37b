import type { components } from '@selvedge/api-spec/types';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Outgoing } from '../../../http/outgoing';
import type { Queryable } from '../../../db/pool';
import { shipments } from '../../../db/schema/fulfilment';
import { payments } from '../../../db/schema/payments';
import { subOrders } from '../../../db/schema/orders';
import { filesById } from '../../upload/files/read';
import type { Order, OrderBundle } from './bundle';
import { withClaims } from './claims';
import { orderConversation } from './comments';
import { withCompletion } from './completion';
import { withoutPrices } from '../../../http/withoutPrices';
import { locksOf, orderNames } from './names';
import { paymentViews } from './payments';
import { newestFirst } from './shipments';
import { orderRowView, subOrderView, totalsView, type Viewer } from './presenters';
import { ratesNow } from '../../rates/read';
import { logsOf } from '../../records/read/logs';

type Schemas = components['schemas'];

/** Returns orders as complete rows of an order table, in the order of `found`. */
export async function orderRows(db: Queryable, found: readonly Order[], viewer: Viewer) {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const subs = await db
    .select()
    .from(subOrders)
    .where(inArray(subOrders.orderId, ids))
    .orderBy(asc(subOrders.orderId), asc(subOrders.position));
  const names = await orderNames(db, found, subs);
  const rows = found.map((order) =>
    orderRowView(
      order,
      subs.filter((sub) => sub.orderId === order.id),
      names,
      viewer,
    ),
  );
  return viewer.priced ? rows : withoutPrices(rows);
}

/** Returns the operation records of an order and its sub-orders, newest first; with `subId`, of the order and that sub-order only. */
export const orderLogs = (
  db: Queryable,
  { order, subs }: OrderBundle,
  { priced, contact }: Pick<Viewer, 'priced' | 'contact'>,
  subId?: string,
): Promise<Outgoing<Schemas['Log']>[]> =>
  logsOf(
    db,
    [
      { entity: 'order', ids: [order.id] },
      { entity: 'subOrder', ids: subId === undefined ? subs.map(({ id }) => id) : [subId] },
    ],
    { priced, contact, costs: false },
  );

/** Returns the payments and shipments of an order, without voided shipments. */
async function fulfilmentOf(
  db: Queryable,
  orderId: string,
  { priced, contact }: Pick<Viewer, 'priced' | 'contact'>,
  now: Date,
) {
  const paid = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  const sent = await db
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipments.shippedAt), asc(shipments.id));
  const attached = await filesById(
    db,
    sent.flatMap((one) => one.attachmentFileIds),
    now,
  );
  return {
    payments: await paymentViews(db, paid, { priced }, now),
    shipments: sent
      .filter(({ voidedAt }) => voidedAt === null)
      .map((shipment) => ({
        ...shipment,
        phoneTail: contact ? shipment.phoneTail : '',
        events: newestFirst(shipment.events),
        attachments: shipment.attachmentFileIds.flatMap((id) => attached.get(id) ?? []),
      })),
  };
}

/** Returns sub-orders with what followed their shipment: the claims, or the moment at which they complete automatically. */
async function withHistory(
  db: Queryable,
  orderId: string,
  subs: readonly Outgoing<Schemas['SubOrder']>[],
  { completion = null }: Viewer,
  now: Date,
): Promise<Outgoing<Schemas['SubOrder']>[]> {
  const timed = await withCompletion(db, orderId, subs, { days: completion, now });
  return withClaims(db, orderId, timed, now);
}

/** Returns the whole order with the fields that the viewer may see; with current exchange rates until the order is frozen. */
export async function orderDetail(
  db: Queryable,
  bundle: OrderBundle,
  viewer: Viewer,
  now: Date,
): Promise<Outgoing<Schemas['OrderDetail']>> {
  const { order, subs, lines } = bundle;
  const names = await orderNames(db, [order], subs);
  const locks = await locksOf(db, lines);
  const detail: Outgoing<Schemas['OrderDetail']> = {
    ...orderRowView(order, subs, names, viewer),
    subs: await withHistory(
      db,
      order.id,
      subs.map((sub) => subOrderView(bundle, sub, names, locks, viewer)),
      viewer,
      now,
    ),
    address: viewer.contact ? order.address : null,
    remark: order.remark ?? '',
    paymentMethod: order.paymentMethod,
    totals: totalsView(bundle),
    rates: order.frozenAt === null ? await ratesNow(db) : order.rates,
    ...(await fulfilmentOf(db, order.id, viewer, now)),
    logs: await orderLogs(db, bundle, viewer),
    comments: await orderConversation(db, order.id, viewer, now),
    cancelReason: order.cancelReason,
    version: order.version,
  };
  return viewer.priced ? detail : withoutPrices(detail);
}

/** Returns one sub-order with the fields that the viewer may see. */
export async function subOrderOf(
  db: Queryable,
  bundle: OrderBundle,
  subId: string,
  viewer: Viewer,
  now: Date,
): Promise<Outgoing<Schemas['SubOrder']>> {
  const sub = bundle.subs.find(({ id }) => id === subId);
  if (sub === undefined) throw new Error(`order ${bundle.order.id} has no sub-order ${subId}`);
  const names = await orderNames(db, [bundle.order], bundle.subs);
  const own = bundle.lines.filter((line) => line.subOrderId === subId);
  const bare = subOrderView(bundle, sub, names, await locksOf(db, own), viewer);
  const [shape = bare] = await withHistory(db, bundle.order.id, [bare], viewer, now);
  return viewer.priced ? shape : withoutPrices(shape);
}
