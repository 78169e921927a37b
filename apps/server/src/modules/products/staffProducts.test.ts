import type { components } from '@selvedge/api-spec/types';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products, suppliers } from '../../db/schema/products';
import { makeStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';

type Product = components['schemas']['StaffProduct'];
type Query = Record<string, string | number | boolean | string[] | undefined>;
interface Page {
  list: Product[];
  total: number;
  selection: components['schemas']['SelectionTotals'];
}

let server: TestServer;
let root: Tester;
let purchaser: Tester;
let sales: Tester;
let warehouse: Tester;

beforeAll(async () => {
  server = await startTestServer({ demo: 'small' });
  const roles = { boss: 'ROOT', buyerIn: 'PURCHASER', seller: 'SALES', keeper: 'WAREHOUSE' } as const;
  for (const [username, role] of Object.entries(roles)) await makeStaff(server.db, { username }, role);
  [root, purchaser, sales, warehouse] = await Promise.all([
    server.staff('boss'),
    server.staff('buyerIn'),
    server.staff('seller'),
    server.staff('keeper'),
  ]);
});
afterAll(() => server.close());

async function pageOf(who: Tester, query: Query = {}): Promise<Page> {
  const answer = await who.get('/api/v1/products/page', { pageSize: 200, ...query });
  expect(answer.code, answer.raw.body).toBe(200);
  return answer.data as Page;
}

test('X-A59 R-2.79 every product of the merchant is there, on a list or not, with its pieces, and what all of them are worth', async () => {
  const { rows } = await server.db.execute<Record<'products' | 'skus' | 'free' | 'worth', string>>(sql`
    select count(distinct p.id) as products, count(t.sku_id) as skus, sum(t.free) as free,
      sum(t.free * p.wholesale_price_cents) as worth
    from products p join stock t on t.product_id = p.id where p.deleted_at is null`);
  const page = await pageOf(root, { pageSize: 20 });
  expect(page.total).toBe(Number(rows[0]?.products));
  expect(page.selection).toEqual({
    productCount: page.total,
    skuCount: Number(rows[0]?.skus),
    stockQty: Number(rows[0]?.free),
    stockValueCents: Number(rows[0]?.worth),
  });
  for (const one of page.list) {
    const sum = (pick: (size: Product['sizes'][number]) => number) =>
      one.sizes.reduce((total, size) => total + pick(size), 0);
    expect(one.onHandQty).toBe(sum(({ onHandQty }) => onHandQty));
    expect(one.stockQty).toBe(one.onHandQty - one.lockedQty + one.incomingQty);
  }
  const changed = page.list.map(({ updatedAt }) => updatedAt);
  expect(changed, 'last changed first').toEqual(changed.toSorted().toReversed());
});

test('X-A59 D-16 narrowed by supplier, list, kind, words and what the pool offers', async () => {
  const all = await pageOf(root);
  const [first] = all.list;
  const supplierId = first?.supplierId ?? '';
  const ofSupplier = await pageOf(root, { supplierId });
  expect(ofSupplier.total).toBeGreaterThan(0);
  expect(new Set(ofSupplier.list.map((one) => one.supplierId))).toEqual(new Set([supplierId]));
  expect(new Set((await pageOf(root, { kind: 'FUTURES' })).list.map(({ kind }) => kind))).toEqual(
    new Set(['FUTURES']),
  );
  expect((await pageOf(root, { keywords: first?.intlCode })).list.map(({ id }) => id)).toContain(first?.id);
  const onList = all.list.find(({ lists }) => lists.length > 0);
  const listId = onList?.lists[0]?.id ?? '';
  expect((await pageOf(root, { listId })).total).toBeLessThan(all.total);
  await server.db.update(suppliers).set({ status: 'DISABLED' }).where(eq(suppliers.id, supplierId));
  const pool = await pageOf(root, { cloud: true });
  expect(pool.list.every((one) => one.stockQty > 0 && one.supplierId !== supplierId)).toBe(true);
  expect((await pageOf(root, { cloud: true, supplierId })).total).toBe(0);
  await server.db.update(suppliers).set({ status: 'ENABLED' }).where(eq(suppliers.id, supplierId));
});

test('X-A59 sorted by supplier, by what is locked and by cost; a change is there with the next question', async () => {
  const names = (await pageOf(root, { sort: 'supplierName', order: 'asc' })).list.map(
    (one) => one.supplierName,
  );
  expect(names).toEqual(names.toSorted(new Intl.Collator('zh-CN').compare));
  const locked = (await pageOf(root, { sort: 'lockedQty', order: 'desc' })).list.map((one) => one.lockedQty);
  expect(locked).toEqual(locked.toSorted((a, b) => b - a));
  const [dearest] = (await pageOf(root, { sort: 'costCents', order: 'desc', pageSize: 1 })).list;
  const [other] = (await pageOf(root, { sort: 'costCents', order: 'asc', pageSize: 1 })).list;
  const costCents = (dearest?.costCents ?? 0) + 1;
  await server.db
    .update(products)
    .set({ costCents })
    .where(eq(products.id, other?.id ?? ''));
  const [now] = (await pageOf(root, { sort: 'costCents', order: 'desc', pageSize: 1 })).list;
  expect(now).toMatchObject({ id: other?.id, costCents });
});

test('D-37 D-52 cost for who buys, prices for who sells, neither for who stores; nothing is sorted by what is hidden', async () => {
  const [bought] = (await pageOf(purchaser, { pageSize: 1 })).list;
  expect(bought?.costCents).toEqual(expect.any(Number));
  const sold = await pageOf(sales, { pageSize: 20 });
  expect(new Set(sold.list.map(({ costCents }) => costCents))).toEqual(new Set([null]));
  expect(sold.selection.stockValueCents).toBeGreaterThan(0);
  const stored = await pageOf(warehouse, { pageSize: 20 });
  expect(stored.selection.stockValueCents).toBe(0);
  expect(stored.list.every((one) => one.wholesalePriceCents === null && one.costCents === null)).toBe(true);
  for (const [who, sort] of [
    [sales, 'costCents'],
    [warehouse, 'wholesalePriceCents'],
  ] as const)
    expect((await who.get('/api/v1/products/page', { sort })).code).toBe(40001);
});

test('X-A217 R-2.29 values to filter by are counted over the goods of the merchant', async () => {
  const answer = await root.get('/api/v1/products/filters', { kind: 'SPOT' });
  const facets = answer.data as components['schemas']['Facets'];
  expect(facets.total).toBe((await pageOf(root, { kind: 'SPOT' })).total);
  const [brand] = facets.brands;
  expect((await pageOf(root, { kind: 'SPOT', brandIds: [brand?.value ?? ''] })).total).toBe(brand?.count);
});
