import { HOUR_MS } from '@selvedge/domain/constants';
import { DEFAULT_TAG } from '@selvedge/domain/display/languages';
import { sql } from 'drizzle-orm';
import { typeOf } from '../../../db/columnTypes';
import type { Db, Queryable } from '../../../db/pool';
import { orders, subOrders } from '../../../db/schema/orders';
import { statement } from '../../../db/statement';
import { scheduledTask } from '../../../jobs/tasks';
import { translate } from '../../../messages/translate';
import { ownerOfCustomer } from '../../auth/access/dataScope';
import { staffWithPermission } from '../../auth/access/staffWithPermission';
import { notifyStaff } from '../notices/notify';
import { forEachInTransaction, firstReminder, type TimedWork } from './timedWork';

/** Maximum number of sub-orders per run; the rest follow in the next run. */
const MOST = 500;

const lockedBefore = statement({
  name: 'orders.lockedBefore',
  row: {
    subId: typeOf(subOrders.id),
    subNo: typeOf(subOrders.subNo),
    orderId: typeOf(orders.id),
    orderNo: typeOf(orders.orderNo),
    buyerId: typeOf(orders.buyerId),
  },
  sql: (before: Date) => sql`
    select s.id as "subId", s.sub_no as "subNo", o.id as "orderId", o.order_no as "orderNo", o.buyer_id as "buyerId"
    from sub_orders s join orders o on o.id = s.order_id
    where not s.cancelled and s.confirmation <> 'CONFIRMED'
      and exists (select from order_lines l join stock_locks k on k.order_line_id = l.id
        where l.sub_order_id = s.id and k.created_at <= ${before.toISOString()}::timestamptz)
      and not exists (select from sub_order_reminders r where r.sub_order_id = s.id and r.kind = 'LOCK')
    order by s.created_at limit ${MOST}`,
  example: (make) => make(new Date()),
});

const stillUnconfirmed = statement({
  name: 'orders.stillUnconfirmed',
  row: { subId: typeOf(subOrders.id) },
  sql: (subId: string) => sql`select id as "subId" from sub_orders
    where id = ${subId} and not cancelled and confirmation <> 'CONFIRMED' for update`,
  example: (make) => make('s1'),
});

/**
 * Returns the staff who are notified of a long lock: the salesperson of the customer, else all staff who may confirm the orders of all
 * customers.
 */
async function receivers(tx: Queryable, buyerId: string): Promise<string[]> {
  const { staffId } = await ownerOfCustomer(tx, buyerId);
  if (staffId !== null) return [staffId];
  return staffWithPermission(tx, 'biz:order:confirm');
}

/** Notifies staff of stock that has been locked for long without a confirmation. */
export const longLocksTask = scheduledTask({
  name: 'orders.longLocks',
  kind: 'LOCK_NOTICES',
  attempts: 5,
  at: '22 * * * *',
});

/**
 * Notifies staff, once per sub-order, of stock that has been locked for `hours` without confirmation; nothing is cancelled automatically.
 * Returns the number of sub-orders notified of.
 */
export async function notifyLongLocks(db: Db, hours: number, { now, stopped }: TimedWork): Promise<number> {
  const found = await lockedBefore(db, new Date(now.getTime() - hours * HOUR_MS));
  let told = 0;
  await forEachInTransaction(db, found, stopped, async (tx, { subId, subNo, orderId, orderNo, buyerId }) => {
    if ((await stillUnconfirmed(tx, subId)).length === 0) return;
    if (!(await firstReminder(tx, subId, 'LOCK', now))) return;
    const facts = { orderNo, subNo, hours };
    await notifyStaff(tx, { id: orderId }, await receivers(tx, buyerId), {
      title: translate(DEFAULT_TAG, 'orderNotices.lock.title', facts),
      text: translate(DEFAULT_TAG, 'orderNotices.lock.text', facts),
    });
    told += 1;
  });
  return told;
}
