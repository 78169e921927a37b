import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PRICE_PERM } from '@selvedge/domain/people/fieldVisibility';
import { type StaffReader, staffPage } from '../modules/lists/read/staff/rows';
import { overviewOf } from '../modules/dashboard/read/overview';
import { parcelsByPlace } from '../modules/dashboard/read/parcels';
import { pieOf } from '../modules/dashboard/read/pie';
import { supplierScores } from '../modules/dashboard/read/supplierScores';
import { viewerOf } from '../modules/orders/read/viewer';
import { customerPage } from '../modules/customers/read/rows';
import { teamPage } from '../modules/teams/read/staffTeams';
import { teamAnswer } from '../modules/teams/read/teams';
import { staffShipments } from '../modules/shipments/read/presenters';
import { makeList } from '../testing/builders';
import { makeManyOrders } from '../testing/manyOrders';
import { type OrderFixture, startOrderFixture } from '../testing/orderFixture';
import { rowsRead } from '../testing/scans';
import type { Db } from './pool';
import { shipments } from './schema/fulfilment';
import { orderLines, orders } from './schema/orders';

/** Number of earlier orders, one per hour backwards from `UNTIL`. */
const COUNT = 20_000;
const UNTIL = new Date('2026-01-01T00:00:00Z');
/** Lines of a large order, in addition to its own two. */
const LINES = 1_000;

let fixture: OrderFixture;
beforeAll(async () => {
  fixture = await startOrderFixture();
  const { db } = fixture.server;
  const { id } = await fixture.orderToPay();
  await makeManyOrders(db, { like: id, count: COUNT, until: UNTIL });
  await db.execute(sql`analyze`);
});
afterAll(() => fixture.server.close());

const read = (work: Parameters<typeof rowsRead>[1]) => rowsRead(fixture.server.databaseUrl, work);

test('the rows that are looked at are counted, those passed over too', async () => {
  const found = await read((db) => db.execute(sql`select count(*) from orders where remark = 'x'`));
  expect(found.get('orders')).toBe(COUNT + 1);
});

test('X-A152 the head of the back office reads the orders of its periods and those under way, not all there ever were', async () => {
  const seen = { scope: sql`true`, priced: true };
  const recent = { from: '2026-02-01', to: '2026-02-28' };
  const nothing = await read(async (db) => {
    expect(await overviewOf(db, seen, recent, '2026-03-01')).toMatchObject({
      orders: 0,
      ordersInProgress: 1,
    });
  });
  for (const table of ['orders', 'sub_orders', 'order_lines'])
    expect(nothing.get(table) ?? 0, table).toBeLessThan(50);
  const tenDays = { from: '2025-12-01', to: '2025-12-10' };
  const some = await read(async (db) => {
    expect(await overviewOf(db, seen, tenDays, '2026-03-01')).toMatchObject({ orders: 240 });
  });
  expect(some.get('orders')).toBeLessThan(5 * 240);
});

test('X-A155 X-A156 X-A157 shares, suppliers and addresses of a period read its orders, not all there ever were', async () => {
  const { db, databaseUrl } = fixture.server;
  await db.execute(sql`insert into shipments (id, shipment_no, order_id, sub_order_id, courier, tracking_no, phone_tail, packing_qty,
    packages, shipped_at) select 'sent-' || s.id, 'SENT' || s.id, s.order_id, s.id, 'DHL', '1', '6021', 1, '[]', o.created_at
    from sub_orders s join orders o on o.id = s.order_id where o.id like 'old-%'`);
  await db.execute(sql`analyze shipments`);
  const seen = { scope: sql`true`, priced: true };
  const oneDay = { from: '2025-12-01', to: '2025-12-01' };
  const parts = {
    pie: (reader: Db) => pieOf(reader, seen, 'category', oneDay, 'en'),
    radar: (reader: Db) => supplierScores(reader, seen.scope, [], oneDay, 'en'),
    address: (reader: Db) => parcelsByPlace(reader, seen, 'province', oneDay, 'en'),
  };
  for (const [part, figures] of Object.entries(parts)) {
    const found = await rowsRead(databaseUrl, async (reader) => {
      expect((await figures(reader)).length, part).toBeGreaterThan(0);
    });
    for (const table of ['orders', 'sub_orders', 'order_lines', 'shipments'])
      expect(found.get(table) ?? 0, `${part} ${table}`).toBeLessThan(COUNT / 10);
  }
});

