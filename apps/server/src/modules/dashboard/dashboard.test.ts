import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { field } from '../../testing/builders';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import { firstDayOf, nextSpan, spanStarts } from './read/spans';

let server: TestServer;
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const span = { from: day(-364), to: day(1) };

beforeAll(async () => {
  server = await startTestServer({ demo: 'small' });
});

afterAll(() => server.close());

async function one(query: ReturnType<typeof sql>): Promise<Record<string, unknown>> {
  return (await server.db.execute(query)).rows[0] ?? {};
}

test('spans begin on Mondays and first days, and none is left out', () => {
  expect(firstDayOf('2026-03-01', 'week')).toBe('2026-02-23');
  expect(nextSpan('2026-01-01', 'month')).toBe('2026-02-01');
  expect(spanStarts('2026-01-15', '2026-04-01', 'month')).toEqual([
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
    '2026-04-01',
  ]);
  expect(spanStarts('2026-02-27', '2026-03-02', 'day')).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
  expect(spanStarts('2026-01-01', '2026-01-10', 'day', 10)).toHaveLength(10);
  expect(() => spanStarts('2026-01-01', '2026-01-11', 'day', 10)).toThrow('40001');
});

test('X-B89 what waits for the buyer is counted over the orders the buyer may see', async () => {
  const demo = await server.buyer('demo');
  const mine = sql`team_id = 'team-hanhai'`;
  const expected = await one(sql`select
    count(*) filter (where status = 'IN_PROGRESS' and exists (select 1 from sub_orders s where s.order_id = orders.id
      and not s.cancelled and s.confirmation in ('AWAITING_CUSTOMER', 'RECEIPT_PENDING')))::int as "toConfirm",
    count(*) filter (where flow = 'TO_BE_PAID')::int as "toPay", count(*) filter (where flow = 'AWAITING_SHIPPING')::int as "awaitingShipping",
    count(*) filter (where status = 'SHIPPED')::int as shipped from orders where ${mine}`);
  const answer = await demo.get('/api/sp/front/data/summary', span);
  expect(answer.data).toMatchObject({ ...expected, cartQty: 30, savedDrafts: 2, creditBalanceCents: 31_950 });
  expect(expected.toConfirm).toBeGreaterThan(0);
  const fresh = await server.buyer('fresh');
  expect((await fresh.get('/api/sp/front/data/summary')).data).toMatchObject({
    toConfirm: 0,
    toPay: 0,
    cartQty: 0,
    spentCents: 0,
  });
});

test('X-B90 X-B91 the trend and the top add up to what was spent', async () => {
  const demo = await server.buyer('demo');
  const { spentCents } = (await demo.get('/api/sp/front/data/summary', span)).data as { spentCents: number };
  const sum = (data: unknown) =>
    (data as Array<{ valueCents: number }>).reduce((total, { valueCents }) => total + valueCents, 0);
  for (const by of ['day', 'week', 'month'])
    expect(sum((await demo.get('/api/sp/front/data/trend', { ...span, by })).data)).toBe(spentCents);
  for (const by of ['brand', 'category'])
    expect(sum((await demo.get('/api/sp/front/data/top', { ...span, by })).data)).toBe(spentCents);
  expect(spentCents).toBeGreaterThan(0);
  expect((await demo.get('/api/sp/front/data/trend', { from: span.to, to: span.from, by: 'day' })).code).toBe(
    40001,
  );
});

test('X-A152..X-A157 the back office sees the whole merchant', async () => {
  const sales = await server.staff('sales');
  const overview = (await sales.get('/api/v1/dashboard/overview', span)).data as Record<string, number>;
  const expected =
    await one(sql`select (select count(*)::int from sub_orders where confirmation = 'AWAITING_PLATFORM' and not cancelled) as "toConfirm",
    (select count(*)::int from payments where status = 'PROOF_SUBMITTED') as "toVerify", (select sum(locked)::int from stock) as "lockedQty",
    (select count(*)::int from orders) as orders`);
  expect(overview).toMatchObject(expected);
  const trend = (await sales.get('/api/v1/dashboard/trend', { ...span, by: 'month' })).data as Array<{
    valueCents: number;
    partial: boolean;
  }>;
  expect(trend.reduce((sum, { valueCents }) => sum + valueCents, 0)).toBe(overview.valueCents);
  expect(trend.filter(({ partial }) => partial)).toHaveLength(1);
  const long = { from: '2019-01-01', to: span.to, by: 'month' };
  expect((await sales.get('/api/v1/dashboard/trend', long)).code).toBe(200);
  const funnel = (await sales.get('/api/v1/dashboard/funnel', span)).data as {
    steps: Array<{ count: number }>;
  };
  const steps = funnel.steps.map(({ count }) => count);
  expect(steps).toEqual([...steps].sort((a, b) => b - a));
  expect(steps[0]).toBe(overview.orders);
  for (const by of ['brand', 'category', 'identity']) {
    const slices = (await sales.get('/api/v1/dashboard/pie', { by })).data as Array<{ shareBp: number }>;
    expect(slices.reduce((sum, { shareBp }) => sum + shareBp, 0)).toBe(10_000);
  }
  const radar = (await sales.get('/api/v1/dashboard/radar')).data as Array<{ supplierId: string | null }>;
  expect(radar).toHaveLength(2);
  expect(radar[0]?.supplierId).toBeNull();
  const places = (await sales.get('/api/v1/dashboard/address', { by: 'province' })).data as Array<{
    code: string;
    count: number;
  }>;
  expect(places.length).toBeGreaterThan(0);
  expect(places.map(({ count }) => count)).toEqual(places.map(({ count }) => count).sort((a, b) => b - a));
});

