import type { components } from '@selvedge/api-spec/types';
import { randomUUID } from 'node:crypto';
import { codeKeyOf } from '@selvedge/domain/products/codeKey';
import { sql } from 'drizzle-orm';
import { renewOldCodeKeys } from './write/oldCodeKeys';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeList } from '../../testing/builders';
import type { Tester } from '../../testing/testers';
import { startTestServer, type TestServer } from '../../testing/startTestServer';

type Product = components['schemas']['Product'];
type Facets = components['schemas']['Facets'];
type Query = Record<string, string | number | boolean | string[] | undefined>;
interface Page {
  list: Product[];
  total: number;
  selection: components['schemas']['SelectionTotals'];
}

let server: TestServer;
let demo: Tester;
let listId: string;
let offered: Product[];

async function pageOf(query: Query, who = demo): Promise<Page> {
  const answer = await who.get('/api/sp/front/list/product/page', { listId, pageSize: 200, ...query });
  expect(answer.code).toBe(200);
  return answer.data as Page;
}

async function facetsOf(query: Query): Promise<Facets> {
  const answer = await demo.get('/api/sp/front/list/filters', { listId, ...query });
  expect(answer.code).toBe(200);
  return answer.data as Facets;
}

beforeAll(async () => {
  server = await startTestServer({ demo: 'small' });
  demo = await server.buyer('demo');
  const { rows } = await server.db.execute<{ id: string }>(
    sql`select id from lists where name = '全仓总表 秋冬现货'`,
  );
  listId = rows[0]?.id ?? '';
  offered = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const page = await pageOf({ pageNum });
    offered.push(...page.list);
    if (offered.length >= page.total) break;
  }
});

afterAll(() => server.close());

const ids = (list: readonly Product[]): string[] => list.map(({ id }) => id).sort();

