import { WATCHES_MAX } from '@selvedge/domain/constants';
import { BUYER_PRICE_PERM } from '@selvedge/domain/people/fieldVisibility';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { teamMembers } from '../../db/schema/accounts';
import { stock } from '../../db/schema/stock';
import { productWatches } from '../../db/schema/watches';
import { listItems, lists } from '../../db/schema/lists';
import { field, makeBasics, makeList, makeProduct, makeTeam } from '../../testing/builders';
import { makeBuyer } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';
import { notifyWatchers } from './jobs/watchers';

const NOTIFY = '/api/sp/front/product/notify';
let server: TestServer;
let linId: string;
let chenId: string;
let lin: Tester;
let wang: Tester;
let listId: string;
/** Id of a product that is sold out. */
let gone: string;
/** Id of a product in stock at 100 euros. */
let coat: string;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server;
  await makeBasics(db);
  linId = await makeBuyer(db, { username: 'lin' });
  chenId = await makeBuyer(db, { username: 'chen' });
  await makeBuyer(db, { username: 'wang' });
  await makeTeam(db, linId, [chenId]);
  [lin, wang] = await Promise.all([server.buyer('lin'), server.buyer('wang')]);
});
beforeEach(async () => {
  const { db } = server;
  await db.execute(sql`truncate product_watches, notices`);
  listId = await makeList(db);
  gone = await makeProduct(db, { listId, sizes: { '38': 0, '40': 0 }, priceCents: 10_000 });
  coat = await makeProduct(db, { listId, sizes: { '38': 5, '40': 0 }, priceCents: 10_000 });
  await db.execute(sql`update skus set barcode = '2' || lpad(abs(hashtext(id))::text, 12, '0')`);
});
afterAll(() => server.close());

const run = (later = 1000) =>
  notifyWatchers(server.db, { now: new Date(Date.now() + later), stopped: () => false });
const restock = (skuId: string, onHand = 4) =>
  server.db.update(stock).set({ onHand }).where(eq(stock.skuId, skuId));
const price = (productId: string, priceCents: number) =>
  server.db
    .update(listItems)
    .set({ priceCents })
    .where(and(eq(listItems.productId, productId), eq(listItems.listId, listId)));
const told = async (who: Tester) => {
  const { data } = await who.get('/api/sp/front/notice/page');
  return field(data, 'list') as { title: string; text: string; link: string; type: string }[];
};
const watches = async (who: Tester, id: string) =>
  field((await who.get(`/api/sp/front/product/detail/${id}`)).data, 'watches');

test('X-B17 what is waited for is seen again with the price of then, kept when asked again, and taken back', async () => {
  expect(await lin.post(NOTIFY, { productId: gone, on: ['PRICE_DROP'] })).toMatchObject({ code: 200 });
  await price(gone, 9000);
  await lin.post(NOTIFY, { productId: gone, on: ['RESTOCK', 'PRICE_DROP'] });
  await lin.post(NOTIFY, { productId: gone, skuId: `${gone}-40`, on: ['RESTOCK'] });
  expect(await watches(lin, gone)).toEqual([
    { on: ['PRICE_DROP', 'RESTOCK'], priceCents: 10_000 },
    { skuId: `${gone}-40`, on: ['RESTOCK'] },
  ]);
  expect(await watches(wang, gone)).toEqual([]);
  await lin.post(NOTIFY, { productId: gone, on: [] });
  expect(await watches(lin, gone)).toEqual([{ skuId: `${gone}-40`, on: ['RESTOCK'] }]);
});

test('X-B17 who waits is told once, with the way to the goods, and nobody else', async () => {
  await lin.post(NOTIFY, { productId: gone, skuId: `${gone}-40`, on: ['RESTOCK'] });
  await wang.post(NOTIFY, { productId: coat, on: ['PRICE_DROP'] });
  expect(await run()).toBe(0);
  await restock(`${gone}-38`);
  expect(await run(2000)).toBe(0);
  await restock(`${gone}-40`);
  expect(await run(3000)).toBe(1);
  expect(await run(4000)).toBe(0);
  expect(await told(lin)).toMatchObject([{ type: 'LIST', link: `/product/detail/${gone}` }]);
  expect((await told(lin))[0]?.title).toMatch(/^到货了：.*40$/);
  expect(await told(wang)).toEqual([]);
  expect(await watches(lin, gone)).toEqual([]);
});

