import { COST_PERM, PRICE_PERM } from '@selvedge/domain/people/fieldVisibility';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { field } from '../../testing/builders';
import { makeViewer } from '../../testing/scopeFixture';
import type { Context } from '../../contract/handlers';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';
import { summarySheet } from './read/sheet';

let server: TestServer;
let root: Tester;
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const span = { from: day(-364), to: day(1) };
const WAYS = [
  'customer',
  'team',
  'salesperson',
  'brand',
  'category',
  'season',
  'list',
  'supplier',
  'month',
] as const;

beforeAll(async () => {
  server = await startTestServer({ demo: 'small' });
  root = await server.staff('root');
});
afterAll(() => server.close());

interface Row extends Record<string, unknown> {
  key: string | null;
}
const summary = async (who: Tester, asked: object) => {
  const { data } = await who.get('/api/v1/data-summary/page', { pageSize: 100, ...span, ...asked });
  const { list, totals, total } = data as { list: Row[]; totals: Record<string, number>; total: number };
  return { list, totals, total };
};
const sum = (rows: readonly Row[], name: string) => rows.reduce((total, row) => total + Number(row[name]), 0);
const one = async (query: ReturnType<typeof sql>) => (await server.db.execute(query)).rows[0] ?? {};

test.each(WAYS)('X-A158 R-2.59 by %s the rows add up to the totals, and those to the orders', async (by) => {
  const { list, totals, total } = await summary(root, { by });
  expect(list).toHaveLength(total);
  for (const name of Object.keys(totals).filter((one) => one !== 'orders'))
    expect(sum(list, name), name).toBe(totals[name]);
  expect(totals).toMatchObject(
    await one(sql`select count(*)::int as orders, (select sum(l.asked_qty)::int from order_lines l
        join sub_orders s on s.id = l.sub_order_id and not s.cancelled) as "askedQty", sum(confirmed_qty)::int as "confirmedQty",
      sum(confirmed_value_cents)::bigint as "valueCents", sum(paid_cents)::bigint as "paidCents"
      from orders where status <> 'CANCELLED'`),
  );
  expect(totals.paidCents).toBeGreaterThan(0);
});

test('X-A158 one row is what a plain statement of it says, also where orders hold goods of several', async () => {
  const { list } = await summary(root, { by: 'brand' });
  const plain = await server.db.execute(sql`
    select p.brand_id as key, count(distinct o.id)::int as orders, sum(l.confirmed_qty)::int as "confirmedQty",
      sum(l.confirmed_qty * l.price_cents - l.discount_cents) filter (where l.confirmed_qty > 0)::bigint as "valueCents",
      sum(l.confirmed_qty * p.cost_cents)::bigint as "costCents"
    from orders o join sub_orders s on s.order_id = o.id join order_lines l on l.sub_order_id = s.id
    join products p on p.id = l.product_id where o.status <> 'CANCELLED' and not s.cancelled group by 1`);
  expect(list).toHaveLength(plain.rows.length);
  for (const row of plain.rows)
    expect(list.find(({ key }) => key === row.key)).toMatchObject({
      ...row,
      valueCents: row.valueCents ?? 0,
    });
  const months = await summary(root, { by: 'month', sort: 'label', order: 'asc' });
  expect(months.list.map(({ label }) => label)).toEqual(months.list.map(({ label }) => label).sort());
});

test('X-A158 a second span stands beside the first, days count whole and in the business time zone', async () => {
  const [order] = (
    await server.db.execute<{ id: string; day: string; buyer: string }>(sql`select id, buyer_id as buyer,
      to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day from orders where status <> 'CANCELLED' order by created_at limit 1`)
  ).rows;
  const at = (instant: string) =>
    server.db.execute(sql`update orders set created_at = ${instant}::timestamptz where id = ${order?.id}`);
  const today = { from: '2020-03-02', to: '2020-03-02' };
  const yesterday = { compareFrom: '2020-03-01', compareTo: '2020-03-01' };
  const figures = async () => {
    const { totals } = await summary(root, { by: 'customer', ...today, ...yesterday });
    return [totals.orders, totals.beforeOrders];
  };
  await at('2020-03-02T15:59:59.999Z');
  expect(await figures()).toEqual([1, 0]);
  await at('2020-03-01T16:00:00Z');
  expect(await figures()).toEqual([1, 0]);
  await at('2020-03-01T15:59:59.999Z');
  expect(await figures()).toEqual([0, 1]);
  const rows = await summary(root, { by: 'customer', ...today, ...yesterday });
  expect(rows.list).toMatchObject([{ key: order?.buyer, orders: 0, beforeOrders: 1 }]);
  expect(Number(rows.totals.beforeValueCents)).toBe(sum(rows.list, 'beforeValueCents'));
  await server.db.execute(
    sql`update orders set created_at = now() - interval '9 days' where id = ${order?.id}`,
  );
});

