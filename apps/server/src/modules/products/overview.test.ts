import type { components } from '@selvedge/api-spec/types';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';

type Overview = components['schemas']['ProductOverview'];
type Product = components['schemas']['Product'];
type Query = Record<string, string | number | boolean | string[]>;

let server: TestServer;
let demo: Tester;

beforeAll(async () => {
  server = await startTestServer({ demo: 'small' });
  demo = await server.buyer('demo');
});
afterAll(() => server.close());

async function overview(query: Query, who = demo): Promise<Overview> {
  const answer = await who.get('/api/sp/front/product/overview', query);
  expect(answer.code).toBe(200);
  return answer.data as Overview;
}

async function productsOf(query: Query): Promise<Product[]> {
  const products: Product[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const answer = await demo.get('/api/sp/front/product/page', { ...query, pageNum, pageSize: 200 });
    const { list, total } = answer.data as { list: Product[]; total: number };
    products.push(...list);
    if (products.length >= total) return products;
  }
}

const sum = (products: readonly Product[], of: (product: Product) => number) =>
  products.reduce((all, product) => all + of(product), 0);
const valueOf = ({ stockQty, wholesalePriceCents }: Product) => stockQty * (wholesalePriceCents ?? 0);

async function compare(query: Query): Promise<Overview> {
  const products = await productsOf(query);
  const found = await overview(query);
  const stockQty = sum(products, (one) => one.stockQty);
  const hot = products.filter((one) => one.hot);
  const hotBp = stockQty === 0 ? 0 : Math.round((sum(hot, (one) => one.stockQty) * 10_000) / stockQty);
  expect(found).toMatchObject({
    productCount: products.length,
    spuCount: new Set(products.map(({ brandId, name }) => `${brandId} ${name}`)).size,
    skuCount: sum(products, ({ sizes }) => sizes.length),
    brandCount: new Set(products.map(({ brandId }) => brandId)).size,
    stockQty,
    stockValueCents: sum(products, valueOf),
    hotBp,
    standardBp: stockQty === 0 ? 0 : 10_000 - hotBp,
  });
  for (const slices of [found.byBrand, found.byCategory, found.bySeason]) {
    expect(slices.reduce((all, slice) => all + slice.shareBp, 0)).toBe(stockQty === 0 ? 0 : 10_000);
    expect(slices.reduce((all, slice) => all + slice.stockQty, 0)).toBe(stockQty);
    const values = slices.map(({ stockValueCents }) => stockValueCents);
    expect(values).toEqual([...values].sort((a, b) => b - a));
  }
  for (const slice of found.byBrand) {
    const own = products.filter(({ brandId }) => brandId === slice.value);
    expect(slice).toMatchObject({
      label: own[0]?.brandName,
      productCount: own.length,
      stockQty: sum(own, (one) => one.stockQty),
      stockValueCents: sum(own, valueOf),
    });
  }
  return found;
}

test('X-B14 R-2.29 D-66 the overview sums what the filters leave, as the pages show it', async () => {
  const all = await compare({});
  const brand = all.byBrand[0]?.value ?? '';
  await compare({ brandIds: [brand], stockMin: 5 });
  await compare({ hot: true, priceMaxCents: 40_000 });
  await compare({ keywords: all.byBrand[1]?.label ?? '' });
  const none = await compare({ keywords: 'nothing is called so' });
  expect(none).toMatchObject({ productCount: 0, byBrand: [], byCategory: [], bySeason: [] });
});

test('X-B14 what is sold and marked hot since is in it', async () => {
  const [first] = await productsOf({ stockMin: 5 });
  if (first === undefined) throw new Error('no goods');
  await compare({});
  await server.db.execute(sql`update products set hot = not hot where id = ${first.id}`);
  await server.db.execute(
    sql`update stock set on_hand = on_hand + 7 where sku_id = ${first.sizes[0]?.skuId}`,
  );
  await compare({});
});

test('D-37 without sp:price:view there is no value, Q-43 of a hidden list nothing', async () => {
  await server.db.execute(
    sql`update team_members set perms = array['sp:order:submit'] where buyer_id = 'by-member'`,
  );
  const found = await overview({}, await server.buyer('member'));
  expect(found.stockQty).toBeGreaterThan(0);
  const cents = [found, ...found.byBrand, ...found.bySeason].map(({ stockValueCents }) => stockValueCents);
  expect(new Set(cents)).toEqual(new Set([0]));
  await server.db.execute(sql`update team_members set perms = null where buyer_id = 'by-member'`);
  const { rows } = await server.db.execute<{ id: string }>(
    sql`select id from lists where visibility = 'TEAMS' and not ('team-hanhai' = any(visible_to)) order by id limit 1`,
  );
  const answer = await demo.get('/api/sp/front/product/overview', { listId: rows[0]?.id ?? '' });
  expect(answer.code).toBe(40401);
});