test('X-A137 a page of consignments reads the lines that are in them, not all lines of their orders', async () => {
  const { db } = fixture.server;
  const { id, subIds } = await fixture.orderToPay();
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, id)).limit(1);
  if (line === undefined) throw new Error('an order without lines');
  await db.execute(sql`insert into order_lines select (jsonb_populate_record(l, jsonb_build_object(
    'id', l.id || n, 'position', 100 + n))).* from order_lines l, generate_series(1, ${LINES}) n where l.id = ${line.id}`);
  await db.insert(shipments).values({
    id: 'sent',
    shipmentNo: 'P1',
    orderId: id,
    subOrderId: subIds[0] ?? '',
    courier: 'DHL',
    trackingNo: '1',
    phoneTail: '6021',
    packingQty: 1,
    packages: [{ no: 1, items: [{ orderLineId: line.id, qty: 2 }] }],
    shippedAt: UNTIL,
  });
  await db.execute(sql`analyze order_lines`);
  const rows = await db.select().from(shipments).where(eq(shipments.id, 'sent'));
  const viewer = viewerOf({ maybeBuyer: null, maybeStaff: null, language: 'en' });
  const found = await read(async (reader) => {
    const [shape] = await staffShipments(reader, rows, viewer, { edit: true }, UNTIL);
    expect(shape?.packages[0]?.items[0]).toMatchObject({ intlCode: line.intlCode, size: line.size });
  });
  expect(found.get('order_lines')).toBe(1);
});

test('X-A69 R-2.80 lists by what they hold, and by what was ordered of them, read no orders', async () => {
  const { server, listId } = fixture;
  await makeList(server.db, { id: 'fullest' });
  const pieces = (list: string) => ({
    products: 1,
    skus: 1,
    pieces: list === 'fullest' ? 2 : 1,
    valueCents: 0,
    hotPieces: 0,
    warehouses: [],
    first: null,
  });
  const searchIndex = {
    find: ({ lists }: { lists: readonly string[] }) =>
      Promise.resolve(Object.fromEntries(lists.map((list) => [list, pieces(list)]))),
  };
  const page = async (pageNum: number, sort: 'stockQty' | 'orderCount') => {
    let shown: object[] = [];
    const found = await read(async (db) => {
      const staff = { id: 's', deptId: null, dataScope: 'ALL', isRoot: true, perms: [PRICE_PERM] };
      const reader = { db, searchIndex, staff, now: new Date(), language: 'en' } as unknown as StaffReader;
      shown = (await staffPage(reader, { pageNum, pageSize: 1, sort: [sort], order: ['desc'] })).list;
    });
    return { shown, orders: found.get('orders') ?? 0 };
  };
  const first = await page(1, 'stockQty');
  expect(first.shown).toMatchObject([{ id: 'fullest', stockQty: 2, orderCount: 0 }]);
  expect(first.orders).toBe(0);
  expect((await page(2, 'stockQty')).shown).toMatchObject([{ id: listId, stockQty: 1 }]);
  const ordered = await page(1, 'orderCount');
  expect(ordered.shown).toMatchObject([
    { id: listId, stockQty: 1, orderCount: await server.db.$count(orders) },
  ]);
  expect(ordered.orders).toBe(0);
});

/** Staff member who may see everything, as the read functions need it. */
const boss = { id: 's', deptId: null, dataScope: 'ALL', isRoot: true, perms: [PRICE_PERM] };

test('X-B63 R-3.40 the figures of a team read what they show, not all lines of all its orders', async () => {
  const { teamId } = fixture;
  const viewer = { maybeBuyer: null, maybeStaff: boss } as unknown as Parameters<typeof teamAnswer>[0];
  const found = await read(async (db) => {
    const { productCount, totalValueCents } = await teamAnswer(viewer, db, teamId);
    expect(productCount).toBeGreaterThan(0);
    expect(totalValueCents).toBeGreaterThan(COUNT * 100_000);
  });
  expect(found.get('orders') ?? 0).toBeLessThan(20);
  expect(found.get('order_lines') ?? 0).toBeLessThan(20);
});

test('X-A91 X-A100 customers and teams are sorted by their orders without reading these', async () => {
  const found = await read(async (db) => {
    const viewer = { db, staff: boss, maybeStaff: boss, maybeBuyer: null, language: 'en', now: new Date() };
    const one = { pageNum: 1, pageSize: 1, order: ['desc'] } as const;
    const customers = await customerPage(viewer as unknown as Parameters<typeof customerPage>[0], {
      ...one,
      sort: ['orderCount'],
    });
    expect(customers.list[0]?.orderCount).toBeGreaterThan(COUNT);
    await customerPage(viewer as unknown as Parameters<typeof customerPage>[0], {
      ...one,
      sort: ['spentCents'],
    });
    const teams = await teamPage(viewer as unknown as Parameters<typeof teamPage>[0], {
      ...one,
      sort: ['totalValueCents'],
    });
    expect(teams.list[0]?.id).toBe(fixture.teamId);
  });
  expect(found.get('orders') ?? 0).toBeLessThan(20);
});