describe('X-B03 filters of a list', () => {
  const some = <T>(pick: (product: Product) => T): T[] => [...new Set(offered.map(pick))].slice(1, 4);

  test('each filter leaves what it says, whatever it is combined with', async () => {
    const free = (product: Product, sizes: string[]) =>
      product.sizes.some(({ size, stockQty }) => stockQty > 0 && sizes.includes(size));
    const price = ({ wholesalePriceCents: cents }: Product, from: number, to: number) =>
      cents !== null && cents >= from && cents <= to;
    const cases: Array<[Query, (product: Product) => boolean]> = [
      [{ brandIds: some((p) => p.brandId) }, (p) => some((q) => q.brandId).includes(p.brandId)],
      [{ categoryIds: some((p) => p.categoryId) }, (p) => some((q) => q.categoryId).includes(p.categoryId)],
      [{ seasons: ['AW25', '常青'] }, (p) => ['AW25', '常青'].includes(p.season)],
      [{ warehouseIds: ['MI-02'] }, (p) => p.warehouseId === 'MI-02'],
      [{ shipFrom: ['香港', 'Paris'] }, (p) => ['香港', '巴黎'].includes(p.shipFrom)],
      [{ colors: ['black', '驼色'] }, (p) => ['黑', '驼色'].includes(p.color)],
      [{ sizes: ['38', 'M'] }, (p) => free(p, ['38', 'M'])],
      [{ priceMinCents: 10_000, priceMaxCents: 25_000 }, (p) => price(p, 10_000, 25_000)],
      [{ stockMin: 40 }, (p) => p.stockQty >= 40],
      [{ stockMin: 5, stockMax: 40 }, (p) => p.stockQty >= 5 && p.stockQty <= 40],
      [{ stockMax: 0 }, (p) => p.stockQty === 0],
      [{ hot: true }, (p) => p.hot],
    ];
    for (const [query, keeps] of cases)
      expect(ids((await pageOf(query)).list), JSON.stringify(query)).toEqual(ids(offered.filter(keeps)));
    const together = Object.assign({}, cases[3]?.[0], cases[7]?.[0], cases[8]?.[0]);
    expect(ids((await pageOf(together)).list)).toEqual(
      ids(offered.filter((p) => p.warehouseId === 'MI-02' && price(p, 10_000, 25_000) && p.stockQty >= 40)),
    );
  });

  test('R-3.23 the selection sums over everything the filters leave, also past the last page', async () => {
    const left = offered.filter(({ hot }) => hot);
    const sums = {
      productCount: left.length,
      skuCount: left.reduce((sum, { sizes }) => sum + sizes.length, 0),
      stockQty: left.reduce((sum, { stockQty }) => sum + stockQty, 0),
      stockValueCents: left.reduce(
        (sum, { stockQty, wholesalePriceCents }) => sum + stockQty * (wholesalePriceCents ?? 0),
        0,
      ),
    };
    expect((await pageOf({ hot: true, pageSize: 7 })).selection).toEqual(sums);
    const beyond = await pageOf({ hot: true, pageSize: 200, pageNum: 50 });
    expect(beyond).toMatchObject({ list: [], total: left.length, selection: sums });
  });

  test('pages in every order hold every product once', async () => {
    for (const sort of [
      undefined,
      'intlCode',
      'name',
      'brandName',
      'color',
      'stockQty',
      'wholesalePriceCents',
      'updatedAt',
    ]) {
      const seen: Product[] = [];
      for (let pageNum = 1; seen.length < offered.length; pageNum += 1) {
        const { list } = await pageOf({ sort, order: 'desc', pageNum, pageSize: 90 });
        if (list.length === 0) break;
        seen.push(...list);
      }
      expect(ids(seen)).toEqual(ids(offered));
      if (sort === 'stockQty')
        expect(seen.map((p) => p.stockQty)).toEqual(offered.map((p) => p.stockQty).sort((a, b) => b - a));
    }
  });

  test('L-13 codes are found with and without marks, names word by word in both languages', async () => {
    const [one] = offered;
    if (one === undefined) throw new Error('no goods');
    const code = one.intlCode;
    const spelled = [
      code,
      `${code.slice(0, 1)} ${code.slice(1, 7)} ${code.slice(7)}`,
      `${code.slice(0, 3)}-${code.slice(3)}`,
      code.slice(4),
    ];
    for (const keywords of spelled) expect(ids((await pageOf({ keywords })).list)).toContain(one.id);
    const { rows } = await server.db.execute<{ style: string; barcode: string }>(
      sql`select style_no as style, (select max(barcode) from skus where product_id = ${one.id}) as barcode from products where id = ${one.id}`,
    );
    const style = rows[0]?.style ?? '';
    expect(style).toMatch(/[-/.]/);
    for (const keywords of [style, style.replaceAll(/[-/.]/g, ' '), rows[0]?.barcode]) {
      expect(ids((await pageOf({ keywords })).list)).toContain(one.id);
    }
    const words = await pageOf({ keywords: `${one.brandName} ${one.color}` });
    expect(ids(words.list)).toEqual(
      ids(offered.filter((p) => p.brandName === one.brandName && p.color.includes(one.color))),
    );
    expect((await pageOf({ keywords: '100%_' })).total).toBe(0);
  });
});

