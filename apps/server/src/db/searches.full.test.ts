import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT_PERM, PRICE_PERM } from '@selvedge/domain/people/fieldVisibility';
import type { Context } from '../contract/handlers';
import { orderPage } from '../modules/orders/read/filters';
import { staffPaymentPage } from '../modules/payments/read/staffPayments';
import { recordCount, recordRows } from '../modules/records/read/page';
import { staffShipmentPage } from '../modules/shipments/read/staffShipments';
import { makeManyOrders } from '../testing/manyOrders';
import { type OrderFixture, startOrderFixture } from '../testing/orderFixture';
import { rowsRead } from '../testing/scans';
import type { Db } from './pool';

const COUNT = 5000;
/** Number of customers; few enough that the planner reads them all. */
const CUSTOMERS = 500;
const UNTIL = new Date('2026-01-01T00:00:00Z');
const FIRST_PAGE = { pageNum: 1, pageSize: 20 };

let fixture: OrderFixture;
beforeAll(async () => {
  fixture = await startOrderFixture();
  const { db } = fixture.server;
  const { id } = await fixture.orderToPay();
  await db.execute(sql`insert into buyers select (jsonb_populate_record(b, jsonb_build_object('id', 'b' || n, 'username', 'buyer-' || n,
    'phone', '', 'email', '', 'social_id', null))).* from buyers b, generate_series(0, ${CUSTOMERS} - 1) n where b.id = ${fixture.linId}`);
  const columns = { buyer_id: sql`'b' || n % ${CUSTOMERS}::int` };
  await makeManyOrders(db, { like: id, count: COUNT, until: UNTIL, columns });
});
afterAll(() => fixture.server.close());

/** Expects that searches find these ids, and that none of their statements reads a large table from end to end. */
async function expectFewReads(
  searches: Record<string, string[]>,
  search: (reader: Db, keywords: string) => Promise<string[]>,
): Promise<void> {
  for (const [keywords, ids] of Object.entries(searches)) {
    const all = await rowsRead(fixture.server.databaseUrl, async (reader) => {
      expect(await search(reader, keywords), keywords).toEqual(ids);
    });
    for (const [table, rows] of all) expect(rows, `${keywords} ${table}`).toBeLessThan(COUNT / 2);
  }
}

/** Returns the context of a staff member who may see everything. */
function contextOf(reader: Db): Context {
  const staff = { id: 's', deptId: null, dataScope: 'ALL', isRoot: true, perms: [PRICE_PERM, CONTACT_PERM] };
  const ctx = {
    db: reader,
    staff,
    maybeStaff: staff,
    maybeBuyer: null,
    actor: staff,
    language: 'en',
    now: UNTIL,
    can: () => true,
  };
  return ctx as unknown as Context;
}

test('X-A110 X-B43 L-13 a search of orders reads what it finds, not all orders and lines there ever were', async () => {
  const { db } = fixture.server;
  await db.execute(sql`update orders set consignee = '欧阳锦程', address = jsonb_set(address, '{phone}', '"13955501234"')
    where id = 'old-77'`);
  await db.execute(sql`update order_lines set intl_code = 'QX-8051-7' where order_id = 'old-78'`);
  await db.execute(sql`update order_lines set intl_code = '呢料 9' where order_id = 'old-79'`);
  await db.execute(sql`analyze`);
  const viewer = { priced: true, contact: true, language: 'en' } as const;
  const searched = (scope?: SQL) => async (reader: Db, keywords: string) => {
    const { rows } = await orderPage(reader, scope, { keywords }, FIRST_PAGE, viewer);
    return rows.map(({ id }) => id);
  };
  await expectFewReads(
    {
      old4999: ['old-4999'],
      锦程: ['old-77'],
      '139 5550 1234': ['old-77'],
      'qx8051 7': ['old-78'],
      呢料: ['old-79'],
      'nobody of this name': [],
    },
    searched(),
  );
  await expectFewReads({ old: ['old-80'] }, searched(sql`orders.id = 'old-80'`));
});

test('X-A131 X-A137 X-A47 searches of payments, consignments and records read what they find', async () => {
  const { db } = fixture.server;
  await db.execute(sql`insert into payments (id, order_id, method, amount_cents, paid_at, status, uploaded_by, note)
    select 'pay-' || id, id, 'OFFLINE_TRANSFER', 1, now(), 'REJECTED', buyer_id, 'Überweisung ' || id from orders where id like 'old-%'`);
  await db.execute(sql`insert into shipments (id, shipment_no, order_id, sub_order_id, courier, tracking_no, phone_tail, packing_qty, packages, shipped_at)
    select 'sent-' || s.id, 'P' || s.id, s.order_id, s.id, 'DHL', 'JD-' || s.id, '6021', 1, '[]', now() from sub_orders s where s.id like 'old-%'`);
  await db.execute(sql`insert into operation_records (id, entity, entity_id, action, operator_type, operator_name, at, note)
    select 'record-' || id || '-' || n, 'order', id, 'confirm', 'STAFF', 'Li', now(), 'no ' || id
    from orders, generate_series(1, 10) n where id like 'old-%'`);
  await db.execute(sql`update payments set note = '呢料 paid by aunt' where id = 'pay-old-81'`);
  await db.execute(sql`update operation_records set note = '呢料 is late' where id = 'record-old-82-1'`);
  await db.execute(sql`analyze`);
  await expectFewReads({ 呢料: ['pay-old-81'], old4998: ['pay-old-4998'] }, async (reader, keywords) =>
    (await staffPaymentPage(contextOf(reader), { ...FIRST_PAGE, keywords })).list.map(({ id }) => String(id)),
  );
  await expectFewReads(
    { old4998: ['sent-old-4998'], 'jd old 4998': ['sent-old-4998'] },
    async (reader, keywords) =>
      (await staffShipmentPage(contextOf(reader), { ...FIRST_PAGE, keywords })).list.map(({ id }) =>
        String(id).slice(0, 13),
      ),
  );
  await expectFewReads({ 呢料: ['1 of old-82'], old4998: ['10 of old-4998'] }, async (reader, keywords) => {
    const count = await recordCount(reader, contextOf(reader).staff, { keywords });
    const [first] = await recordRows(reader, contextOf(reader).staff, { keywords }, FIRST_PAGE);
    return [`${count} of ${first?.entityId}`];
  });
});

test('X-A131 the newest payments are read by their index, and orders only of those that are shown', async () => {
  const { db } = fixture.server;
  await db.execute(sql`insert into payments (id, order_id, method, amount_cents, paid_at, status, uploaded_by, created_at)
    select 'new-' || id, id, 'OFFLINE_TRANSFER', 1, now(), 'REJECTED', buyer_id, created_at from orders where id like 'old-%'`);
  await db.execute(sql`analyze`);
  const found = await rowsRead(fixture.server.databaseUrl, async (reader) => {
    const { list, total } = await staffPaymentPage(contextOf(reader), FIRST_PAGE);
    expect(list).toHaveLength(20);
    expect(total).toBeGreaterThanOrEqual(COUNT);
  });
  expect(found.get('orders')).toBeLessThan(COUNT / 2);
});
