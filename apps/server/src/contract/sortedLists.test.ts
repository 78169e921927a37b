import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeStaff } from '../testing/people';
import { sampleCall } from '../testing/samples';
import { startTestServer, type TestServer } from '../testing/startTestServer';
import type { Tester } from '../testing/testers';
import { type Schema, settle } from './document';
import { listOperations, type Operation } from './operations';

type Row = Record<string, unknown>;

let server: TestServer;
let people: Record<Operation['family'], Tester>;
/** Values for the parameters of paths and needed ones of queries, by name and path. */
let known: Record<string, Record<string, string>>;

beforeAll(async () => {
  server = await startTestServer({ demo: 'small' });
  await makeStaff(server.db, { username: 'boss' }, 'ROOT');
  for (const username of ['sale1', 'sale2', 'sale3']) await makeStaff(server.db, { username }, 'SALES');
  people = { buyer: await server.buyer('demo'), staff: await server.staff('boss') };
  const first = async (query: ReturnType<typeof sql>) =>
    (await server.db.execute<{ id: string }>(query)).rows[0]?.id ?? '';
  const list = await first(sql`select id from lists where published_at is not null and closed_at is null
    and start_at < now() and close_at > now() and visibility = 'ALL' order by id limit 1`);
  const code = randomUUID().replaceAll('-', '').slice(0, 22);
  const jobs = await server.db.execute<{ id: string }>(sql`
    insert into import_jobs (id, owner_kind, owner_id, type, state, expires_at)
    select 'job-buyer', 'buyer', id, 'ORDER_IMPORT', 'VALIDATED', now() + interval '1 day' from buyers where username = 'demo'
    union all
    select 'job-staff', 'staff', id, 'PRODUCT_IMPORT', 'VALIDATED', now() + interval '1 day' from staff where username = 'boss'
    returning id`);
  expect(jobs.rows).toHaveLength(2);
  const span = { by: 'brand', from: '2025-06-01', to: '2027-06-01' };
  known = {
    '/api/sp/front/import/job/{id}/rows': { id: 'job-buyer' },
    '/api/v1/jobs/{id}/rows': { id: 'job-staff' },
    '/api/sp/front/list/product/page': { listId: list },
    '/api/sp/front/list/share/{code}/product/page': { code },
    '/api/v1/lists/{id}/products/page': { id: list },
    '/api/v1/dicts/{code}/items/page': { code: 'order_status' },
    '/api/v1/data-summary/page': span,
    '/api/v1/data-summary/_export': span,
  };
});
afterAll(() => server.close());

const sorted = listOperations().filter(({ parameters }) =>
  parameters.some(({ name, explode }) => name === 'sort' && explode === false),
);
const byPath = (path: string) => {
  const found = sorted.find((one) => one.path === path);
  if (found === undefined) throw new Error(`no sorted list at ${path}`);
  return found;
};

function fieldsOf({ parameters }: Operation): string[] {
  const { items = {} } = parameters.find(({ name }) => name === 'sort')?.schema ?? {};
  return (settle<Schema>(items, '').value.enum ?? []).map(String);
}

async function ask(operation: Operation, query: Record<string, string | number>) {
  const { url } = sampleCall(operation, known[operation.path] ?? {});
  const [path = '', needed = ''] = url.split('?');
  const all = new URLSearchParams(needed);
  for (const [name, value] of Object.entries(query)) all.set(name, String(value));
  return people[operation.family].get(`${path}?${all.toString()}`);
}

