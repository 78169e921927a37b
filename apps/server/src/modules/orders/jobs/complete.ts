import { COMPLETION_NOTICE_DAYS, DAY_MS } from '@selvedge/domain/constants';
import { DEFAULT_TAG } from '@selvedge/domain/display/languages';
import {
  type CompletionDays,
  completesAt,
  completesAfterNotice,
  soonestCompletion,
  noticeValidFrom,
} from '@selvedge/domain/orders/completion';
import type { Db, Tx } from '../../../db/pool';
import { SYSTEM_ACTOR } from '../../../db/records';
import { scheduledTask } from '../../../jobs/tasks';
import { translate } from '../../../messages/translate';
import { applyTransition } from '../machine/step';
import { noticeBuyers, notifyBuyers } from '../notices/notify';
import { lockBundle } from '../read/bundle';
import { parcelTimes, shippedBefore } from '../read/completion';
import { forEachInTransaction, firstReminder, type TimedWork } from './timedWork';

/** Returns the moment before which a sub-order must have been shipped to be examined: the notice comes before the completion. */
const lookedAt = (days: CompletionDays, now: Date): Date =>
  new Date(now.getTime() - (soonestCompletion(days) - COMPLETION_NOTICE_DAYS) * DAY_MS);

const isSoon = (due: Date, now: Date): boolean =>
  due.getTime() - now.getTime() <= COMPLETION_NOTICE_DAYS * DAY_MS;

/** A sub-order that may be due, with the rule and the moment it is examined by. */
interface Looked {
  orderId: string;
  subId: string;
  days: CompletionDays;
  now: Date;
}

/**
 * Locks the order of a sub-order and reads the times of its parcels again, because one may have been voided, delivered or sent since the
 * search. Null when the sub-order is no longer fully shipped.
 */
async function lockShipped(tx: Tx, { orderId, subId }: Looked) {
  const bundle = await lockBundle(tx, orderId);
  const times = (await parcelTimes(tx, orderId)).find((one) => one.subId === subId);
  const sub = bundle?.subs.find(({ id }) => id === subId);
  return bundle === null || sub === undefined || times === undefined ? null : { bundle, sub, times };
}

/**
 * Confirms receipt of all shipped pieces of one sub-order and returns true; returns false when it is no longer shipped or not due any more.
 */
async function complete(tx: Tx, looked: Looked): Promise<boolean> {
  const { subId, days, now } = looked;
  const shipped = await lockShipped(tx, looked);
  if (shipped === null || completesAfterNotice(shipped.times, days, now) > now) return false;
  const { bundle } = shipped;
  const lines = bundle.lines.filter(({ subOrderId }) => subOrderId === subId);
  const ctx = { actor: SYSTEM_ACTOR, maybeBuyer: null, maybeStaff: null, now, language: DEFAULT_TAG };
  await applyTransition(ctx, tx, bundle, {
    action: 'confirmReceipt',
    subId,
    sub: { receivedAt: now },
    lines: new Map(lines.map(({ id, shippedQty }) => [id, { receivedQty: shippedQty }])),
  });
  return true;
}

/** Notifies the buyers, once for the current parcels, that a sub-order completes soon. Returns whether it did. */
async function tellSoon(tx: Tx, looked: Looked): Promise<boolean> {
  const { subId, days, now } = looked;
  const shipped = await lockShipped(tx, looked);
  if (shipped === null || !isSoon(completesAt(shipped.times, days), now)) return false;
  if (!(await firstReminder(tx, subId, 'COMPLETION', now, noticeValidFrom(shipped.times, days))))
    return false;
  const { order } = shipped.bundle;
  const facts = { orderNo: order.orderNo, subNo: shipped.sub.subNo, count: COMPLETION_NOTICE_DAYS };
  const ids = [...new Set([...(await noticeBuyers(tx, order)), order.buyerId])];
  await notifyBuyers(tx, order, ids, (language) => ({
    title: translate(language, 'orderNotices.completion.title', facts),
    text: translate(language, 'orderNotices.completion.text', facts),
  }));
  return true;
}

/** Counts of a run that completes sub-orders automatically. */
export interface Completed {
  completed: number;
  told: number;
}

/** Completes sub-orders whose customer does not respond, and notifies the customer before. */
export const completionTask = scheduledTask({
  name: 'orders.complete',
  kind: 'AUTO_COMPLETION',
  attempts: 5,
  at: '7 * * * *',
});

/**
 * Completes sub-orders whose customer did not respond, and notifies the customers of those that will complete, three days before. Nothing
 * completes without a notice that old: after a downtime of the servers, or when a parcel was sent again, the notice comes first. Each
 * sub-order has its own transaction; a repeated run changes nothing.
 */
export async function completeSilent(
  db: Db,
  days: CompletionDays,
  { now, stopped }: TimedWork,
): Promise<Completed> {
  const found = await shippedBefore(db, lookedAt(days, now));
  const done: Completed = { completed: 0, told: 0 };
  const soon = found.filter((times) => isSoon(completesAt(times, days), now));
  await forEachInTransaction(db, soon, stopped, async (tx, { orderId, subId }) => {
    if (await tellSoon(tx, { orderId, subId, days, now })) done.told += 1;
  });
  const due = soon.filter((times) => completesAfterNotice(times, days, now) <= now);
  await forEachInTransaction(db, due, stopped, async (tx, { orderId, subId }) => {
    if (await complete(tx, { orderId, subId, days, now })) done.completed += 1;
  });
  return done;
}