describe('X-B04 counts beside the filters', () => {
  const countBy = (list: readonly Product[], values: (product: Product) => string[]) => {
    const counts: Record<string, number> = {};
    for (const product of list)
      for (const value of new Set(values(product))) counts[value] = (counts[value] ?? 0) + 1;
    return counts;
  };
  const counts = (items: Facets['brands']) =>
    Object.fromEntries(items.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]));
  const labels = (items: Facets['brands']) =>
    Object.fromEntries(items.filter(({ count }) => count > 0).map(({ label, count }) => [label, count]));
  const sizesOf = (product: Product) =>
    product.sizes.filter(({ stockQty }) => stockQty > 0).map(({ size }) => size);

  test('a group counts under the filters of the others and not under its own', async () => {
    const brandIds = [...new Set(offered.map(({ brandId }) => brandId))].slice(0, 6);
    const query = { brandIds, warehouseIds: ['MI-02', 'FI-01'], priceMaxCents: 40_000, stockMin: 5 };
    const brand = (p: Product) => brandIds.includes(p.brandId);
    const shipsFrom = (p: Product) => query.warehouseIds.includes(p.warehouseId);
    const price = (p: Product) => p.wholesalePriceCents !== null && p.wholesalePriceCents <= 40_000;
    const stock = (p: Product) => p.stockQty >= 5;
    const under = (...rules: Array<(p: Product) => boolean>) =>
      offered.filter((p) => rules.every((rule) => rule(p)));
    const facets = await facetsOf(query);
    const all = under(brand, shipsFrom, price, stock);
    expect(facets.total).toBe(all.length);
    expect(counts(facets.brands)).toEqual(countBy(under(shipsFrom, price, stock), (p) => [p.brandId]));
    expect(counts(facets.warehouses)).toEqual(countBy(under(brand, price, stock), (p) => [p.warehouseId]));
    expect(counts(facets.categories)).toEqual(countBy(all, (p) => [p.categoryId]));
    expect(labels(facets.colors)).toEqual(countBy(all, (p) => [p.color]));
    expect(labels(facets.seasons)).toEqual(countBy(all, (p) => [p.season]));
    expect(labels(facets.shipFroms)).toEqual(countBy(all, (p) => [p.shipFrom]));
    expect(counts(facets.sizes)).toEqual(countBy(all, sizesOf));
    const priced = under(brand, shipsFrom, stock).flatMap((p) => p.wholesalePriceCents ?? []);
    expect(facets.price).toEqual({ minCents: Math.min(...priced), maxCents: Math.max(...priced) });
    const anyStock = under(brand, shipsFrom, price);
    expect(facets.stock).toEqual({
      available: anyStock.filter((p) => p.stockQty > 0).length,
      soldOut: anyStock.filter((p) => p.stockQty === 0).length,
    });
  });

  test('a value that is asked for stays, even when nothing has it', async () => {
    const facets = await facetsOf({ brandIds: ['b-06'], categoryIds: ['c-coat'] });
    expect(facets.total).toBe(0);
    expect(facets.brands.find(({ value }) => value === 'b-06')?.count ?? 0).toBe(0);
  });
});

describe('Q-43 what a buyer may see', () => {
  test('lists for another team or identity are not there, and not by their id', async () => {
    const { rows } = await server.db.execute<{ id: string }>(
      sql`select id from lists where visibility = 'TEAMS' and not ('team-hanhai' = any(visible_to)) or published_at is null and owner_type = 'STAFF'`,
    );
    expect(rows.length).toBeGreaterThan(1);
    const page = await demo.get('/api/sp/front/list/page', { pageSize: 200 });
    const listed = (page.data as { list: Array<{ id: string }> }).list.map(({ id }) => id);
    for (const { id } of rows) {
      expect(listed).not.toContain(id);
      expect((await demo.get(`/api/sp/front/list/detail/${id}`)).code).toBe(40401);
      expect((await demo.get('/api/sp/front/list/product/page', { listId: id })).code).toBe(40401);
      expect((await demo.get('/api/sp/front/list/filters', { listId: id })).code).toBe(40401);
      expect(
        (await demo.post('/api/sp/front/product/resolve', { listId: id, lines: [{ code: '1' }] })).code,
      ).toBe(40401);
    }
    expect((await demo.get('/api/sp/front/list/detail/nothing')).code).toBe(40401);
  });

  test('R-1.07 the super list holds each product of the open lists once', async () => {
    const answer = await demo.get('/api/sp/front/product/page', { pageSize: 200 });
    const { list, total, selection } = answer.data as Page;
    expect(new Set(ids(list)).size).toBe(list.length);
    expect(selection.productCount).toBe(total);
    const facets = await demo.get('/api/sp/front/product/filters');
    expect((facets.data as Facets).total).toBe(total);
  });

  test('D-37 without sp:price:view there are no prices anywhere', async () => {
    await server.db.execute(
      sql`update team_members set perms = array['sp:order:submit'] where buyer_id = 'by-member'`,
    );
    const member = await server.buyer('member');
    const { list, selection } = await pageOf({ priceMinCents: 50_000, sort: 'wholesalePriceCents' }, member);
    expect(
      list.map(({ wholesalePriceCents }) => wholesalePriceCents).filter((cents) => cents !== null),
    ).toEqual([]);
    expect(selection.stockValueCents).toBe(0);
    await server.db.execute(sql`update team_members set perms = null where buyer_id = 'by-member'`);
  });
});