describe('R-1.05 every list that is sorted takes up to three fields', () => {
  test.each(sorted.map((one) => [one.path, one] as const))('%s', async (path, operation) => {
    const fields = fieldsOf(operation);
    // A link that does not exist is not found, after its query was read.
    const code = path.includes('share/{code}') ? 40401 : 200;
    for (const at of fields.keys()) {
      const some = [...new Set([0, 1, 2].map((step) => fields[(at + step) % fields.length]))];
      const answer = await ask(operation, { sort: some.join(','), order: 'desc,asc' });
      expect(answer.raw.statusCode, some.join()).toBe(200);
      if (!path.endsWith('_export')) expect(answer.code, answer.raw.body).toBe(code);
    }
  });

  test.each(sorted.map((one) => [one.path, one] as const))(
    'E-40001 %s refuses a field twice, a fourth one, an unknown one and other directions',
    async (_path, operation) => {
      const [one = '', other = ''] = fieldsOf(operation);
      const told = async (query: Record<string, string>) => {
        const { code, data } = await ask(operation, query);
        return [code, (data as { fields: object }).fields];
      };
      expect(await told({ sort: `${one},${other},${one}` })).toEqual([40001, { sort: '不可重复' }]);
      expect(await told({ sort: `${one},${other},${one},${other}` })).toMatchObject([
        40001,
        { sort: '最多 3 项' },
      ]);
      expect(await told({ sort: `${one},colour` })).toEqual([40001, { sort: '不在可选范围内' }]);
      expect(await told({ sort: one, order: 'up' })).toEqual([40001, { order: '不在可选范围内' }]);
      expect(await told({ sort: one, order: 'asc,asc,asc,asc' })).toEqual([40001, { order: '最多 3 项' }]);
    },
  );
});

const own =
  (...names: string[]) =>
  (row: Row) =>
    names.map((name) => row[name]);

/** Lists with two of their fields, of which the first has few values, and what a row shows of both. */
const FAMILIES: readonly [path: string, sort: string, values: (row: Row) => unknown[]][] = [
  ['/api/sp/front/product/page', 'warehouseId,stockQty', own('warehouseId', 'stockQty')],
  ['/api/sp/front/list/product/page', 'warehouseId,retailPriceCents', own('warehouseId', 'retailPriceCents')],
  ['/api/sp/front/order/page', 'confirmedQty,createdAt', own('confirmedQty', 'createdAt')],
  ['/api/v1/products/page', 'warehouseId,costCents', own('warehouseId', 'costCents')],
  ['/api/v1/orders/page', 'paidCents,createdAt', own('paidCents', 'createdAt')],
  ['/api/v1/customers/page', 'orderCount,createdAt', own('orderCount', 'createdAt')],
  ['/api/v1/suppliers/page', 'country,rating', own('country', 'rating')],
  ['/api/v1/suppliers/page', 'leadDays,productCount', own('leadDays', 'productCount')],
  ['/api/v1/lists/page', 'orderCount,stockQty', own('orderCount', 'stockQty')],
  ['/api/v1/salesmen/page', 'openOrderCount,customerCount', own('openOrderCount', 'customerCount')],
  ['/api/v1/data-summary/page', 'orders,valueCents', own('orders', 'valueCents')],
  ['/api/v1/dicts/page', 'itemCount,updatedAt', own('itemCount', 'updatedAt')],
  ['/api/v1/purchases/page', 'openQty,neededBy', own('openQty', 'neededBy')],
  ['/api/v1/shipments/waiting/page', 'warehouseId,openQty', own('warehouseId', 'openQty')],
];

const bare = (value: unknown): number | string =>
  typeof value === 'number' || typeof value === 'string' ? value : '';

const compare = (one: unknown, other: unknown): number =>
  bare(one) < bare(other) ? -1 : bare(one) > bare(other) ? 1 : 0;

describe('R-1.05 rows that are equal by the first field are in the order of the second', () => {
  test.each(FAMILIES)('%s by %s', async (path, sort, values) => {
    const operation = byPath(path);
    for (const [first, second] of [
      ['asc', 'desc'],
      ['desc', 'asc'],
    ]) {
      const query = { sort, order: `${first},${second}` };
      const read = async (pageNum: number, pageSize: number) => {
        const answer = await ask(operation, { ...query, pageNum, pageSize });
        expect(answer.code, answer.raw.body).toBe(200);
        return (answer.data as { list: Row[] }).list;
      };
      const rows = await read(1, 200);
      const pairs = rows.map(values);
      expect(new Set(pairs.map(([one]) => one)).size, 'some rows are equal by the first field').toBeLessThan(
        rows.length,
      );
      const [wayOne, wayOther] = [first === 'asc' ? 1 : -1, second === 'asc' ? 1 : -1];
      const held = pairs.filter(([, other]) => other !== null);
      expect(held).toEqual(
        held.toSorted((a, b) => wayOne * compare(a[0], b[0]) || wayOther * compare(a[1], b[1])),
      );
      const pages = [await read(1, 7), await read(2, 7), await read(3, 7)].flat();
      expect(pages, 'equal rows stay in one order from page to page').toEqual(rows.slice(0, 21));
    }
  });
});