test('X-A155 X-A156 X-A157 shares, suppliers and addresses are those of the asked days, both included', async () => {
  const sales = await server.staff('sales');
  type Query = Parameters<typeof sales.get>[1];
  const ask = async (part: string, query: Query) =>
    (await sales.get(`/api/v1/dashboard/${part}`, query)).data as Array<Record<string, number>>;
  const total = (rows: Array<Record<string, number>>, of: string) =>
    rows.reduce((sum, row) => sum + (row[of] ?? 0), 0);
  const middle = day(-40);
  const halves = [
    { from: day(-364), to: day(-41) },
    { from: middle, to: day(1) },
  ];
  const at = (column: ReturnType<typeof sql>, { from, to }: { from: string; to: string }) =>
    sql`(${column} at time zone ${BUSINESS_TIME_ZONE})::date between ${from}::date and ${to}::date`;
  for (const half of halves) {
    const expected = await one(sql`select
      (select coalesce(sum(l.confirmed_qty), 0)::int from orders o join sub_orders s on s.order_id = o.id and not s.cancelled
        join order_lines l on l.sub_order_id = s.id where o.status <> 'CANCELLED' and ${at(sql`o.created_at`, half)}) as pieces,
      (select coalesce(sum(packing_qty), 0)::int from shipments where voided_at is null and ${at(sql`shipped_at`, half)}) as parcels`);
    expect(total(await ask('pie', { by: 'identity', ...half }), 'qty')).toBe(expected.pieces);
    expect(total(await ask('address', { by: 'country', ...half }), 'count')).toBe(expected.parcels);
    expect(expected.pieces, half.from).toBeGreaterThan(0);
  }
  const [later, earlier] = [
    { from: day(-119), to: day(0) },
    { from: day(-239), to: day(-120) },
  ];
  const { ids } = await one(
    sql`select array_agg(id) as ids from (select id from suppliers order by id limit 10) s`,
  );
  const scores = async (days: Query) =>
    new Map(
      (await ask('radar', { supplierIds: ids as string[], ...days })).map((row) => [row.supplierId, row]),
    );
  const [now, before] = [await scores(later), await scores(earlier)];
  expect(now.size).toBeGreaterThan(2);
  for (const [supplierId, { score = 0, change }] of now)
    expect(change).toBe(before.has(supplierId) ? score - (before.get(supplierId)?.score ?? 0) : 0);
  const never = { from: '2001-01-01', to: '2001-12-31' };
  for (const part of ['pie', 'radar', 'address']) {
    const by = { pie: 'brand', radar: undefined, address: 'country' }[part];
    expect(await ask(part, { by, ...never })).toEqual([]);
    const turned = await sales.get(`/api/v1/dashboard/${part}`, { by, from: never.to, to: never.from });
    expect(turned.code).toBe(40001);
  }
});

test('X-A156 a parcel of the day after the estimate is late by the merchant’s clock, however early in that day', async () => {
  const sales = await server.staff('sales');
  const { supplier } = await one(sql`select s.supplier_id as supplier from sub_orders s
    join shipments h on h.sub_order_id = s.id and h.voided_at is null
    where not s.cancelled and s.platform_confirmed_at is not null and s.ship_estimate is not null limit 1`);
  const onTime = async (hours: number) => {
    await server.db.execute(sql`update shipments h set shipped_at =
      (s.ship_estimate::timestamp + ${hours} * interval '1 hour') at time zone ${BUSINESS_TIME_ZONE}
      from sub_orders s where s.id = h.sub_order_id and s.supplier_id = ${supplier} and s.ship_estimate is not null`);
    const query = { supplierIds: [String(supplier)], from: day(-364), to: day(1) };
    const rows = (await sales.get('/api/v1/dashboard/radar', query)).data;
    return Number(field(rows, '1', 'axes', 'onTime'));
  };
  expect(await onTime(23)).toBe(100);
  expect(await onTime(25)).toBe(0);
});
