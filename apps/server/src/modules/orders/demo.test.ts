import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { field } from '../../testing/builders';
import { wrongLocks } from '../../testing/orderFixture';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';

let server: TestServer;
let root: Tester;
beforeAll(async () => {
  server = await startTestServer({ demo: 'small' });
  root = await server.staff('root');
});
afterAll(() => server.close());

test('Q-47 every order of the demo data fits the contract, and its sums are those of the rules', async () => {
  const page = await root.get('/api/v1/orders/page', { pageSize: 200 });
  expect(page.code).toBe(200);
  const list = field(page.data, 'list');
  const ids = Array.isArray(list) ? list.map((row) => String(field(row, 'id'))) : [];
  expect(ids.length).toBeGreaterThan(5);
  for (const id of ids) {
    const { code, data } = await root.get(`/api/v1/orders/${id}`);
    expect([id, code]).toEqual([id, 200]);
    const subs = field(data, 'subs');
    const live = Array.isArray(subs)
      ? subs.filter((sub) => field(data, 'status') === 'CANCELLED' || field(sub, 'cancelled') === false)
      : [];
    const sum = (name: string) => live.reduce((total, sub) => total + Number(field(sub, 'totals', name)), 0);
    const totals = ['goodsCents', 'discountCents'].map((name) => Number(field(data, 'totals', name)));
    expect([id, totals]).toEqual([id, [sum('goodsCents'), sum('discountCents')]]);
    expect([id, (await root.get(`/api/v1/orders/${id}/big`)).code]).toEqual([id, 200]);
  }
  expect(await wrongLocks(server.db)).toEqual([]);
});

test('D-65 numbers go on after those of the demo data', async () => {
  const found = await server.db.execute(sql`
    select prefix, day from number_series s where s.last < (
      select coalesce(max(right(order_no, 5)::integer), 0) from orders
      where s.prefix = 'O' and substr(order_no, 2, 6) = s.day)`);
  expect(found.rows).toEqual([]);
});
