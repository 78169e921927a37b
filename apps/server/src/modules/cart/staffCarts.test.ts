import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buyers } from '../../db/schema/accounts';
import { cartLines } from '../../db/schema/cart';
import { listItems } from '../../db/schema/lists';
import { field, makeList, makeProduct } from '../../testing/builders';
import { type OrderFixture, startOrderFixture, wrongLocks } from '../../testing/orderFixture';
import { makeViewer } from '../../testing/scopeFixture';
import type { Tester } from '../../testing/testers';

interface Line {
  id: string;
  skuId: string;
  qty: number;
  priceNowCents: number;
  state: string;
}

let fixture: OrderFixture;
let coat: string;
let late: string;
let lateList: string;
beforeAll(async () => {
  fixture = await startOrderFixture();
  const { db } = fixture.server;
  coat = await makeProduct(db, { listId: fixture.listId, sizes: { '38': 20, '40': 20 }, priceCents: 10_000 });
  lateList = await makeList(db, { name: '已截单', closeAt: new Date(Date.now() + 3_600_000) });
  late = await makeProduct(db, { listId: lateList, sizes: { '38': 5 }, priceCents: 7_000 });
});
afterAll(() => fixture.server.close());

const put = (who: Tester, lines: { skuId: string; listId: string; qty: number }[]) =>
  who.post('/api/sp/front/cart/add', { lines });
const cartOf = (who = fixture.sales, id = fixture.linId) => who.get(`/api/v1/carts/${id}`);
const linesOf = async (): Promise<Line[]> => {
  const { groups } = (await cartOf()).data as { groups: { lines: Line[] }[] };
  return groups.flatMap(({ lines }) => lines);
};
const page = async (query: Parameters<Tester['get']>[1] = {}, who = fixture.sales) =>
  (await who.get('/api/v1/carts/page', query)).data;
const order = (lines: Line[], rest: object = {}, key: string = randomUUID(), who = fixture.sales) =>
  who.post(
    `/api/v1/carts/${fixture.linId}/orders`,
    {
      lines: lines.map(({ id, priceNowCents }) => ({ id, priceCents: priceNowCents })),
      addressId: fixture.addressId,
      paymentMethod: 'OFFLINE_TRANSFER',
      ...rest,
    },
    { 'idempotency-key': key },
  );

beforeEach(async () => {
  await fixture.server.db.delete(cartLines);
  await put(fixture.lin, [
    { skuId: `${coat}-38`, listId: fixture.listId, qty: 3 },
    { skuId: `${coat}-40`, listId: fixture.listId, qty: 2 },
  ]);
});

test('X-A107 X-A108 R-2.84 a row of the carts says what the cart it opens comes to, whatever state its lines are in', async () => {
  await put(fixture.lin, [{ skuId: `${late}-38`, listId: lateList, qty: 2 }]);
  await put(fixture.chen, [{ skuId: `${coat}-38`, listId: fixture.listId, qty: 1 }]);
  const { db } = fixture.server;
  await db
    .update(cartLines)
    .set({ qty: 99 })
    .where(eq(cartLines.skuId, `${coat}-40`));
  await db.update(listItems).set({ priceCents: null }).where(eq(listItems.productId, late));
  const cart = (await cartOf()).data;
  expect((await linesOf()).map(({ state }) => state).sort()).toEqual(['CLOSED', 'OK', 'SHORT']);
  expect(cart).toMatchObject({ addresses: [{ id: fixture.addressId }], customer: { id: fixture.linId } });
  const row = {
    customer: field(cart, 'customer'),
    lineCount: 3,
    problemCount: 2,
    qty: field(cart, 'totals', 'qty'),
    valueCents: field(cart, 'totals', 'goodsCents'),
    updatedAt: field(cart, 'updatedAt'),
  };
  expect(row).toMatchObject({ qty: 23, valueCents: 230_000 });
  expect(await page({ customerId: fixture.linId })).toMatchObject({ total: 1, list: [row] });
  const chen = {
    customer: { nickname: expect.any(String) },
    lineCount: 1,
    problemCount: 0,
    qty: 1,
    valueCents: 10_000,
  };
  expect(await page()).toMatchObject({ total: 2, list: [chen, row] });
  expect(await page({ sort: 'valueCents', order: 'desc' })).toMatchObject({ total: 2, list: [row, chen] });
  expect(await page({ sort: 'qty', order: 'asc', pageSize: 1, pageNum: 2 })).toMatchObject({ list: [row] });
  expect(await page({ keywords: '%' })).toMatchObject({ total: 0, list: [] });
  await db.update(listItems).set({ priceCents: 7_000 }).where(eq(listItems.productId, late));
});

