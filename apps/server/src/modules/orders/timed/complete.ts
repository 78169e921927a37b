import { COMPLETION_NOTICE_DAYS, DAY_MS } from '@selvedge/domain/constants';
import { DEFAULT_TAG } from '@selvedge/domain/display/languages';
import {
  type CompletionDays,
  completesAt,
  type ParcelTimes,
  soonestCompletion,
} from '@selvedge/domain/orders/completion';
import { column, orNull, typeOf } from '../../../db/columnTypes';
import type { Db, Tx } from '../../../db/pool';
import { SYSTEM_ACTOR } from '../../../db/records';
import { orders, subOrders } from '../../../db/schema/orders';
import { statement } from '../../../db/statement';
import { sql } from 'drizzle-orm';
import { translate } from '../../../translate';
import { takeStep } from '../machine/step';
import { noticeBuyers, tellBuyers } from '../notices/notify';
import { lockBundle } from '../read/bundle';
import { eachByItself, firstReminder, type TimedWork } from './timedWork';

/** Completion is looked for among what was shipped this long ago: the notice comes before it. */
const lookedAt = (days: CompletionDays, now: Date): Date =>
  new Date(now.getTime() - (soonestCompletion(days) - COMPLETION_NOTICE_DAYS) * DAY_MS);

const shippedBefore = statement({
  name: 'orders.shippedBefore',
  row: {
    subId: typeOf(subOrders.id),
    orderId: typeOf(orders.id),
    lastShippedAt: column.moment,
    allDeliveredAt: orNull(column.moment),
  },
  sql: (before: Date) => sql`
    select s.id as "subId", s.order_id as "orderId", max(p.shipped_at) as "lastShippedAt",
      case when bool_and(p.delivered_at is not null) then max(p.delivered_at) end as "allDeliveredAt"
    from sub_orders s join shipments p on p.sub_order_id = s.id and p.voided_at is null
    where not s.cancelled and s.shipping = 'SHIPPED'
    group by s.id having max(p.shipped_at) <= ${before.toISOString()}::timestamptz order by s.id`,
  example: (make) => make(new Date()),
});

const toldSince = statement({
  name: 'orders.toldOfCompletion',
  row: { at: column.moment },
  sql: (subId: string, before: Date) => sql`select at from sub_order_reminders
    where sub_order_id = ${subId} and kind = 'COMPLETION' and at <= ${before.toISOString()}::timestamptz`,
  example: (make) => make('s1', new Date()),
});

/** Takes one sub-order as received whole, unless somebody did so meanwhile (M-T9, D-72). */
async function complete(tx: Tx, orderId: string, subId: string, now: Date): Promise<boolean> {
  const bundle = await lockBundle(tx, orderId);
  const sub = bundle?.subs.find(({ id }) => id === subId);
  if (bundle === null || sub === undefined || sub.cancelled || sub.shipping !== 'SHIPPED') return false;
  const lines = bundle.lines.filter(({ subOrderId }) => subOrderId === subId);
  const ctx = { actor: SYSTEM_ACTOR, maybeBuyer: null, maybeStaff: null, now, language: DEFAULT_TAG };
  await takeStep(ctx, tx, bundle, {
    action: 'confirmReceipt',
    subId,
    sub: { receivedAt: now },
    lines: new Map(lines.map(({ id, shippedQty }) => [id, { receivedQty: shippedQty }])),
  });
  return true;
}

/** Tells the buyer's side, once, that a sub-order completes soon (D-72). */
async function tellSoon(tx: Tx, orderId: string, subId: string, now: Date): Promise<boolean> {
  const bundle = await lockBundle(tx, orderId);
  const sub = bundle?.subs.find(({ id }) => id === subId);
  if (bundle === null || sub?.shipping !== 'SHIPPED') return false;
  if (!(await firstReminder(tx, subId, 'COMPLETION', now))) return false;
  const { order } = bundle;
  const facts = { orderNo: order.orderNo, subNo: sub.subNo, count: COMPLETION_NOTICE_DAYS };
  const ids = [...new Set([...(await noticeBuyers(tx, order)), order.buyerId])];
  await tellBuyers(tx, order, ids, (language) => ({
    title: translate(language, 'orderNotices.completion.title', facts),
    text: translate(language, 'orderNotices.completion.text', facts),
  }));
  return true;
}

/** What became of a look for sub-orders that complete by themselves. */
export interface Completed {
  completed: number;
  told: number;
}

/**
 * Completes sub-orders whose customer stayed silent, and tells of those that will, three days before (D-72). Nothing completes that was not
 * told of that long: where servers stood still, it is told first. Each is a transaction of its own; doing it again changes nothing.
 */
export async function completeSilent(
  db: Db,
  days: CompletionDays,
  { now, stopped }: TimedWork,
): Promise<Completed> {
  const found = await shippedBefore(db, lookedAt(days, now));
  const done: Completed = { completed: 0, told: 0 };
  const dueIn = (times: ParcelTimes) => completesAt(times, days).getTime() - now.getTime();
  const noticeMs = COMPLETION_NOTICE_DAYS * DAY_MS;
  const soon = found.filter((one) => dueIn(one) <= noticeMs);
  await eachByItself(db, soon, stopped, async (tx, { orderId, subId }) => {
    if (await tellSoon(tx, orderId, subId, now)) done.told += 1;
  });
  const due = soon.filter((one) => dueIn(one) <= 0);
  await eachByItself(db, due, stopped, async (tx, { orderId, subId }) => {
    const [told] = await toldSince(tx, subId, new Date(now.getTime() - noticeMs));
    if (told !== undefined && (await complete(tx, orderId, subId, now))) done.completed += 1;
  });
  return done;
}
