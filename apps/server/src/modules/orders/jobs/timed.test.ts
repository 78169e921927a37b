import { DAY_MS } from '@selvedge/domain/constants';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyers } from '../../../db/schema/accounts';
import { shipments } from '../../../db/schema/fulfilment';
import { operationRecords } from '../../../db/schema/platform';
import { field } from '../../../testing/builders';
import { type OrderFixture, startOrderFixture, wrongLocks } from '../../../testing/orderFixture';
import { makeStaff } from '../../../testing/people';
import { completeSilent } from './complete';
import { notifyLongLocks } from './longLocks';

const DAYS = { delivered: 15, shipped: 30 };
const START = Date.parse('2026-03-01T08:00:00Z');
const onDay = (day: number) => ({ now: new Date(START + day * DAY_MS), stopped: () => false });

let fixture: OrderFixture;
beforeAll(async () => {
  fixture = await startOrderFixture();
});
afterAll(() => fixture.server.close());

/**
 * Makes a paid order whose sub-orders were shipped on the first day and delivered the passed number of days later; null for not delivered.
 */
async function shippedOrder(deliveredAfter: readonly (number | null)[]): Promise<string> {
  const { db } = fixture.server;
  const { id, subIds } = await fixture.order({ subs: deliveredAfter.length === 2 ? 2 : 1 });
  await db.execute(
    sql`delete from stock_locks where order_line_id in (select id from order_lines where order_id = ${id})`,
  );
  await db.execute(sql`update stock set locked = 0`);
  await db.execute(
    sql`update order_lines set confirmed_qty = asked_qty, shipped_qty = asked_qty where order_id = ${id}`,
  );
  await db.execute(sql`update sub_orders set confirmation = 'CONFIRMED', shipping = 'SHIPPED',
    platform_confirmed_at = now(), confirmed_at = now() where order_id = ${id}`);
  await db.execute(sql`update orders set status = 'SHIPPED', flow = null, payment_status = 'PAID',
    paid_cents = payable_cents, frozen_at = now() where id = ${id}`);
  for (const [at, subOrderId] of subIds.entries()) {
    const after = deliveredAfter[at] ?? null;
    await db.insert(shipments).values({
      id: `p-${subOrderId}`,
      shipmentNo: `S-${subOrderId}`,
      orderId: id,
      subOrderId,
      courier: 'SF',
      trackingNo: '1',
      phoneTail: '6021',
      packingQty: 1,
      packages: [],
      shippedAt: new Date(START),
      deliveredAt: after === null ? null : new Date(START + after * DAY_MS),
    });
  }
  return id;
}

const stateOf = async (id: string) => {
  const { rows } = await fixture.server.db.execute<{
    status: string;
    shipping: string;
    received: number;
  }>(sql`
    select o.status, string_agg(distinct s.shipping, ' ' order by s.shipping) as shipping,
      (select sum(received_qty)::int from order_lines where order_id = o.id) as received
    from orders o join sub_orders s on s.order_id = o.id where o.id = ${id} group by o.id`);
  return rows[0];
};
const titles = async (orderId: string, kind = 'buyer') => {
  const { rows } = await fixture.server.db.execute<{ title: string }>(sql`select title from notices
    where link = ${`/procurement/detail/${orderId}`} and owner_kind = ${kind} order by created_at, id`);
  return rows.map(({ title }) => title.split('：')[0]);
};

test('D-72 M-T9 a silent customer is told three days before and has received everything 15 days after delivery', async () => {
  const { db } = fixture.server;
  const id = await shippedOrder([2, null]);
  const before = await titles(id);
  expect(await completeSilent(db, DAYS, onDay(13))).toEqual({ completed: 0, told: 0 });
  expect(await completeSilent(db, DAYS, onDay(14.5))).toEqual({ completed: 0, told: 1 });
  expect(await completeSilent(db, DAYS, onDay(16))).toEqual({ completed: 0, told: 0 });
  expect(await completeSilent(db, DAYS, onDay(18))).toEqual({ completed: 1, told: 0 });
  expect(await stateOf(id)).toEqual({ status: 'SHIPPED', shipping: 'RECEIVED SHIPPED', received: 10 });
  // The other parcel was never reported as delivered: it completes 30 days after it left.
  expect(await completeSilent(db, DAYS, onDay(27))).toEqual({ completed: 0, told: 1 });
  expect(await completeSilent(db, DAYS, onDay(30))).toEqual({ completed: 1, told: 0 });
  expect(await stateOf(id)).toEqual({ status: 'COMPLETED', shipping: 'RECEIVED', received: 20 });
  expect((await titles(id)).slice(before.length)).toEqual([
    '即将自动确认收货',
    '已确认收货',
    '即将自动确认收货',
    '已确认收货',
  ]);
  expect(await wrongLocks(db)).toEqual([]);
});

