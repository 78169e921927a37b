import type { components } from '@selvedge/api-spec/types';
import { FACETS, facetKeys } from '@selvedge/domain/products/facets';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type PlainProduct,
  type PlainViewer,
  plainProducts,
  plainLeft,
  plainSorted,
  type PlainSort,
} from '../testing/plainProducts';
import { startTestServer, type TestServer } from '../testing/startTestServer';
import type { Tester } from '../testing/testers';
import type { IndexFilters } from './messages';

type Facets = components['schemas']['Facets'];
interface Page {
  list: components['schemas']['Product'][];
  total: number;
  selection: components['schemas']['SelectionTotals'];
}

/** Two servers on one database, each with a search index of its own. */
let servers: TestServer[];
let buyers: Tester[];
let viewer: PlainViewer;

beforeAll(async () => {
  const first = await startTestServer({ demo: 'small' });
  const database = { url: first.databaseUrl, drop: () => Promise.resolve() };
  servers = [first, await startTestServer({ demo: 'small', database })];
  buyers = await Promise.all(servers.map((server) => server.buyer('demo')));
  const { rows } = await first.db.execute<PlainViewer & Record<string, unknown>>(
    sql`select b.id, m.team_id as "teamId", case when b.identity_confirmed_at is not null then b.identity_type end as identity from buyers b left join team_members m on m.buyer_id = b.id where b.username = 'demo'`,
  );
  [viewer = { id: '', teamId: null, identity: null }] = rows;
});

afterAll(async () => {
  for (const server of servers.toReversed()) await server.close();
});

const db = () => servers[0]?.db as TestServer['db'];

/** Creates a pseudo-random generator that returns the same numbers every time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const sumsOf = (products: readonly PlainProduct[]) => ({
  productCount: products.length,
  skuCount: products.reduce((sum, { skus }) => sum + skus, 0),
  stockQty: products.reduce((sum, { free }) => sum + free, 0),
  stockValueCents: products.reduce((sum, { free, price }) => sum + free * (price ?? 0), 0),
});

/** Returns filters as query fields of a call. */
const asked = (filters: IndexFilters) =>
  Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]),
  ) as Record<string, string | number | boolean | string[]>;

async function comparePage(
  who: Tester,
  products: readonly PlainProduct[],
  filters: IndexFilters,
  at: { sort: PlainSort[]; order: ('asc' | 'desc')[]; pageNum: number; listId?: string },
): Promise<void> {
  const path = at.listId === undefined ? '/api/sp/front/product/page' : '/api/sp/front/list/product/page';
  const between = { sort: at.sort.join(','), order: at.order.join(',') };
  const answer = await who.get(path, { ...asked(filters), ...at, ...between, pageSize: 30 });
  expect(answer.code, answer.raw.body).toBe(200);
  const { list, total, selection } = answer.data as Page;
  const left = plainLeft(products, filters);
  const keys = at.sort.map((sort, index) => ({ sort, isDescending: at.order[index] === 'desc' }));
  const sorted = keys.reduceRight(
    (rows, { sort, isDescending }) => plainSorted(rows, sort, isDescending, 'zh-CN'),
    left,
  );
  const expected = sorted.slice((at.pageNum - 1) * 30, at.pageNum * 30);
  const told = list.map((one) => [one.id, one.listId, one.stockQty, one.wholesalePriceCents]);
  expect(told, JSON.stringify({ filters, at })).toEqual(
    expected.map(({ id, list: from, free, price }) => [id, from, free, price]),
  );
  expect({ total, selection }).toEqual({ total: left.length, selection: sumsOf(left) });
}

const valuesOf: Record<keyof typeof FACETS, (one: PlainProduct) => string[]> = {
  brandIds: ({ brandId }) => [brandId],
  categoryIds: ({ categoryId }) => [categoryId],
  warehouseIds: ({ warehouseId }) => [warehouseId],
  seasons: ({ season }) => [season],
  colors: ({ colorId }) => [colorId],
  sizes: ({ sizes }) => sizes,
  shipFrom: ({ cityEn }) => [cityEn],
};

