import type { components } from '@selvedge/api-spec/types';
import { type CompletionDays, completesAfterNotice } from '@selvedge/domain/orders/completion';
import { type SQL, sql } from 'drizzle-orm';
import { column, orNull, typeOf } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { subOrders } from '../../../db/schema/orders';
import { statement } from '../../../db/statement';
import type { Outgoing } from '../../../http/outgoing';

type SubShape = Outgoing<components['schemas']['SubOrder']>;

const ROW = {
  subId: typeOf(subOrders.id),
  orderId: typeOf(subOrders.orderId),
  lastShippedAt: column.moment,
  allDeliveredAt: orNull(column.moment),
  lastVoidedAt: orNull(column.moment),
  toldAt: orNull(column.moment),
};

/** Query for fully shipped sub-orders with the times of their parcels. */
const shippedWhole = (which: SQL) => sql`
  select s.id as "subId", s.order_id as "orderId",
    max(p.shipped_at) filter (where p.voided_at is null) as "lastShippedAt",
    case when bool_and(p.delivered_at is not null or p.voided_at is not null)
      then max(p.delivered_at) filter (where p.voided_at is null) end as "allDeliveredAt",
    max(p.voided_at) as "lastVoidedAt",
    (select at from sub_order_reminders r where r.sub_order_id = s.id and r.kind = 'COMPLETION') as "toldAt"
  from sub_orders s join shipments p on p.sub_order_id = s.id
  where not s.cancelled and s.shipping = 'SHIPPED' and ${which}
  group by s.id`;

/** Reads the fully shipped sub-orders of one order, with the times of their parcels. */
export const parcelTimes = statement({
  name: 'orders.parcelTimes',
  row: ROW,
  sql: (orderId: string) =>
    sql`${shippedWhole(sql`s.order_id = ${orderId}`)} having bool_or(p.voided_at is null)`,
  example: (make) => make('o1'),
});

/** Reads the fully shipped sub-orders of all orders whose last parcel left at or before a moment, with the times of their parcels. */
export const shippedBefore = statement({
  name: 'orders.shippedBefore',
  row: ROW,
  sql: (before: Date) => sql`${shippedWhole(sql`true`)}
    having max(p.shipped_at) filter (where p.voided_at is null) <= ${before.toISOString()}::timestamptz
    order by s.id`,
  example: (make) => make(new Date()),
});

/**
 * Returns the sub-orders of an order with the moment at which each counts as received automatically: the moment by the rule, but not before
 * the customer was notified of it for three days.
 */
export async function withCompletion(
  db: Queryable,
  orderId: string,
  subs: readonly SubShape[],
  { days, now }: { days: CompletionDays | null; now: Date },
): Promise<SubShape[]> {
  const isDue = ({ shipping, cancelled }: SubShape) => shipping === 'SHIPPED' && !cancelled;
  if (days === null || !subs.some(isDue)) return [...subs];
  const rows = await parcelTimes(db, orderId);
  const known = new Map(rows.map(({ subId, ...times }) => [subId, completesAfterNotice(times, days, now)]));
  return subs.map((sub) => ({
    ...sub,
    completesAt: isDue(sub) ? (known.get(String(sub.id)) ?? null) : null,
  }));
}
