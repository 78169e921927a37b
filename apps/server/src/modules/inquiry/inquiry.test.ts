import { randomUUID } from 'node:crypto';
import type { components } from '@selvedge/api-spec/types';
import { deliversTo } from '@selvedge/domain/orders/delivery';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { teamMembers } from '../../db/schema/accounts';
import { cartLines } from '../../db/schema/cart';
import { stock } from '../../db/schema/stock';
import { orders, stockLocks } from '../../db/schema/orders';
import { notices } from '../../db/schema/notices';
import { field, makeAddress, makeBasics, makeList, makeProduct, makeTeam } from '../../testing/builders';
import { makeBuyer } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';

type Schemas = components['schemas'];

const CREATE = '/api/sp/front/inquiry/create';
let server: TestServer;
let lin: Tester;
let linId: string;
let chenId: string;
let chen: Tester;
let addressId: string;
let listId: string;

const key = () => ({ 'idempotency-key': randomUUID() });
const inquiry = (lines: object[], more: object = {}) => ({
  lines,
  addressId,
  paymentMethod: 'OFFLINE_TRANSFER',
  notifyUserIds: [],
  ...more,
});
const stockOf = async (skuId: string) => {
  const [row] = await server.db.select().from(stock).where(eq(stock.skuId, skuId));
  return row;
};

beforeAll(async () => {
  server = await startTestServer();
  await makeBasics(server.db);
  linId = await makeBuyer(server.db, { username: 'lin', phone: '13800136021' });
  chenId = await makeBuyer(server.db, { username: 'chen', phone: '13800136022' });
  await makeTeam(server.db, linId, [chenId]);
  [lin, chen] = await Promise.all([server.buyer('lin'), server.buyer('chen')]);
  addressId = await makeAddress(server.db, linId);
  listId = await makeList(server.db);
});
afterAll(() => server.close());

test('M-T1 D-61 D-67 an inquiry waits for the platform, makes one order with a sub-order per list and warehouse and locks its stock', async () => {
  const other = await makeList(server.db);
  const a = await makeProduct(server.db, { listId, sizes: { '38': 9, '40': 9 } });
  const b = await makeProduct(server.db, { listId, sizes: { OS: 4 }, warehouseId: 'HK-01' });
  const c = await makeProduct(server.db, { listId: other, sizes: { OS: 4 } });
  const lines = [
    { skuId: `${a}-38`, listId, qty: 2, priceCents: 10_000, note: 'x' },
    { skuId: `${a}-40`, listId, qty: 1, priceCents: 10_000 },
    { skuId: `${b}-OS`, listId, qty: 2 },
    { skuId: `${c}-OS`, listId: other, qty: 1 },
  ];
  const preview = await lin.post('/api/sp/front/inquiry/preview', { lines, addressId });
  expect(preview).toMatchObject({
    code: 200,
    data: { totals: { qty: 6, goodsCents: 60_000, surchargeBp: 1000, surchargeCents: 6000, violations: [] } },
  });
  const made = await lin.post(CREATE, inquiry(lines), key());
  expect(made).toMatchObject({ code: 200, data: { orderNo: expect.stringMatching(/^O\d{11}$/) } });
  const detail = await lin.get(`/api/sp/front/order/detail/${String(field(made.data, 'orderId'))}`);
  expect(detail).toMatchObject({
    code: 200,
    data: {
      status: 'IN_PROGRESS',
      flow: 'TO_BE_CONFIRMED',
      payableCents: 66_000,
      totals: { nextThreshold: { atCents: 500_000, missingCents: 440_000 } },
      actions: ['cancelOrder'],
      logs: [{ action: 'submitInquiry', operatorType: 'BUYER' }],
      subs: [
        {
          warehouseId: 'MI-02',
          confirmation: 'AWAITING_PLATFORM',
          lines: [{ askedQty: 2, lockedQty: 2 }, {}],
        },
        { warehouseId: 'HK-01', lines: [{ askedQty: 2, lockedQty: 2 }] },
        { warehouseId: 'MI-02', listId: other },
      ],
    },
  });
  expect(await stockOf(`${a}-38`)).toMatchObject({ onHand: 9, locked: 2, free: 7 });
});

test('Q-31 X-B39 goods that left their list are named, and sums count only what can be ordered', async () => {
  const kept = await makeProduct(server.db, { listId, sizes: { OS: 4 } });
  const lines = [
    { skuId: `${kept}-OS`, listId, qty: 9 },
    { skuId: 's-gone', listId, qty: 2 },
  ];
  const { data } = await lin.post('/api/sp/front/inquiry/preview', { lines, addressId });
  expect(data).toMatchObject({
    lines: [
      { skuId: `${kept}-OS`, qty: 9, stockQty: 4, state: 'SHORT' },
      { skuId: 's-gone', qty: 2, state: 'CLOSED' },
    ],
    totals: { qty: 4, goodsCents: 40_000 },
  });
  expect((await lin.post(CREATE, inquiry(lines), key())).code).toBe(40401);
});

