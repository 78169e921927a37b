import type { components } from '@selvedge/api-spec/types';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { field, makeList } from '../../testing/builders';
import type { Tester } from '../../testing/testers';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import { textArray } from '../../db/textArray';

type Cart = components['schemas']['Cart'];
type CartLine = components['schemas']['CartLine'];

interface SkuOnList extends Record<string, unknown> {
  listId: string;
  skuId: string;
  productId: string;
  free: number;
  priceCents: number;
}

let server: TestServer;
let demo: Tester;
let member: Tester;
let products: SkuOnList[];

async function productsOn(name: string): Promise<SkuOnList[]> {
  const { rows } = await server.db.execute<SkuOnList>(sql`
    select li.list_id as "listId", t.sku_id as "skuId", t.product_id as "productId", t.free, li.price_cents as "priceCents"
    from list_items li join lists l on l.id = li.list_id join stock t on t.product_id = li.product_id
    where l.name = ${name} and t.free >= 6 and li.price_cents is not null order by li.position, t.sku_id`);
  return rows;
}

const add = (who: Tester, lines: Array<{ skuId: string; listId: string; qty: number }>) =>
  who.post('/api/sp/front/cart/add', { lines });
const wish = (one: SkuOnList | undefined, qty: number) => ({
  skuId: one?.skuId ?? '',
  listId: one?.listId ?? '',
  qty,
});
const linesOf = async (who: Tester): Promise<CartLine[]> =>
  ((await who.get('/api/sp/front/cart/list')).data as Cart).groups.flatMap(({ lines }) => lines);

beforeAll(async () => {
  server = await startTestServer({ demo: 'small' });
  demo = await server.buyer('demo');
  member = await server.buyer('member');
  products = await productsOn('全仓总表 秋冬现货');
});

beforeEach(async () => {
  await demo.post('/api/sp/front/cart/clear');
  await member.post('/api/sp/front/cart/clear');
});

afterAll(() => server.close());

describe('X-B30 adding', () => {
  test('Q-25 what is added at the same moment all stays', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        add(demo, [wish(products[0], 1), wish(products[1 + (index % 5)], 1)]),
      ),
    );
    const done = answers.filter(({ code }) => code === 200).length;
    const refused = answers.filter(({ code }) => code === 40902).length;
    expect(done + refused).toBe(20);
    const lines = await linesOf(demo);
    expect(lines.find(({ skuId }) => skuId === products[0]?.skuId)?.qty).toBe(done);
    expect(lines.reduce((sum, { qty }) => sum + qty, 0)).toBe(2 * done);
  });

  test('a SKU named twice is one wish (L-25), and it is all lines or none', async () => {
    const free = products[0]?.free ?? 0;
    const tooMany = await add(demo, [wish(products[1], 1), wish(products[0], free), wish(products[0], 1)]);
    expect(tooMany).toMatchObject({
      code: 40902,
      data: { lines: [{ skuId: products[0]?.skuId, asked: free + 1, available: free }] },
    });
    expect(await linesOf(demo)).toEqual([]);
    const fine = await add(demo, [wish(products[0], 2), wish(products[0], 1)]);
    expect(fine).toMatchObject({ code: 200, data: { added: 3, lines: [{ qty: 3, state: 'OK' }] } });
  });

  test('closed lists, lists of others, other goods and goods without a price are refused with the true reason', async () => {
    const { rows: closed } = await server.db
      .execute<SkuOnList>(sql`select li.list_id as "listId", t.sku_id as "skuId" from list_items li
      join lists l on l.id = li.list_id join stock t on t.product_id = li.product_id
      where l.close_at < now() and l.visibility = 'ALL' and l.published_at is not null and li.price_cents is not null
      order by li.list_id, t.sku_id limit 1`);
    expect(await add(demo, [wish(closed[0], 1)])).toMatchObject({
      code: 40903,
      data: { listId: closed[0]?.listId },
    });
    const [foreign] = await productsOn('澄屿买手组 专属价');
    expect((await add(demo, [wish(foreign, 1)])).code).toBe(40001);
    expect((await add(demo, [{ ...wish(products[0], 1), skuId: 's-none' }])).code).toBe(40001);
    const { rows: unpriced } = await server.db
      .execute<SkuOnList>(sql`select li.list_id as "listId", t.sku_id as "skuId" from list_items li
      join products p on p.id = li.product_id join stock t on t.product_id = p.id join lists l on l.id = li.list_id
      where p.intl_code = '3760288412069' and t.free > 0 and l.visibility = 'ALL' and l.start_at < now() and l.close_at > now()
        and l.closed_at is null
      order by li.list_id, t.sku_id limit 1`);
    expect((await add(demo, [wish(unpriced[0], 1)])).code).toBe(40001);
    expect(await linesOf(demo)).toEqual([]);
  });

  test('L-33 Q-27 the same key adds once', async () => {
    const headers = { 'idempotency-key': '3f2b8a52-0d5e-4c39-9f34-8c3d52e0a111' };
    const body = { lines: [wish(products[0], 2)] };
    const [first, second] = await Promise.all(
      [1, 2].map(() => demo.post('/api/sp/front/cart/add', body, headers)),
    );
    expect([first?.code, second?.code]).toEqual([200, 200]);
    expect((await linesOf(demo)).map(({ qty }) => qty)).toEqual([2]);
  });
});

