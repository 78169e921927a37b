import { isEan13 } from '@selvedge/domain/products/ean';
import { parentOf } from '@selvedge/domain/orders/orderStates';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wrongSums } from '../../torture/lib/sums';
import { products, skus } from '../db/schema/products';
import { lists } from '../db/schema/lists';
import { orders } from '../db/schema/orders';
import { settleAmounts } from '@selvedge/domain/orders/orderAmounts';
import { readBundle, orderState } from '../modules/orders/read/bundle';
import { startTestServer, type TestServer } from '../testing/startTestServer';
import { fillDemo } from './index';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await fillDemo(server.db, 'full');
});

afterAll(() => server.close());

async function numbers(query: ReturnType<typeof sql>): Promise<Record<string, unknown>> {
  const { rows } = await server.db.execute(query);
  return rows[0] ?? {};
}

test('the merchant has its size: 40 maisons, 36 lists of 40 to 3,000 products, 20,000 SKUs, 60 orders', async () => {
  expect(
    await numbers(sql`select (select count(*) from brands) as brands, (select count(*) from skus) as skus,
      (select count(*) from suppliers) as suppliers, (select count(*) from warehouses) as warehouses,
      (select count(distinct country) from warehouses) as countries, (select count(*) from orders) as orders,
      (select count(*) from buyers) as customers, (select count(*) from teams) as teams,
      (select count(*) from lists where kind = 'SPOT' and owner_type = 'STAFF') as spot, (select count(*) from lists where kind = 'FUTURES') as futures`),
  ).toEqual({
    brands: 40,
    skus: 20_000,
    suppliers: 8,
    warehouses: 4,
    countries: 3,
    orders: 60,
    customers: 12,
    teams: 4,
    spot: 30,
    futures: 6,
  });
  expect(
    await numbers(sql`select count(*) filter (where n < 40) as small, max(n) as most, count(*) filter (where n = 3000) as long
      from (select count(*) as n from list_items li join lists l on l.id = li.list_id where l.owner_type = 'STAFF' group by list_id) sizes`),
  ).toEqual({ small: 0, most: 3000, long: 1 });
});

test('codes are valid EAN-13', async () => {
  const codes = await server.db.select({ code: products.intlCode }).from(products);
  const barcodes = await server.db.select({ code: skus.barcode }).from(skus);
  expect([...codes, ...barcodes].filter(({ code }) => !isEan13(code))).toEqual([]);
});

test('Q-22 locked pieces are the sum of the open locks, and never above what is on hand', async () => {
  expect(
    await numbers(sql`select count(*) filter (where s.locked <> coalesce(k.qty, 0)) as wrong, sum(s.locked) > 0 as some
      from stock s left join (select sku_id, sum(qty) as qty from stock_locks group by sku_id) k using (sku_id)`),
  ).toEqual({ wrong: 0, some: true });
});

test('M-P X-A146 purchase orders stand in every state with a record per version, and what came in is in the stock', async () => {
  expect(
    await numbers(sql`select count(*)::int as orders, count(distinct status)::int as states,
      count(*) filter (where version <> (select count(*) from operation_records r where r.entity = 'purchaseOrder' and r.entity_id = o.id))::int as wrong
      from purchase_orders o`),
  ).toEqual({ orders: 8, states: 7, wrong: 0 });
  expect(
    await numbers(sql`select sum(received_qty)::int as came, (select sum(on_hand)::int from stock_movements
      where cause = 'RECEIPT' and purchase_order_id is not null) as moved, (select count(*) > 0 from purchase_covers) as covers
      from purchase_order_lines`),
  ).toEqual({ came: 151, moved: 151, covers: true });
});

test('R-3.23 totals of a list are the sums over its items', async () => {
  const buyer = await server.buyer('demo');
  const answer = await buyer.get('/api/sp/front/list/page', { pageSize: 200 });
  const page = answer.data as { list: Array<Record<string, unknown>>; total: number };
  expect(page.list).toHaveLength(page.total);
  for (const list of page.list) {
    const sums =
      await numbers(sql`select count(distinct p.id)::int as "productCount", count(*)::int as "skuCount",
      sum(t.free)::int as "stockQty", sum(t.free * coalesce(li.price_cents, 0))::bigint as "stockValueCents"
      from list_items li join products p on p.id = li.product_id join stock t on t.product_id = p.id where li.list_id = ${String(list.id)}`);
    expect(list).toMatchObject(sums);
    expect(Number(list.hotBp) + Number(list.standardBp)).toBe(10_000);
  }
});