async function compareFacets(
  who: Tester,
  products: readonly PlainProduct[],
  filters: IndexFilters,
): Promise<void> {
  const { data } = await who.get('/api/sp/front/product/filters', asked(filters));
  const facets = data as Facets;
  for (const facet of facetKeys) {
    const counts = new Map<string, number>();
    for (const one of plainLeft(products, filters, facet))
      for (const value of valuesOf[facet](one)) counts.set(value, (counts.get(value) ?? 0) + 1);
    const told = facets[FACETS[facet]].filter(({ count }) => count > 0);
    expect(Object.fromEntries(told.map(({ value, count }) => [value, count])), facet).toEqual(
      Object.fromEntries(counts),
    );
  }
  const prices = plainLeft(products, filters, 'price').flatMap(({ price }) => price ?? []);
  const anyStock = plainLeft(products, filters, 'stock');
  expect(facets).toMatchObject({
    total: plainLeft(products, filters).length,
    price: {
      minCents: prices.length === 0 ? null : Math.min(...prices),
      maxCents: prices.length === 0 ? null : Math.max(...prices),
    },
    stock: {
      available: anyStock.filter(({ free }) => free > 0).length,
      soldOut: anyStock.filter(({ free }) => free === 0).length,
    },
  });
}

describe('X-B03 X-B04 X-B12 X-B13 the index of the goods', () => {
  test('X-B01 R-1.05 pages, sums, counts and lists are those of plain statements after every write, on two servers', async () => {
    const roll = dice(20_261_122);
    const pick = <Item>(items: readonly Item[]): Item => items[roll(items.length)] as Item;
    const all = await plainProducts(db(), viewer);
    expect(all.length).toBeGreaterThan(200);
    const product = () => pick(all).id;
    const code = () => `4${String(roll(1e9)).padStart(12, '0')}`;
    const lists = [...new Set(all.map(({ list }) => list))];
    const writes = [
      () => sql`update stock set on_hand = locked + ${roll(3) * roll(60)} where product_id = ${product()}`,
      () => sql`update stock set incoming = ${roll(9)} where product_id = ${product()}`,
      () => sql`update list_items set price_cents = ${10_000 + roll(90_000)} where product_id = ${product()}`,
      () => sql`update list_items set price_cents = null where product_id = ${product()}`,
      () => sql`update products set hot = not hot, updated_at = now() where id = ${product()}`,
      () =>
        sql`update products set deleted_at = case when deleted_at is null then now() end where id = ${product()}`,
      () =>
        sql`update products set name = ${`新款 ${roll(99)}`}, name_en = ${`Zephyr ${roll(99)}`}, brand_id = ${pick(all).brandId},
          color_id = ${pick(all).colorId}, intl_code = ${code()} where id = ${product()}`,
      () =>
        sql`update products set retail_price_cents = ${roll(99_999)}, season = ${pick(all).season} where id = ${product()}`,
      () => sql`delete from list_items where product_id = ${product()} and list_id = ${pick(lists)}`,
      () =>
        sql`insert into list_items (list_id, product_id, position, price_cents) values (${pick(lists)}, ${product()}, ${5000 + roll(5000)}, ${roll(50_000)})
          on conflict do nothing`,
      () =>
        sql`update lists set visibility = case when visibility = 'ALL' then 'TEAMS' else 'ALL' end, visible_to = array['nobody'] where id = ${pick(lists)}`,
      () =>
        sql`update lists set closed_at = case when closed_at is null then now() - interval '1 second' end where id = ${pick(lists)}`,
      () =>
        sql`update lists set start_at = start_at - make_interval(hours => ${roll(99)}) where id = ${pick(lists)}`,
      () => sql`update brands set name = name || '·' where id = ${pick(all).brandId}`,
      () => sql`update warehouses set city = city || '新' where id = ${pick(all).warehouseId}`,
      () =>
        sql`with made as (
          insert into products (id, intl_code, name, name_en, brand_id, category_id, color_id, warehouse_id, supplier_id, season, gender, shape,
            multi_size, code_key, wholesale_price_cents, retail_price_cents)
          select id || 'x' || ${roll(1e9)}::int, ${code()}, name, name_en, brand_id, category_id, color_id, warehouse_id, supplier_id,
            season, gender, shape, multi_size, lower(style_no), 100, 200 from products where id = ${product()} returning id)
          , sized as (insert into skus (id, product_id, position, size, barcode) select id || 's', id, 0, 'M', id from made returning id, product_id)
          , stocked as (insert into list_items (list_id, product_id, position, price_cents) select ${pick(lists)}, id, 9999, 700 from made)
          select * from sized`,
    ];
    const filtersOf: (() => IndexFilters)[] = [
      () => ({ brandIds: [pick(all).brandId, pick(all).brandId] }),
      () => ({ categoryIds: [pick(all).categoryId] }),
      () => ({ warehouseIds: [pick(all).warehouseId] }),
      () => ({ colors: [pick([pick(all).color, pick(all).colorEn, pick(all).colorId])] }),
      () => ({ shipFrom: [pick(all).cityEn] }),
      () => ({ sizes: ['M', '38'] }),
      () => ({ priceMinCents: 5000 + roll(20_000), priceMaxCents: 30_000 + roll(60_000) }),
      () => ({ stockMin: roll(40) }),
      () => ({ stockMin: roll(10), stockMax: roll(60) }),
      () => ({ hot: roll(2) === 1 }),
      () => ({
        keywords: pick([
          pick(all).brand,
          'zephyr',
          pick(all).color,
          pick(all).intlCode.slice(2),
          '新款 9',
          'o',
        ]),
      }),
      () => ({}),
    ];
    const sorts: PlainSort[] = [
      'intlCode',
      'name',
      'brandName',
      'color',
      'season',
      'categoryName',
      'warehouseId',
      'shipFrom',
      'stockQty',
      'wholesalePriceCents',
      'retailPriceCents',
      'updatedAt',
    ];
    for (let round = 0; round < 60; round += 1) {
      await db().execute(pick(writes)());
      const who = buyers[round % 2] as Tester;
      const filters = { ...pick(filtersOf)(), ...pick(filtersOf)() };
      const products = await plainProducts(db(), viewer);
      const sort = [...new Set(Array.from({ length: round % 4 }, () => pick(sorts)))];
      await comparePage(who, products, filters, {
        sort,
        order: sort.map(() => (roll(2) === 1 ? 'desc' : 'asc')),
        pageNum: 1 + roll(3),
      });
      if (round % 3 === 0) await compareFacets(who, products, filters);
      if (round % 5 === 0) {
        const { data } = await who.get('/api/sp/front/list/page', { pageSize: 100 });
        const told = (data as { list: components['schemas']['ListSummary'][] }).list;
        const list = pick(told);
        const own = await plainProducts(db(), viewer, list.id);
        const { stockQty, skuCount, productCount, stockValueCents } = list;
        expect({ stockQty, skuCount, productCount, stockValueCents }, list.id).toEqual(sumsOf(own));
        if (own.length > 0)
          await comparePage(who, own, filters, { listId: list.id, sort: [], order: [], pageNum: 1 });
      }
    }
  });

  test('of a transaction a page shows all or nothing, while pieces are moved without pause', async () => {
    const seen = (await plainProducts(db(), viewer)).map(({ id }) => id);
    const { rows } = await db().execute<{ id: string }>(
      sql`select sku_id as id from stock where product_id in ${seen} order by 1 limit 40`,
    );
    expect(rows).toHaveLength(40);
    const skus = rows.map(({ id }) => id);
    await db().execute(sql`update stock set on_hand = locked + 100 where sku_id in ${skus}`);
    const piecesSeenBy = async (who: Tester) =>
      ((await who.get('/api/sp/front/product/page', {})).data as Page).selection.stockQty;
    const [before] = await Promise.all(buyers.map(piecesSeenBy));
    const roll = dice(7);
    const over = new AbortController();
    let moved = 0;
    const moving = (async () => {
      while (!over.signal.aborted) {
        const [from, to] = [skus[roll(40)], skus[roll(40)]];
        await db().transaction(async (tx) => {
          await tx.execute(
            sql`update stock set on_hand = on_hand - 1 where sku_id = ${from} and on_hand > locked`,
          );
          await tx.execute(sql`update stock set on_hand = on_hand + 1 where sku_id = ${to}`);
        });
        moved += 1;
      }
    })();
    try {
      for (let look = 0; look < 30; look += 1) {
        for (const seen of await Promise.all(buyers.map(piecesSeenBy))) expect(seen).toBe(before);
      }
    } finally {
      over.abort();
      await moving;
    }
    expect(moved).toBeGreaterThan(0);
  });
});