test('D-72 the order says when each of its parts counts as received by itself, and no sooner than three days after that was told', async () => {
  const { db } = fixture.server;
  const left = Date.now() - DAY_MS;
  const id = await shippedOrder([2, null]);
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from sub_orders where order_id = ${id} order by position`,
  );
  const subIds = rows.map((row) => row.id);
  await db.execute(sql`update shipments set shipped_at = ${new Date(left).toISOString()}::timestamptz,
    delivered_at = case when delivered_at is not null then ${new Date(left + DAY_MS / 2).toISOString()}::timestamptz end where order_id = ${id}`);
  const shown = async () =>
    Promise.all(
      subIds.map(async (subId) => {
        const { data } = await fixture.lin.get(`/api/sp/front/order/son/detail/${subId}`);
        return Date.parse(String(field(data, 'completesAt')));
      }),
    );
  expect(await shown()).toEqual([left + 15.5 * DAY_MS, left + 30 * DAY_MS]);
  await db.execute(sql`update shipments set shipped_at = shipped_at - interval '90 days', delivered_at = delivered_at - interval '90 days'
    where order_id = ${id}`);
  for (const at of await shown()) expect(at).toBeGreaterThan(Date.now() + 3 * DAY_MS - 60_000);
  await db.execute(sql`update sub_orders set shipping = 'PARTIAL' where order_id = ${id}`);
  expect(await shown()).toEqual([NaN, NaN]);
  await db.execute(sql`delete from shipments where order_id = ${id}`);
});

test('D-72 where servers stood still, the customer is told first all the same', async () => {
  const { db } = fixture.server;
  const id = await shippedOrder([1]);
  expect(await completeSilent(db, DAYS, onDay(90))).toEqual({ completed: 0, told: 1 });
  expect(await stateOf(id)).toMatchObject({ status: 'SHIPPED' });
  expect(await completeSilent(db, DAYS, onDay(93))).toEqual({ completed: 1, told: 0 });
});

test('D-72 several workers at once complete and tell once', async () => {
  const { db } = fixture.server;
  const ids = await Promise.all([shippedOrder([1]), shippedOrder([1]), shippedOrder([1])]);
  const sums = async (day: number) => {
    const all = await Promise.all([1, 2, 3].map(() => completeSilent(db, DAYS, onDay(day))));
    return {
      completed: all.reduce((sum, one) => sum + one.completed, 0),
      told: all.reduce((sum, one) => sum + one.told, 0),
    };
  };
  expect(await sums(14)).toEqual({ completed: 0, told: 3 });
  expect(await sums(17)).toEqual({ completed: 3, told: 0 });
  for (const id of ids) {
    expect(await stateOf(id)).toMatchObject({ status: 'COMPLETED' });
    expect((await titles(id)).filter((title) => title === '已确认收货')).toHaveLength(1);
  }
  const records = await db.$count(operationRecords, eq(operationRecords.action, 'confirmReceipt'));
  expect(records).toBe(2 + 1 + 3);
});

/** Voids the parcels of an order on one day and sends new ones, not delivered yet, on another. */
async function sendAnew(
  on: Pick<typeof fixture.server.db, 'execute'>,
  id: string,
  voided: number,
  left: number,
) {
  const at = (day: number) => new Date(START + day * DAY_MS).toISOString();
  await on.execute(sql`update shipments set voided_at = ${at(voided)}::timestamptz where order_id = ${id}`);
  await on.execute(sql`insert into shipments
    (id, shipment_no, order_id, sub_order_id, courier, tracking_no, phone_tail, packing_qty, packages, shipped_at)
    select id || '-2', shipment_no || '-2', order_id, sub_order_id, courier, '2', phone_tail, packing_qty, packages,
      ${at(left)}::timestamptz from shipments where order_id = ${id} and voided_at is not null`);
}

test('D-72 of a parcel sent anew after the word the customer is told again, and nothing completes before', async () => {
  const { db } = fixture.server;
  const id = await shippedOrder([1]);
  expect(await completeSilent(db, DAYS, onDay(13))).toEqual({ completed: 0, told: 1 });
  await sendAnew(db, id, 15, 15);
  expect(await completeSilent(db, DAYS, onDay(17))).toEqual({ completed: 0, told: 0 });
  expect(await completeSilent(db, DAYS, onDay(42))).toEqual({ completed: 0, told: 1 });
  expect(await completeSilent(db, DAYS, onDay(44.9))).toEqual({ completed: 0, told: 0 });
  expect(await completeSilent(db, DAYS, onDay(45))).toEqual({ completed: 1, told: 0 });
  // The new parcel has an old shipping date: the notice about the previous parcel does not count for it.
  const early = await shippedOrder([1]);
  expect(await completeSilent(db, DAYS, onDay(15))).toEqual({ completed: 0, told: 1 });
  await sendAnew(db, early, 27, -14);
  expect(await completeSilent(db, DAYS, onDay(28))).toEqual({ completed: 0, told: 1 });
  expect(await completeSilent(db, DAYS, onDay(31))).toEqual({ completed: 1, told: 0 });
});

test('D-72 a parcel sent anew while completion waits for the order keeps the sub-order open', async () => {
  const { db } = fixture.server;
  const id = await shippedOrder([1]);
  expect(await completeSilent(db, DAYS, onDay(13))).toEqual({ completed: 0, told: 1 });
  const looked = await db.transaction(async (tx) => {
    await tx.execute(sql`select from orders where id = ${id} for update`);
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const completing = completeSilent(db, DAYS, onDay(17));
    const stopped = sql`select pid from pg_stat_activity where ${rows[0]?.pid}::int = any(pg_blocking_pids(pid))`;
    await expect.poll(async () => (await db.execute(stopped)).rowCount).toBeGreaterThan(0);
    await sendAnew(tx, id, 16, 16);
    return { completing };
  });
  expect(await looked.completing).toEqual({ completed: 0, told: 0 });
  expect(await stateOf(id)).toMatchObject({ status: 'SHIPPED' });
  await db.execute(sql`delete from shipments where order_id = ${id}`);
});

test('D-20 staff are told once of stock that is locked for 72 hours without confirmation, and nothing is cancelled', async () => {
  const { db } = fixture.server;
  const { id } = await fixture.order();
  const at = (hours: number) => ({ now: new Date(Date.now() + hours * 3_600_000), stopped: () => false });
  expect(await notifyLongLocks(db, 72, at(71))).toBe(0);
  const told = await Promise.all([1, 2].map(() => notifyLongLocks(db, 72, at(73))));
  expect(told.reduce((sum, one) => sum + one)).toBe(1);
  expect(await notifyLongLocks(db, 72, at(200))).toBe(0);
  expect((await titles(id, 'staff')).at(-1)).toBe('库存锁定超过 72 小时');
  expect(await stateOf(id)).toMatchObject({ status: 'IN_PROGRESS' });
});

test('D-20 of a customer without salesperson those are told who may confirm the orders of everybody', async () => {
  const { db } = fixture.server;
  const adminId = await makeStaff(db, { username: 'admin' }, 'ADMIN');
  await db.update(buyers).set({ salespersonId: null });
  const { id } = await fixture.order();
  expect(
    await notifyLongLocks(db, 72, { now: new Date(Date.now() + 4 * DAY_MS), stopped: () => false }),
  ).toBe(1);
  const { rows } = await db.execute(sql`select owner_id from notices
    where link = ${`/procurement/detail/${id}`} and title like '库存锁定%'`);
  expect(rows).toEqual([{ owner_id: adminId }]);
});