test('X-B17 a lower price is told against the one that was seen, a higher one and the same are not', async () => {
  await lin.post(NOTIFY, { productId: coat, on: ['PRICE_DROP'] });
  await price(coat, 10_500);
  expect(await run()).toBe(0);
  await price(coat, 10_000);
  expect(await run(2000)).toBe(0);
  await price(coat, 9500);
  expect(await run(3000)).toBe(1);
  expect((await told(lin))[0]?.text).toContain('€100.00 降至 €95.00');
});

test('X-B17 two processes at once tell once', async () => {
  await lin.post(NOTIFY, { productId: coat, on: ['PRICE_DROP'] });
  await wang.post(NOTIFY, { productId: coat, on: ['PRICE_DROP'] });
  await price(coat, 9000);
  const all = await Promise.all([run(), run(), run(), run()]);
  expect(all.reduce((sum, one) => sum + one)).toBe(2);
  expect(await told(lin)).toHaveLength(1);
  expect(await told(wang)).toHaveLength(1);
});

test('X-B17 Q-43 nobody is told of goods, or of a price, on a list that is not for his eyes', async () => {
  const { db } = server;
  await wang.post(NOTIFY, { productId: coat, on: ['PRICE_DROP'] });
  await wang.post(NOTIFY, { productId: gone, on: ['RESTOCK'] });
  const teamOnly = await makeList(db);
  await db
    .update(lists)
    .set({ visibility: 'TEAMS', visibleTo: ['t-none'] })
    .where(eq(lists.id, teamOnly));
  await db.insert(listItems).values({ listId: teamOnly, productId: coat, position: 1, priceCents: 5000 });
  expect(await run()).toBe(0);
  await db
    .update(lists)
    .set({ visibility: 'TEAMS', visibleTo: ['t-none'] })
    .where(eq(lists.id, listId));
  await price(coat, 5000);
  await restock(`${gone}-38`);
  expect(await run(2000)).toBe(0);
  expect(await told(wang)).toEqual([]);
  const hidden = await wang.post(NOTIFY, { productId: coat, skuId: `${coat}-40`, on: ['RESTOCK'] });
  expect(hidden.code).toBe(40401);
  expect((await wang.post(NOTIFY, { productId: coat, on: [] })).code).toBe(200);
});

test('X-B17 D-37 who is shown no prices neither waits for one nor is told of one', async () => {
  const { db } = server;
  const chen = await server.buyer('chen');
  await chen.post(NOTIFY, { productId: coat, on: ['PRICE_DROP'] });
  await db
    .update(teamMembers)
    .set({ perms: ['sp:order:view'] })
    .where(eq(teamMembers.buyerId, chenId));
  expect(await watches(chen, coat)).toEqual([{ on: ['PRICE_DROP'] }]);
  await price(coat, 5000);
  expect(await run()).toBe(0);
  const refused = await chen.post(NOTIFY, { productId: gone, on: ['PRICE_DROP'] });
  expect(refused).toMatchObject({ code: 40001, data: { fields: { on: expect.any(String) } } });
});

test('X-B17 E-40001 E-40401 it is not waited for what is there, what has no price, and what is no size of the goods', async () => {
  const inStock = await lin.post(NOTIFY, { productId: coat, on: ['RESTOCK'] });
  expect(inStock).toMatchObject({ code: 40001, data: { fields: { on: '现在有货，无需到货提醒' } } });
  await server.db.update(listItems).set({ priceCents: null }).where(eq(listItems.productId, coat));
  expect((await lin.post(NOTIFY, { productId: coat, on: ['PRICE_DROP'] })).code).toBe(40001);
  const other = await lin.post(NOTIFY, { productId: coat, skuId: `${gone}-38`, on: ['RESTOCK'] });
  expect(other.code).toBe(40401);
  for (const on of [['RESTOCK'], []])
    expect((await lin.post(NOTIFY, { productId: 'p-none', on })).code).toBe(40401);
});