test('X-A109 M-T2 Q-32 an order from a cart takes its lines out, holds their stock and waits for the customer, who is told', async () => {
  const [first, second] = await linesOf();
  if (first === undefined || second === undefined) throw new Error('the cart is empty');
  const key = randomUUID();
  const made = await order([first], { remark: '电话确认' }, key);
  expect(made.code).toBe(200);
  expect((await order([first], { remark: '电话确认' }, key)).data).toEqual(made.data);
  const id = String(field(made.data, 'orderId'));
  expect((await fixture.sales.get(`/api/v1/orders/${id}`)).data).toMatchObject({
    flow: 'TO_BE_CONFIRMED',
    customerId: fixture.linId,
    remark: '电话确认',
    subs: [{ confirmation: 'AWAITING_CUSTOMER', lines: [{ skuId: first.skuId, lockedQty: first.qty }] }],
    logs: [{ action: 'addOrder' }],
  });
  expect((await linesOf()).map(({ id: left }) => left)).toEqual([second.id]);
  expect((await fixture.lin.get('/api/sp/front/notice/page')).data).toMatchObject({
    list: [{ title: expect.stringContaining('待您确认') }],
  });
  expect((await order([first])).code).toBe(40401);
  expect(await wrongLocks(fixture.server.db)).toEqual([]);
});

test('X-A109 E-40909 a line is ordered at the price that was shown, from an open list, from this cart, and all or nothing', async () => {
  const [first, second] = await linesOf();
  if (first === undefined || second === undefined) throw new Error('the cart is empty');
  const stale = await order([first, { ...second, priceNowCents: 9_000 }]);
  expect(stale).toMatchObject({
    code: 40909,
    data: { lines: [{ skuId: second.skuId, old: 9_000, new: 10_000 }] },
  });
  await put(fixture.chen, [{ skuId: `${coat}-38`, listId: fixture.listId, qty: 1 }]);
  const [foreign] = await fixture.server.db.select().from(cartLines).where(eq(cartLines.qty, 1));
  expect((await order([first, { ...second, id: foreign?.id ?? '' }])).code).toBe(40401);
  await fixture.server.db.update(cartLines).set({ qty: 99 }).where(eq(cartLines.id, second.id));
  expect((await order([first, second])).code).toBe(40902);
  expect((await order([first], { addressId: 'none' })).code).toBe(40401);
  expect(await linesOf()).toHaveLength(2);
  expect(await wrongLocks(fixture.server.db)).toEqual([]);
});

test('X-A107 D-37 D-52 Q-36 who sees no prices finds none, nor an order by them; out of range there is no cart, a disabled customer orders nothing', async () => {
  const { server } = fixture;
  const perms = ['biz:cart:query', 'biz:order:add'];
  const { tester } = await makeViewer(server, 'blind', 'ALL', perms);
  expect(await page({ customerId: fixture.linId }, tester)).toMatchObject({
    list: [{ customer: { phone: '' }, qty: 5, valueCents: 0 }],
  });
  expect((await tester.get('/api/v1/carts/page', { sort: 'valueCents' })).code).toBe(40001);
  expect((await cartOf(tester)).data).toMatchObject({ addresses: [], totals: { qty: 5, goodsCents: 0 } });
  expect((await order(await linesOf(), {}, randomUUID(), fixture.guest)).status).toBe(403);
  const { tester: stranger } = await makeViewer(server, 'stranger2', 'OWN', perms);
  expect(await page({}, stranger)).toMatchObject({ total: 0 });
  expect((await cartOf(stranger)).code).toBe(40401);
  const lines = await linesOf();
  await server.db.update(buyers).set({ status: 'DISABLED' }).where(eq(buyers.id, fixture.linId));
  expect(await order(lines)).toMatchObject({ code: 40904, data: { from: 'DISABLED' } });
  await server.db.update(buyers).set({ status: 'ENABLED' }).where(eq(buyers.id, fixture.linId));
});