test('X-A158 costs are for who may see them, amounts too; nobody sees beyond the own range', async () => {
  const query = 'biz:summary:query';
  const { tester: plain } = await makeViewer(server, 'nocost', 'ALL', [query, PRICE_PERM]);
  const { tester: blind } = await makeViewer(server, 'noprice', 'ALL', [
    query,
    'biz:summary:export',
    COST_PERM,
  ]);
  const { tester: own } = await makeViewer(server, 'ownonly', 'OWN', [query, PRICE_PERM]);
  const { tester: nobody } = await makeViewer(server, 'nosummary', 'ALL', [PRICE_PERM]);
  expect((await summary(root, { by: 'brand' })).totals.costCents).toBeGreaterThan(0);
  expect((await summary(plain, { by: 'brand' })).totals).not.toHaveProperty('costCents');
  const hidden = await summary(blind, { by: 'brand' });
  expect(hidden.totals).toMatchObject({ valueCents: 0, paidCents: 0 });
  expect(hidden.totals).not.toHaveProperty('costCents');
  expect(
    (await blind.get('/api/v1/data-summary/page', { by: 'brand', ...span, sort: 'valueCents' })).code,
  ).toBe(40001);
  const amounts = { by: 'brand', ...span, columns: ['valueCents', 'costCents'] };
  expect(await blind.get('/api/v1/data-summary/_export', amounts)).toMatchObject({
    code: 40001,
    data: { fields: { columns: expect.any(String) } },
  });
  expect(await summary(own, { by: 'customer' })).toMatchObject({ total: 0, totals: { orders: 0 } });
  expect((await nobody.get('/api/v1/data-summary/page', { by: 'brand', ...span })).status).toBe(403);
});

test('X-A158 spans that are upside down, too long or half named are refused at their field', async () => {
  const refused = async (asked: object) =>
    field((await root.get('/api/v1/data-summary/page', { by: 'brand', ...span, ...asked })).data, 'fields');
  expect(await refused({ from: span.to, to: span.from })).toHaveProperty('to');
  expect(await refused({ from: '2010-01-01' })).toHaveProperty('to');
  expect(await refused({ compareFrom: '2025-01-01' })).toHaveProperty('compareTo');
  expect(await refused({ compareFrom: '2025-01-02', compareTo: '2025-01-01' })).toHaveProperty('compareTo');
});

test('X-A159 the export holds all rows and the totals in the columns that were named', async () => {
  const { list, totals } = await summary(root, { by: 'brand', sort: 'label' });
  const query = `by=brand&from=${span.from}&to=${span.to}&sort=label&columns=label&columns=orders&columns=valueCents`;
  const { raw } = await root.get(`/api/v1/data-summary/_export?${query}`);
  const book = read(raw.rawPayload);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  const rows = utils.sheet_to_json<unknown[]>(sheet ?? {}, { header: 1 });
  expect(rows).toHaveLength(list.length + 2);
  expect(rows[1]).toEqual([list[0]?.label, String(list[0]?.orders), Number(list[0]?.valueCents) / 100]);
  expect(rows.at(-1)).toEqual(['合计', String(totals.orders), Number(totals.valueCents) / 100]);
});

test('X-A159 Q-08 more rows than the export holds are refused, none is left out in silence', async () => {
  const { total } = await summary(root, { by: 'brand' });
  const staff = { id: 'root', isRoot: true, perms: [], dataScope: 'ALL' };
  const ctx = { db: server.db, language: 'en', staff } as unknown as Context;
  const filter = { by: 'brand', ...span } as const;
  await expect(summarySheet(ctx, filter, total)).resolves.toBeInstanceOf(Buffer);
  await expect(summarySheet(ctx, filter, total - 1)).rejects.toMatchObject({
    code: 40001,
    data: { fields: { from: expect.stringContaining(`at most ${total - 1} rows`) } },
  });
});