test('X-B17 E-40001 so many and no more, also with two windows at once', async () => {
  const rows = Array.from({ length: WATCHES_MAX - 1 }, (_, at) => ({
    id: `w-${at}`,
    buyerId: linId,
    productId: gone,
    skuId: null,
    kind: `FILL-${at}` as 'RESTOCK',
  }));
  await server.db.insert(productWatches).values(rows);
  const both = await Promise.all([
    lin.post(NOTIFY, { productId: coat, on: ['PRICE_DROP'] }),
    lin.post(NOTIFY, { productId: coat, skuId: `${coat}-40`, on: ['RESTOCK'] }),
  ]);
  expect(both.map(({ code }) => code).sort()).toEqual([200, 40001]);
  const refused = both.find(({ code }) => code === 40001);
  expect(field(refused?.data, 'fields', 'on')).toContain(String(WATCHES_MAX));
});

test('X-B17 it goes on where it stopped: what waited longest is looked at first, and a run that is told to stop stops', async () => {
  await lin.post(NOTIFY, { productId: coat, on: ['PRICE_DROP'] });
  await price(coat, 9000);
  expect(await notifyWatchers(server.db, { now: new Date(Date.now() + 1000), stopped: () => true })).toBe(0);
  expect(await run(2000)).toBe(1);
});

test('X-B124 all that is waited for stands on one page, latest first, with the price of then and now, and goes when it is taken back', async () => {
  const page = async (who: Tester, query = '') =>
    (await who.get(`/api/sp/front/product/notify/page${query}`)).data;
  await lin.post(NOTIFY, { productId: coat, on: ['PRICE_DROP'] });
  await lin.post(NOTIFY, { productId: gone, skuId: `${gone}-40`, on: ['RESTOCK'] });
  await lin.post(NOTIFY, { productId: gone, on: ['PRICE_DROP', 'RESTOCK'] });
  await price(coat, 10_500);
  expect(await page(lin)).toMatchObject({
    list: [
      { productId: gone, on: ['PRICE_DROP', 'RESTOCK'], stockQty: 0, priceCents: 10_000 },
      { productId: gone, skuId: `${gone}-40`, size: '40', on: ['RESTOCK'], priceNowCents: 10_000 },
      { productId: coat, on: ['PRICE_DROP'], stockQty: 5, priceCents: 10_000, priceNowCents: 10_500 },
    ],
    total: 3,
  });
  expect(await page(lin, '?pageNum=2&pageSize=2')).toMatchObject({ list: [{ productId: coat }], total: 3 });
  expect(await page(wang)).toMatchObject({ list: [], total: 0 });
  await lin.post(NOTIFY, { productId: coat, on: [] });
  expect(await page(lin)).toMatchObject({ total: 2 });
});

test('X-B124 D-37 Q-43 of what is offered no more neither stock nor price is told, and who is shown no prices sees none', async () => {
  const chen = await server.buyer('chen');
  const row = async () => field((await chen.get('/api/sp/front/product/notify/page')).data, 'list');
  const allow = (perms: string[]) =>
    server.db.update(teamMembers).set({ perms }).where(eq(teamMembers.buyerId, chenId));
  await allow([BUYER_PRICE_PERM]);
  await chen.post(NOTIFY, { productId: coat, on: ['PRICE_DROP'] });
  await allow([]);
  const [blind] = (await row()) as Record<string, unknown>[];
  expect(blind).toMatchObject({ offered: true, stockQty: 5, priceNowCents: null });
  expect(blind).not.toHaveProperty('priceCents');
  await server.db
    .update(lists)
    .set({ closeAt: new Date(Date.now() - 1000) })
    .where(eq(lists.id, listId));
  expect(await row()).toMatchObject([{ offered: false, stockQty: 0, priceNowCents: null }]);
});
