import { COMPLETION_NOTICE_DAYS, DAY_MS } from '@selvedge/domain/constants';
import type { components } from '@selvedge/api-spec/types';
import { type CompletionDays, completesAt } from '@selvedge/domain/orders/completion';
import { sql } from 'drizzle-orm';
import { column, orNull, typeOf } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { subOrders } from '../../../db/schema/orders';
import { statement } from '../../../db/statement';
import type { Outgoing } from '../../../http/outgoing';

type SubShape = Outgoing<components['schemas']['SubOrder']>;

const parcelTimes = statement({
  name: 'orders.parcelTimes',
  row: {
    subId: typeOf(subOrders.id),
    lastShippedAt: column.moment,
    allDeliveredAt: orNull(column.moment),
    toldAt: orNull(column.moment),
  },
  sql: (orderId: string) => sql`
    select s.id as "subId", max(p.shipped_at) as "lastShippedAt",
      case when bool_and(p.delivered_at is not null) then max(p.delivered_at) end as "allDeliveredAt",
      (select at from sub_order_reminders r where r.sub_order_id = s.id and r.kind = 'COMPLETION') as "toldAt"
    from sub_orders s join shipments p on p.sub_order_id = s.id and p.voided_at is null
    where s.order_id = ${orderId} and not s.cancelled and s.shipping = 'SHIPPED'
    group by s.id`,
  example: (make) => make('o1'),
});

/**
 * Sub-orders of an order with the moment each counts as received by itself (D-72): the one the rule gives, and not before the
 * customer knew of it for three days.
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
  const known = new Map(
    rows.map(({ subId, toldAt, ...times }) => {
      const noticed = (toldAt ?? now).getTime() + COMPLETION_NOTICE_DAYS * DAY_MS;
      return [subId, new Date(Math.max(completesAt(times, days).getTime(), noticed))] as const;
    }),
  );
  return subs.map((sub) => ({
    ...sub,
    completesAt: isDue(sub) ? (known.get(String(sub.id)) ?? null) : null,
  }));
}