describe('X-B31 editing', () => {
  test('L-31 Q-25 two of a team add and edit at the same moment, their leader in the line of the other too, and nothing is lost', async () => {
    const [one, two] = [products[0], products[1]];
    const added = await Promise.all([
      add(demo, [wish(one, 1)]),
      add(member, [wish(one, 2)]),
      add(member, [wish(two, 3)]),
    ]);
    expect(added.map(({ code }) => code)).toEqual([200, 200, 200]);
    const [own] = await linesOf(demo);
    const theirs = new Map((await linesOf(member)).map((line) => [line.skuId, line]));
    const edit = (who: Tester, line: CartLine | undefined, qty: number) =>
      who.post('/api/sp/front/cart/edit', { lines: [{ id: line?.id, version: line?.version, qty }] });
    const edits = await Promise.all([
      edit(demo, own, 4),
      edit(member, theirs.get(one?.skuId ?? ''), 5),
      edit(demo, theirs.get(two?.skuId ?? ''), 6),
    ]);
    expect(edits.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect((await linesOf(demo)).map(({ qty }) => qty)).toEqual([4]);
    expect(new Map((await linesOf(member)).map(({ skuId, qty }) => [skuId, qty]))).toEqual(
      new Map([
        [one?.skuId, 5],
        [two?.skuId, 6],
      ]),
    );
  });

  test('Q-25 parallel edits of different lines both stay; Q-26 a stale version is told what is there now', async () => {
    await add(demo, [wish(products[0], 1), wish(products[1], 1)]);
    const before = await linesOf(demo);
    const answers = await Promise.all(
      before.map(({ id, version }, index) =>
        demo.post('/api/sp/front/cart/edit', { lines: [{ id, version, qty: 3 + index }] }),
      ),
    );
    expect(answers.map(({ code }) => code)).toEqual([200, 200]);
    expect((await linesOf(demo)).map(({ qty }) => qty)).toEqual([3, 4]);
    const [first] = before;
    const stale = await demo.post('/api/sp/front/cart/edit', {
      lines: [{ id: first?.id, version: first?.version, qty: 5 }],
    });
    expect(stale).toMatchObject({
      code: 40901,
      data: { current: { qty: 3, version: 2 }, changedBy: '林知夏' },
    });
  });

  test('more than is free is refused, less than before is not', async () => {
    await add(demo, [wish(products[0], 5)]);
    const [line] = await linesOf(demo);
    const edit = (qty: number, version: number) =>
      demo.post('/api/sp/front/cart/edit', { lines: [{ id: line?.id, version, qty }] });
    expect((await edit((products[0]?.free ?? 0) + 1, 1)).code).toBe(40902);
    await server.db.execute(sql`update stock set on_hand = locked + 2 where sku_id = ${products[0]?.skuId}`);
    expect((await linesOf(demo))[0]?.state).toBe('SHORT');
    expect((await edit(4, 1)).code).toBe(200);
    await server.db.execute(
      sql`update stock set on_hand = locked + ${products[0]?.free} where sku_id = ${products[0]?.skuId}`,
    );
  });

  test('E-40302 Q-43 lines of another team cannot be read, checked, edited or removed', async () => {
    await add(demo, [wish(products[0], 3)]);
    const [line] = await linesOf(demo);
    const stranger = await server.buyer('heyutong');
    expect((await stranger.post('/api/sp/front/cart/check', { lineIds: [line?.id] })).code).toBe(40401);
    expect(
      (await stranger.post('/api/sp/front/cart/edit', { lines: [{ id: line?.id, version: 1, qty: 1 }] }))
        .code,
    ).toBe(40401);
    await stranger.post('/api/sp/front/cart/del', { ids: [line?.id] });
    expect(await linesOf(demo)).toHaveLength(1);
    expect(
      (await member.post('/api/sp/front/cart/edit', { lines: [{ id: line?.id, version: 1, qty: 1 }] })).code,
    ).toBe(40302);
    const team = (await member.get('/api/sp/front/cart/list', { scope: 'team' })).data as Cart;
    expect(team.groups[0]?.lines[0]).toMatchObject({ addedBy: '林知夏', qty: 3 });
  });
});

test('X-B32 X-B33 Q-35 L-41 the cart outlives its session; lines are removed, all are, those of a team mate stay', async () => {
  await add(demo, [wish(products[0], 1), wish(products[1], 2), wish(products[2], 3)]);
  await add(member, [wish(products[0], 1)]);
  const again = await server.buyer('demo');
  await again.get('/api/sp/front/user/logout');
  const next = await server.buyer('demo');
  const [first] = await linesOf(next);
  expect((await next.post('/api/sp/front/cart/del', { ids: [first?.id] })).code).toBe(200);
  expect((await linesOf(next)).map(({ qty }) => qty)).toEqual([2, 3]);
  expect((await next.post('/api/sp/front/cart/clear')).code).toBe(200);
  expect(await linesOf(next)).toEqual([]);
  expect(await linesOf(member)).toHaveLength(1);
});

test('X-B28 R-1.12 a line tells that the price changed, that it is short, and that its list closed', async () => {
  const [one] = await productsOn('Casa Vianello 鞋履 米兰仓');
  await add(demo, [wish(one, 4)]);
  const state = async () => (await linesOf(demo))[0]?.state;
  const list = sql`list_id = ${one?.listId} and product_id = ${one?.productId}`;
  await server.db.execute(sql`update list_items set price_cents = price_cents + 100 where ${list}`);
  expect(await state()).toBe('PRICE_CHANGED');
  const cart = (await demo.get('/api/sp/front/cart/list')).data as Cart;
  expect(cart.totals.goodsCents).toBe(4 * ((one?.priceCents ?? 0) + 100));
  await server.db.execute(sql`update stock set on_hand = locked + 1 where sku_id = ${one?.skuId}`);
  expect(await state()).toBe('SHORT');
  await server.db.execute(sql`update lists set closed_at = now() where id = ${one?.listId}`);
  expect(await state()).toBe('CLOSED');
  const closed = (await demo.get('/api/sp/front/cart/list')).data as Cart;
  expect(closed).toMatchObject({ totals: { qty: 0, payableCents: 0 }, groups: [{ status: 'ACCEPTED' }] });
});

test('X-B34 R-9.12 R-9.16 Q-50 the check names the minimum, the surcharge and the exact sum missing', async () => {
  const { rows } = await server.db
    .execute<SkuOnList>(sql`select li.list_id as "listId", t.sku_id as "skuId" from list_items li
    join products p on p.id = li.product_id join lists l on l.id = li.list_id join stock t on t.product_id = p.id
    where p.intl_code = '8052100344685' and t.free > 2 and l.name = 'AW25 米兰女装现货 第二批' order by t.sku_id limit 1`);
  await add(demo, [wish(rows[0], 2)]);
  const ids = (await linesOf(demo)).map(({ id }) => id);
  const check = await demo.post('/api/sp/front/cart/check', { lineIds: ids });
  expect(check.data).toMatchObject({
    totals: {
      goodsCents: 31_600,
      surchargeBp: 1000,
      surchargeCents: 3160,
      payableCents: 34_760,
      nextThreshold: { atCents: 500_000, missingCents: 468_400, surchargeBp: 500 },
      violations: [
        { code: 'MIN_PIECES', need: 3, have: 2, block: true },
        { code: 'MIN_LIST_VALUE', need: 1_000_000, have: 31_600, block: false },
      ],
    },
  });
});

test('X-B29 X-B30 E-42201 a cart holds 5,000 lines, and a list of a team’s carts no more', async () => {
  const lists = await Promise.all(Array.from({ length: 60 }, () => makeList(server.db)));
  await server.db
    .execute(sql`insert into cart_lines (id, buyer_id, list_id, product_id, sku_id, qty, price_cents)
    select 'many-' || row_number() over (), 'by-demo', l, k.product_id, k.id, 1, 100
    from unnest(${textArray(lists)}) l cross join skus k order by l, k.id limit 5000`);
  const full = await add(demo, [wish(products[0], 1)]);
  expect(full).toMatchObject({ code: 42201, message: '购物车最多 5000 行', data: { max: 5000 } });
  expect((await demo.get('/api/sp/front/cart/count')).data).toMatchObject({ lines: 5000 });
  expect((await add(member, [wish(products[0], 1)])).code).toBe(200);
  const { groups } = (await member.get('/api/sp/front/cart/list', { scope: 'team' })).data as Cart;
  expect(groups.flatMap(({ lines }) => lines)).toHaveLength(5000);
  const asked = { type: 'CART', columns: ['intlCode'], query: 'scope=team' };
  const { data } = await member.post('/api/sp/front/export/create', asked);
  expect(field(data, 'total'), 'a workbook holds all of them').toBe(5001);
  await server.db.execute(sql`delete from cart_lines where id = 'many-1'`);
  expect((await add(demo, [wish(products[0], 1)])).code).toBe(200);
});