test('Q-21 L-24 fifty parallel inquiries for the last piece: one wins, the others hear what is left', async () => {
  const product = await makeProduct(server.db, { listId, sizes: { OS: 1 } });
  const skuId = `${product}-OS`;
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => lin.post(CREATE, inquiry([{ skuId, listId, qty: 1 }]), key())),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  const lost = answers.filter(({ code }) => code === 40902);
  expect(lost).toHaveLength(49);
  expect(lost[0]?.data).toEqual({ lines: [{ skuId, asked: 1, available: 0 }] });
  expect(await stockOf(skuId)).toMatchObject({ onHand: 1, locked: 1 });
});

test('Q-49 Q-27 an inquiry that is lost in its middle has done nothing, and its key makes one order afterwards', async () => {
  const { db } = server;
  const product = await makeProduct(db, { listId, sizes: { OS: 9 } });
  const ordered = async () => (await db.select({ count: count() }).from(orders))[0]?.count ?? 0;
  const before = await ordered();
  const headers = key();
  const send = () => lin.post(CREATE, inquiry([{ skuId: `${product}-OS`, listId, qty: 2 }]), headers);
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table stock_locks in exclusive mode`);
    const lost = send();
    const cut = () =>
      db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
    await expect.poll(async () => (await cut()).rows.length).toBe(1);
    expect((await lost).status).toBe(503);
  });
  expect(await ordered()).toBe(before);
  expect(await stockOf(`${product}-OS`)).toMatchObject({ locked: 0 });
  expect((await send()).code).toBe(200);
  expect((await send()).code).toBe(200);
  expect(await ordered()).toBe(before + 1);
  expect(await stockOf(`${product}-OS`)).toMatchObject({ locked: 2 });
});

test('L-33 Q-27 the same key sent in parallel and again makes one order', async () => {
  const product = await makeProduct(server.db, { listId, sizes: { OS: 9 } });
  const [before] = await server.db.select({ count: count() }).from(orders);
  const headers = key();
  const body = inquiry([{ skuId: `${product}-OS`, listId, qty: 1 }]);
  const answers = await Promise.all([1, 2, 3, 4].map(() => lin.post(CREATE, body, headers)));
  answers.push(await lin.post(CREATE, body, headers));
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  const [after] = await server.db.select({ count: count() }).from(orders);
  expect((after?.count ?? 0) - (before?.count ?? 0)).toBe(1);
  expect((await lin.post(CREATE, { ...body, remark: 'other' }, headers)).code).toBe(40908);
});

test('L-25 E-40902 demand for one SKU over several lists is added up, every failing line is named', async () => {
  const other = await makeList(server.db);
  const product = await makeProduct(server.db, { listId, sizes: { OS: 3 } });
  await server.db.execute(sql`insert into list_items values (${other}, ${product}, 1, 10000)`);
  const skuId = `${product}-OS`;
  const lines = [
    { skuId, listId, qty: 2 },
    { skuId, listId: other, qty: 2 },
  ];
  const refused = await lin.post(CREATE, inquiry(lines), key());
  expect(refused).toMatchObject({ code: 40902, data: { lines: [{ skuId, asked: 4, available: 3 }] } });
});

test('E-40903 E-40905 E-40909 E-40916 D-33 refusals give the true reason and lock nothing', async () => {
  const closed = await makeList(server.db, { closedAt: new Date(Date.now() - 1000) });
  const inClosed = await makeProduct(server.db, { listId: closed, sizes: { OS: 9 } });
  const blocking = await makeList(server.db, { minOrderValueCents: 1_000_000, minOrderMode: 'BLOCK' });
  const inBlocking = await makeProduct(server.db, { listId: blocking, sizes: { OS: 9 } });
  const coat = await makeProduct(server.db, { listId, sizes: { '38': 9, '40': 9 } });
  const mainland = await makeAddress(server.db, linId, 'MAINLAND');
  const post = (lines: object[], more?: object) => lin.post(CREATE, inquiry(lines, more), key());

  expect(await post([{ skuId: `${inClosed}-OS`, listId: closed, qty: 1 }])).toMatchObject({
    code: 40903,
    data: { listId: closed },
  });
  expect(await post([{ skuId: `${inBlocking}-OS`, listId: blocking, qty: 1 }])).toMatchObject({
    code: 40905,
    data: { violations: [{ code: 'MIN_LIST_VALUE', need: 1_000_000, have: 10_000 }] },
  });
  expect(await post([{ skuId: `${coat}-38`, listId, qty: 2 }])).toMatchObject({
    code: 40905,
    data: { violations: [{ code: 'MIN_PIECES', productId: coat, need: 3, have: 2 }] },
  });
  const cheaper = [{ skuId: `${coat}-38`, listId, qty: 3, priceCents: 9000 }];
  expect(await post(cheaper)).toMatchObject({
    code: 40909,
    data: { lines: [{ skuId: `${coat}-38`, old: 9000, new: 10_000 }] },
  });
  expect(await post(cheaper, { addressId: mainland })).toMatchObject({
    code: 40001,
    data: { fields: { addressId: expect.any(String) } },
  });
  const list = (await lin.get(`/api/sp/front/list/detail/${listId}`)).data as Schemas['ListDetail'];
  const saved = (await lin.get('/api/sp/front/user/address/list')).data as { list: Schemas['Address'][] };
  const outside = saved.list.filter((address) => !deliversTo(list, address)).map(({ id }) => id);
  expect(outside).toEqual([mainland]);
  expect(await stockOf(`${coat}-38`)).toMatchObject({ locked: 0 });
  expect((await post(cheaper, { acceptPrices: true })).code).toBe(200);

  await server.db.update(teamMembers).set({ spendLimitCents: 32_000 }).where(eq(teamMembers.buyerId, chenId));
  const own = await makeAddress(server.db, chenId);
  const limited = await chen.post(
    CREATE,
    inquiry([{ skuId: `${coat}-40`, listId, qty: 3 }], { addressId: own }),
    key(),
  );
  expect(limited).toMatchObject({ code: 40916, data: { limitCents: 32_000 } });
});

test("Q-43 another buyer's address and draft, and a list for others, are refused", async () => {
  const secret = await makeList(server.db, { visibility: 'TEAMS', visibleTo: ['t-other'] });
  const hidden = await makeProduct(server.db, { listId: secret, sizes: { OS: 9 } });
  const open = await makeProduct(server.db, { listId, sizes: { OS: 9 } });
  const own = await makeAddress(server.db, chenId);
  expect(
    (await lin.post(CREATE, inquiry([{ skuId: `${hidden}-OS`, listId: secret, qty: 1 }]), key())).code,
  ).toBe(40401);
  const foreign = inquiry([{ skuId: `${open}-OS`, listId, qty: 1 }], { addressId: own });
  expect((await lin.post(CREATE, foreign, key())).code).toBe(40401);
});

test('Q-32 D-38 ordered cart lines leave the cart, the leader is told, futures lock nothing (D-70)', async () => {
  const product = await makeProduct(server.db, { listId, sizes: { OS: 9 } });
  const skuId = `${product}-OS`;
  await server.db
    .insert(cartLines)
    .values({ id: 'cl-1', buyerId: chenId, listId, productId: product, skuId, qty: 2, priceCents: 9000 });
  await server.db.update(teamMembers).set({ spendLimitCents: null }).where(eq(teamMembers.buyerId, chenId));
  const own = await makeAddress(server.db, chenId);
  const lines = [{ skuId, listId, qty: 2, cartLineId: 'cl-1' }];
  const refused = await chen.post(CREATE, inquiry(lines, { addressId: own }), key());
  expect(refused.code).toBe(40909);
  const body = inquiry(lines, { addressId: own, acceptPrices: true });
  expect((await chen.post(CREATE, body, key())).code).toBe(200);
  expect(await server.db.select().from(cartLines).where(eq(cartLines.buyerId, chenId))).toEqual([]);
  const told = await server.db.select().from(notices).where(eq(notices.ownerId, linId));
  expect(told.some(({ text }) => text.includes('chen'))).toBe(true);

  const coming = await makeList(server.db, {
    kind: 'FUTURES',
    depositBp: 3000,
    expectedArrival: '2027-02-01',
  });
  const next = await makeProduct(server.db, { listId: coming, sizes: { OS: 5 }, kind: 'FUTURES' });
  const made = await lin.post(CREATE, inquiry([{ skuId: `${next}-OS`, listId: coming, qty: 2 }]), key());
  expect(made.code).toBe(200);
  expect(await stockOf(`${next}-OS`)).toMatchObject({ locked: 0, incoming: 5 });
  expect(
    await server.db
      .select()
      .from(stockLocks)
      .where(eq(stockLocks.skuId, `${next}-OS`)),
  ).toEqual([]);
});