test('X-B16 pasted lines are found, unclear or unknown with the reason', async () => {
  const several = offered.find(({ sizes }) => sizes.length > 2);
  const single = offered.find(({ sizes }) => sizes.length === 1);
  if (several === undefined || single === undefined) throw new Error('no goods');
  const [, second] = several.sizes;
  const { rows } = await server.db.execute<{ code: string }>(sql`select intl_code as code from products p
    where kind = 'SPOT' and not exists (select 1 from list_items where product_id = p.id and list_id = ${listId})
    and exists (select 1 from list_items li join lists l on l.id = li.list_id where li.product_id = p.id
      and l.visibility = 'ALL' and l.start_at < now() and l.close_at > now()) order by p.id limit 1`);
  const answer = await demo.post('/api/sp/front/product/resolve', {
    listId,
    lines: [
      { code: several.intlCode, size: second?.size, qty: 4 },
      { code: single.intlCode, qty: 2 },
      { code: second?.barcode ?? '', qty: 1 },
      { code: several.intlCode, qty: 3 },
      { code: several.intlCode, size: '99', qty: 1 },
      { code: '8051234567891' },
      { code: 'NO/SUCH-1' },
      { code: rows[0]?.code ?? '' },
      { code: ` ${single.intlCode.slice(0, 1)} ${single.intlCode.slice(1)} `, size: '均码', qty: 5 },
    ],
  });
  // Four lines name the same product, and it is returned once.
  const { products } = answer.data as { products: { id: string }[] };
  expect(products.map(({ id }) => id).toSorted()).toEqual([several.id, single.id].toSorted());
  expect(answer.data).toMatchObject({
    matched: [
      { index: 0, skuId: second?.skuId, qty: 4 },
      { index: 1, skuId: single.sizes[0]?.skuId, qty: 2 },
      { index: 2, skuId: second?.skuId, qty: 1 },
      { index: 8, skuId: single.sizes[0]?.skuId, qty: 5 },
    ],
    ambiguous: [{ index: 3, candidateIds: [several.id] }],
    unknown: [
      { index: 4, reason: 'UNKNOWN_SIZE' },
      { index: 5, reason: 'BAD_CHECK_DIGIT' },
      { index: 6, reason: 'UNKNOWN_CODE' },
      { index: 7, reason: 'NOT_IN_LIST' },
    ],
  });
});

test('X-B16 X-B03 L-13 goods are found by style number, pasted or searched, in the marks and letters of any keyboard', async () => {
  const style = 'ＱＫ‑２５１１／０７';
  const own = await makeList(server.db);
  const id = 'typed-code';
  await server.db.execute(sql`
    insert into products (id, kind, intl_code, name, name_en, style_no, brand_id, category_id, color_id, warehouse_id, supplier_id,
        season, gender, shape, multi_size, code_key)
      select ${id}, kind, '9780000000002', 'L’Écharpe 絲綢', name_en, ${style}, brand_id, category_id, color_id, warehouse_id, supplier_id,
        season, gender, shape, false, ${`9780000000002 ${style.toLowerCase()}`}
      from products order by id limit 1`);
  await server.db.execute(sql`
    insert into list_items (list_id, product_id, position, price_cents) values (${own}, ${id}, 1, 100)`);
  await server.db.execute(sql`
    with sizes as (insert into skus (id, product_id, position, size, barcode)
      values (${`${id}-38`}, ${id}, 0, '38', '9780000000002') returning id, product_id, size)
    insert into stock (sku_id, product_id, size, on_hand) select id, product_id, size, 3 from sizes`);
  await renewOldCodeKeys(server.db);
  const written = [
    style,
    'QK-2511/07',
    'qk 2511 07',
    '\u202DQK\u20112511\u200B/07\u202C',
    'QK　２５１１　07',
  ];
  const lines = written.map((code) => ({ code, size: '３８', qty: 1 }));
  const answer = await demo.post('/api/sp/front/product/resolve', { listId: own, lines });
  expect(answer.data).toMatchObject({
    matched: written.map((_code, index) => ({ index, skuId: `${id}-38`, qty: 1 })),
    unknown: [],
  });
  for (const keywords of ["l'echarpe", 'L’ÉCHARPE', 'ｌ＇Écharpe', '丝绸', '絲綢', 'ＱＫ２５１１', style])
    expect(ids((await pageOf({ listId: own, keywords })).list), keywords).toEqual([id]);
  await server.db.execute(sql`delete from list_items where list_id = ${own}`);
});