test('Q-22 Q-24 sums of money, pieces and stock hold over the whole demo', async () => {
  expect(await wrongSums(server.db)).toEqual([]);
});

test('every order agrees with the machine and the sums of the rules, and every state of the machine is there', async () => {
  const all = await server.db.select().from(orders).orderBy(asc(orders.createdAt));
  const seen = new Set<string>();
  for (const order of all) {
    const bundle = await readBundle(server.db, order.id);
    if (bundle === null) throw new Error(`order ${order.id} is gone`);
    const { status, flow } = parentOf(orderState(order, bundle.subs));
    expect({ no: order.orderNo, status: order.status, flow: order.flow }).toEqual({
      no: order.orderNo,
      status,
      flow,
    });
    expect(order).toMatchObject(settleAmounts(bundle));
    const records =
      await numbers(sql`select count(*)::int as n from operation_records where (entity = 'order' and entity_id = ${order.id})
      or (entity = 'subOrder' and entity_id in (select id from sub_orders where order_id = ${order.id}))`);
    expect(records.n).toBe(order.version);
    expect(order.rates.length > 0).toBe(order.frozenAt !== null);
    seen.add(order.status).add(String(order.flow)).add(order.paymentStatus);
    for (const sub of bundle.subs) seen.add(sub.confirmation).add(sub.shipping);
  }
  const expected =
    'IN_PROGRESS SHIPPED COMPLETED CANCELLED null TO_BE_CONFIRMED TO_BE_PAID AWAITING_SHIPPING AWAITING_CUSTOMER ' +
    'AWAITING_PLATFORM PLATFORM_CONFIRMED RECEIPT_PENDING CONFIRMED NONE PARTIAL RECEIVED UNPAID PROOF_SUBMITTED ' +
    'PARTIALLY_PAID PAID REJECTED';
  expect([...seen].sort()).toEqual(expected.split(' ').sort());
});

test('the merchant is the same every time', async () => {
  const other = await startTestServer();
  try {
    await fillDemo(other.db, 'full');
    const facts = (from: TestServer) =>
      from.db
        .execute(sql`select (select md5(string_agg(id || intl_code || name || coalesce(wholesale_price_cents, 0), ',' order by id)) from products) as goods,
        (select md5(string_agg(list_id || product_id || coalesce(price_cents, 0), ',' order by list_id, product_id)) from list_items) as items,
        (select md5(string_agg(sku_id || asked_qty || confirmed_qty, ',' order by id)) from order_lines) as lines`);
    expect((await facts(other)).rows).toEqual((await facts(server)).rows);
  } finally {
    await other.close();
  }
});

test('the first list begins with the goods of the pictures', async () => {
  const buyer = await server.buyer('demo');
  const [first] = await server.db.select().from(lists).where(eq(lists.name, 'AW25 米兰女装现货 第二批'));
  const answer = await buyer.get('/api/sp/front/list/product/page', { listId: first?.id });
  const { list, total } = answer.data as {
    list: Array<{ intlCode: string; name: string; stockQty: number }>;
    total: number;
  };
  expect(total).toBe(186);
  expect(list[0]).toMatchObject({ intlCode: '8051234567892', name: '双排扣羊绒大衣', stockQty: 36 });
  const cart = await buyer.get('/api/sp/front/cart/list');
  expect(cart.data).toMatchObject({
    totals: {
      qty: 30,
      goodsCents: 458_000,
      surchargeBp: 1000,
      payableCents: 503_800,
      nextThreshold: { missingCents: 42_000 },
    },
  });
});

test('accounts of the merchant sign in', async () => {
  for (const name of ['demo', 'member', 'fresh']) expect((await server.buyer(name)).token).not.toBe('');
  for (const name of ['root', 'sales', 'warehouse', 'finance', 'guest', 'admin', 'purchaser']) {
    expect((await server.staff(name)).token).not.toBe('');
  }
});