test('X-B16 codes that stand for more products than an answer names are refused before these are read', async () => {
  const styleNo = `M-${randomUUID()}`;
  await server.db.execute(sql`
    insert into products (id, kind, intl_code, name, name_en, style_no, brand_id, category_id, color_id, warehouse_id, supplier_id,
        season, gender, shape, multi_size, code_key)
      select 'many-' || n, kind, (9790000000000 + n)::text, name, name_en, ${styleNo}, brand_id, category_id, color_id, warehouse_id, supplier_id,
        season, gender, shape, false, ${codeKeyOf(styleNo)}
      from (select * from products order by id limit 1) one, generate_series(1, 2001) n`);
  const own = await makeList(server.db);
  await server.db.execute(sql`
    insert into list_items (list_id, product_id, position, price_cents)
      select ${own}, id, row_number() over (), 100 from products where style_no = ${styleNo}`);
  await server.db.execute(sql`
    with sizes as (insert into skus (id, product_id, position, size, barcode)
      select id || '-1', id, 0, '均码', intl_code from products where style_no = ${styleNo} returning id, product_id, size)
    insert into stock (sku_id, product_id, size, on_hand) select id, product_id, size, 3 from sizes`);
  const body = { listId: own, lines: [{ code: styleNo }] };
  const refused = await demo.post('/api/sp/front/product/resolve', body, { 'accept-language': 'en' });
  expect(refused).toMatchObject({ code: 42201, data: { max: 2000 } });
  expect(refused.message).toContain('more than 2000 products');
  await server.db.execute(sql`delete from list_items where list_id = ${own} and product_id = 'many-1'`);
  const answer = await demo.post('/api/sp/front/product/resolve', body);
  const { products, ambiguous } = answer.data as { products: unknown[]; ambiguous: unknown[] };
  expect(products).toHaveLength(20);
  expect(ambiguous).toMatchObject([{ index: 0, candidateIds: expect.any(Array) }]);
  await server.db.execute(sql`delete from list_items where list_id = ${own}`);
});

test('X-B10 X-B11 columns are kept per person and list', async () => {
  const other = await server.buyer('member');
  const chosen = async (who: Tester, query: Query) =>
    ((await who.get('/api/sp/front/list/columns', query)).data as { chosen: string[] }).chosen;
  expect(await chosen(demo, { listId })).toHaveLength(13);
  await demo.post('/api/sp/front/list/columns/set', { chosen: ['name', 'stock'] });
  await demo.post('/api/sp/front/list/columns/set', { listId, chosen: ['image', 'size', 'material'] });
  expect(await chosen(demo, { listId })).toEqual(['image', 'size', 'material']);
  expect(await chosen(demo, {})).toEqual(['name', 'stock']);
  expect(await chosen(other, { listId })).toHaveLength(13);
});

test('pictures are drawn for everybody and kept by browsers', async () => {
  const picture = await server.inject({ url: offered[0]?.images[0] ?? '' });
  expect(picture.statusCode).toBe(200);
  expect(picture.headers['content-type']).toContain('image/svg+xml');
  expect(picture.headers['cache-control']).toContain('max-age=86400');
  expect(picture.body).toContain('<path');
  expect((await server.inject({ url: '/api/sp/common/picture/p-99999' })).statusCode).toBe(404);
});
