import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEan13 } from '@selvedge/domain/products/ean';
import { wrongSums } from '../../../torture/lib/sums';
import { buyers } from '../../db/schema/accounts';
import { lists } from '../../db/schema/lists';
import { field, makeList, makeProduct } from '../../testing/builders';
import { type OrderFixture, startOrderFixture, wrongLocks } from '../../testing/orderFixture';
import { makeStaff } from '../../testing/people';
import type { Tester } from '../../testing/testers';

let fixture: OrderFixture;
let boss: Tester;
/** SKU id of a one-size scarf on the list of every order here. */
let scarf: string;
/** SKU id of a watch that is not on the list of these orders. */
let watch: string;
beforeAll(async () => {
  fixture = await startOrderFixture();
  const { db } = fixture.server;
  await makeStaff(db, { username: 'boss' }, 'ADMIN');
  boss = await fixture.server.staff('boss');
  scarf = `${await makeProduct(db, { listId: fixture.listId, sizes: { OS: 50 }, priceCents: 6_000 })}-OS`;
  const elsewhere = await makeList(db);
  watch = `${await makeProduct(db, { listId: elsewhere, sizes: { OS: 9 }, priceCents: 64_000 })}-OS`;
});
afterAll(() => fixture.server.close());

interface Line {
  id: string;
  skuId: string;
  askedQty: number;
  confirmedQty: number;
  lockedQty: number;
}
interface Order {
  version: number;
  flow: string;
  payableCents: number;
  totals: { payableCents: number };
  subs: { id: string; confirmation: string; lines: Line[] }[];
}
const read = async (id: string) => (await boss.get(`/api/v1/orders/${id}`)).data as Order;
const put = (id: string, version: number, lines: object[], who = fixture.sales, note?: string) =>
  who.put(`/api/v1/orders/${id}/lines`, { lines, version, note });
const pool = (id: string, version: number, items: object[], rest: object = {}, who = fixture.sales) =>
  who.post(
    `/api/v1/orders/${id}/cloud-products`,
    { listId: fixture.listId, items, version, ...rest },
    { 'idempotency-key': randomUUID() },
  );
const listed = (qty: number, rest: object = {}) => ({ skuId: scarf, listId: fixture.listId, qty, ...rest });

/** Pays an order in full with team credit. */
async function pay(id: string): Promise<void> {
  const { payableCents: amountCents } = await read(id);
  await fixture.giveCredit(amountCents);
  const key = { 'idempotency-key': randomUUID() };
  await fixture.lin.post('/api/sp/front/payment/credit/apply', { orderId: id, amountCents }, key);
}

async function nothingIsWrong() {
  expect(await wrongLocks(fixture.server.db)).toEqual([]);
  expect(await wrongSums(fixture.server.db)).toEqual([]);
}

test('X-A115 R-2.77 D-20 lines of a sub-order that waits for the platform are changed, added and taken out where it stands', async () => {
  const { id } = await fixture.order();
  const { version, subs } = await read(id);
  const [first, second] = subs[0]?.lines ?? [];
  const done = await put(id, version, [
    { id: first?.id, qty: 7, priceCents: 9_000, note: '补货' },
    { id: second?.id, qty: 0 },
    listed(6),
  ]);
  expect(done.data).toMatchObject({
    order: { version: version + 1, flow: 'TO_BE_CONFIRMED', askedQty: 13 },
    diff: {
      lines: [
        { change: 'CHANGED', before: { qty: 5, priceCents: 10_000 }, after: { qty: 7, priceCents: 9_000 } },
        { change: 'REMOVED', before: { qty: 5 }, after: null },
        { change: 'ADDED', before: null, after: { qty: 6, lineCents: 36_000 } },
      ],
      subOrders: [{ before: 'AWAITING_PLATFORM', after: 'AWAITING_PLATFORM' }],
      before: { goodsCents: 100_000 },
      after: { goodsCents: 99_000 },
    },
  });
  const after = await read(id);
  expect(after.subs[0]?.lines).toMatchObject([
    { askedQty: 7, lockedQty: 7, note: '补货' },
    { askedQty: 6, lockedQty: 6 },
  ]);
  expect(after).toMatchObject({ logs: [{ action: 'editLines', operatorName: 'giulia' }, {}] });
  expect((await fixture.lin.get('/api/sp/front/notice/page')).data).toMatchObject({
    list: expect.arrayContaining([expect.objectContaining({ title: expect.stringContaining('货品已调整') })]),
  });
  await nothingIsWrong();
});

test('X-A115 M-T3c D-18 Q-29 what the customer had agreed to becomes a new offer, open again until it is agreed to', async () => {
  const { id } = await fixture.orderToPay();
  const before = await read(id);
  expect(before.flow).toBe('TO_BE_PAID');
  const [first, second] = before.subs[0]?.lines ?? [];
  const cut = [{ id: second?.id, qty: 3 }];
  expect((await put(id, before.version, cut)).data).toMatchObject({
    fields: { 'lines.0.shortageReason': '减少数量须注明原因' },
  });
  const edits = [
    { id: first?.id, qty: 8 },
    { id: second?.id, qty: 3, shortageReason: 'SHORTAGE' },
    listed(4, { priceCents: 5_500 }),
  ];
  const done = await put(id, before.version, edits, fixture.sales, '客户电话加货');
  expect(done.data).toMatchObject({
    order: { flow: 'TO_BE_CONFIRMED', subs: [{ confirmation: 'AWAITING_CUSTOMER' }] },
    diff: { subOrders: [{ before: 'CONFIRMED', after: 'AWAITING_CUSTOMER' }], after: { qty: 15 } },
  });
  const after = await read(id);
  expect(after.subs[0]?.lines).toMatchObject([
    { askedQty: 8, confirmedQty: 8, lockedQty: 8 },
    { askedQty: 5, confirmedQty: 3, lockedQty: 3, shortageReason: 'SHORTAGE' },
    { askedQty: 4, confirmedQty: 4, lockedQty: 4, priceCents: 5_500 },
  ]);
  expect(after).toMatchObject({ logs: [{ action: 'reoffer', note: '客户电话加货' }, {}, {}, {}, {}] });
  const subOrderIds = [after.subs[0]?.id];
  await fixture.lin.post('/api/sp/front/inquiry/confirm', { subOrderIds, version: after.version });
  expect(await read(id)).toMatchObject({ flow: 'TO_BE_PAID', confirmedQty: 15, askedQty: 17 });
  await nothingIsWrong();
});

test('X-A115 D-16 Q-13 goods written by hand join a sub-order of their supplier outside catalogue and stock, and are shipped', async () => {
  const { id, subIds } = await fixture.order();
  const { version } = await read(id);
  const typed = {
    subOrderId: subIds[0],
    intlCode: makeEan13('805123457899'),
    name: '宽版腰封 60',
    brandId: 'b1',
    categoryId: 'c1',
    color: '墨绿',
    size: '均码',
  };
  const wrong = { ...typed, intlCode: '8051234578990' };
  expect((await put(id, version, [{ typed: wrong, qty: 1, priceCents: 1 }])).data).toMatchObject({
    fields: { 'lines.0.typed.intlCode': expect.stringContaining('校验位') },
  });
  const done = await put(id, version, [{ typed, qty: 6, priceCents: 8_900, note: '单独采购' }]);
  expect(done.data).toMatchObject({
    diff: { lines: [{ change: 'ADDED', name: '宽版腰封 60', color: '墨绿' }] },
  });
  const { subs } = await read(id);
  expect(subs[0]?.lines.at(-1)).toMatchObject({ askedQty: 6, lockedQty: 0, priceCents: 8_900 });
  expect((await boss.get('/api/v1/products/page', { keywords: typed.intlCode })).data).toMatchObject({
    total: 0,
  });
  const again = await read(id);
  expect((await put(id, again.version, [{ typed, qty: 1, priceCents: 1 }])).data).toMatchObject({
    fields: { 'lines.0.typed.intlCode': expect.stringContaining('已有') },
  });
  const [sub] = subIds;
  await fixture.sales.put(`/api/v1/sub-orders/${sub}/confirm`, { lines: [], version: 2 });
  await fixture.sales.put(`/api/v1/sub-orders/${sub}/acknowledge`, { lines: [], version: 3 });
  const agreed = await read(id);
  await fixture.lin.post('/api/sp/front/inquiry/confirm', { subOrderIds: subIds, version: agreed.version });
  await pay(id);
  const lines = (await read(id)).subs[0]?.lines ?? [];
  const items = lines.map((line) => ({ orderLineId: line.id, qty: line.confirmedQty }));
  const parcel = {
    courier: 'DHL',
    trackingNo: '8842 1107 3965',
    phoneTail: '6021',
    packingQty: 1,
    fileIds: [],
  };
  const sent = await boss.post(
    '/api/v1/shipments',
    { ...parcel, subOrderId: sub, packages: [{ no: 1, items, weightG: 900 }] },
    { 'idempotency-key': randomUUID() },
  );
  expect(sent).toMatchObject({ code: 200 });
  expect(await read(id)).toMatchObject({ status: 'SHIPPED' });
  await nothingIsWrong();
});

test('X-A116 R-2.78 D-16 D-67 goods of the pool join the sub-order of their list and warehouse, or open one that waits for the customer', async () => {
  const { id } = await fixture.orderToPay();
  const { version } = await read(id);
  const far = await makeProduct(fixture.server.db, {
    listId: await makeList(fixture.server.db),
    sizes: { OS: 5 },
    priceCents: 2_000,
    warehouseId: 'HK-01',
  });
  const done = await pool(id, version, [
    { skuId: watch, qty: 2, priceCents: 60_000 },
    { skuId: `${far}-OS`, qty: 5 },
  ]);
  expect(done.data).toMatchObject({
    diff: {
      lines: [
        { change: 'ADDED', after: { qty: 2, priceCents: 60_000 } },
        { change: 'ADDED', after: { qty: 5 } },
      ],
      subOrders: [
        { before: 'CONFIRMED', after: 'AWAITING_CUSTOMER' },
        { before: null, after: 'AWAITING_CUSTOMER' },
      ],
    },
  });
  const after = await read(id);
  expect(after).toMatchObject({ flow: 'TO_BE_CONFIRMED', subs: [{}, { lines: [{ lockedQty: 5 }] }] });
  const subOrderIds = after.subs.map((sub) => sub.id);
  await fixture.lin.post('/api/sp/front/inquiry/confirm', { subOrderIds, version: after.version });
  expect(await read(id)).toMatchObject({ flow: 'TO_BE_PAID', confirmedQty: 17 });
  await nothingIsWrong();
});

test('X-A116 D-61 Q-25 sent twice it adds once; an order whose sub-orders were all agreed to opens again for a new one', async () => {
  const { id } = await fixture.orderToPay();
  const { version } = await read(id);
  const far = await makeProduct(fixture.server.db, {
    listId: fixture.listId,
    sizes: { OS: 5 },
    priceCents: 2_000,
    warehouseId: 'HK-01',
  });
  const body = {
    listId: fixture.listId,
    items: [{ skuId: `${far}-OS`, qty: 2, priceCents: 2_000 }],
    version,
  };
  const key = { 'idempotency-key': randomUUID() };
  const sent = await Promise.all(
    [1, 2].map(() => fixture.sales.post(`/api/v1/orders/${id}/cloud-products`, body, key)),
  );
  expect(sent.some(({ code }) => code === 200)).toBe(true);
  const after = await read(id);
  expect(after.subs).toMatchObject([{ confirmation: 'CONFIRMED' }, { confirmation: 'AWAITING_CUSTOMER' }]);
  expect(after).toMatchObject({ flow: 'TO_BE_CONFIRMED', askedQty: 12 });
  await nothingIsWrong();
});

test('X-A115 X-A116 Q-30 D-19 the sums shown before are those of the order with its new goods', async () => {
  const { id } = await fixture.orderToPay();
  const { version } = await read(id);
  const lines = [listed(4), { skuId: watch, listId: fixture.listId, qty: 2 }];
  const asked = { customerId: fixture.linId, kind: 'SPOT', orderId: id, lines };
  const shown = await fixture.sales.post('/api/v1/orders/preview', asked);
  expect(shown.data).toMatchObject({
    lines: [{ priceCents: 6_000 }, { priceCents: 64_000 }],
    totals: { qty: 16, goodsCents: 252_000, violations: [] },
  });
  await pool(id, version, [{ skuId: watch, qty: 2 }]);
  const now = await read(id);
  const done = await put(id, now.version, [listed(4)]);
  expect(field(done.data, 'order', 'payableCents')).toBe(field(shown.data, 'totals', 'payableCents'));
  const other = await fixture.order();
  const coat = await makeProduct(fixture.server.db, { listId: fixture.listId, sizes: { '38': 9, '40': 9 } });
  const [mine] = other.skuIds;
  const few = [`${coat}-38`, mine].map((skuId) => ({ skuId, listId: fixture.listId, qty: 1 }));
  const sums = await fixture.sales.post('/api/v1/orders/preview', {
    ...asked,
    lines: few,
    orderId: other.id,
  });
  expect(sums.data).toMatchObject({
    totals: { violations: [{ code: 'MIN_PIECES', productId: coat, have: 1 }] },
  });
  const strange = { ...asked, orderId: 'o-none' };
  expect((await fixture.sales.post('/api/v1/orders/preview', strange)).code).toBe(40401);
});

test('X-A115 X-A116 Q-26 D-55 an older version is refused with who was faster, and nothing is changed', async () => {
  const { id } = await fixture.order();
  const { version, subs } = await read(id);
  await put(id, version, [{ id: subs[0]?.lines[0]?.id, qty: 6 }]);
  const late = await put(id, version, [listed(1)]);
  expect(late).toMatchObject({
    code: 40901,
    data: { changedBy: 'giulia', current: { version: version + 1 } },
  });
  expect((await pool(id, version, [{ skuId: watch, qty: 1 }])).code).toBe(40901);
  expect((await read(id)).subs[0]?.lines).toHaveLength(2);
});

test('X-A115 X-A116 Q-21 what is wrong is refused at its entry, all of it or nothing', async () => {
  const { id } = await fixture.order();
  const { version, subs } = await read(id);
  const ids = subs[0]?.lines.map((line) => line.id) ?? [];
  const skuId = subs[0]?.lines[0]?.skuId;
  const fieldsOf = async (lines: object[]) => field((await put(id, version, lines)).data, 'fields');
  expect(await fieldsOf([{ skuId, listId: fixture.listId, qty: 1 }])).toHaveProperty(['lines.0.skuId']);
  expect(
    await fieldsOf([
      { id: ids[0], qty: 1 },
      { id: ids[0], qty: 2 },
    ]),
  ).toHaveProperty(['lines.1.id']);
  expect(await fieldsOf(ids.map((line) => ({ id: line, qty: 0 })))).toHaveProperty('lines');
  expect(await fieldsOf([{ id: ids[0], qty: 1, discountCents: 10_001 }])).toHaveProperty([
    'lines.0.discountCents',
  ]);
  expect((await put(id, version, [{ id: 'ol-none', qty: 1 }])).code).toBe(40401);
  expect((await put(id, version, [{ skuId: watch, listId: fixture.listId, qty: 1 }])).code).toBe(40401);
  expect(await put(id, version, [{ id: ids[0], qty: 6 }, listed(9_999)])).toMatchObject({
    code: 40902,
    data: { lines: [{ skuId: scarf, asked: 9_999 }] },
  });
  const other = await makeList(fixture.server.db);
  expect((await pool(id, version, [{ skuId: watch, qty: 1 }], { listId: other })).data).toMatchObject({
    fields: { listId: '请选择本订单已有的清单' },
  });
  expect((await pool(id, version, [{ skuId: watch, qty: 99 }])).code).toBe(40902);
  expect((await pool(id, version, [{ skuId: 'k-none', qty: 1 }])).code).toBe(40401);
  expect((await read(id)).version).toBe(version);
  await nothingIsWrong();
});

test('X-A115 M-T3c refused with what may be done instead while the supplier is asked and once the order is paid', async () => {
  const { id, subIds } = await fixture.order();
  await fixture.sales.put(`/api/v1/sub-orders/${subIds[0]}/confirm`, { lines: [], version: 1 });
  const asked = await read(id);
  const line = asked.subs[0]?.lines[0]?.id;
  expect(await put(id, asked.version, [{ id: line, qty: 6 }])).toMatchObject({
    code: 40904,
    data: { from: 'PLATFORM_CONFIRMED', allowed: expect.arrayContaining(['acknowledge']) },
  });
  const paid = await fixture.orderToPay();
  await pay(paid.id);
  const { version, subs } = await read(paid.id);
  const refusals = [
    await put(paid.id, version, [{ id: subs[0]?.lines[0]?.id, qty: 6 }]),
    await pool(paid.id, version, [{ skuId: watch, qty: 1 }]),
  ];
  for (const refused of refusals)
    expect(refused).toMatchObject({ code: 40904, data: { from: 'AWAITING_SHIPPING' } });
});

test('X-A115 goods of a closed list and of a list that goes elsewhere', async () => {
  const { db } = fixture.server;
  const { id } = await fixture.order();
  const { version } = await read(id);
  const closed = await makeList(db);
  const coat = await makeProduct(db, { listId: closed, sizes: { '38': 5 }, priceCents: 3_000 });
  await db.update(lists).set({ closedAt: new Date() }).where(eq(lists.id, closed));
  const late = await put(id, version, [{ skuId: `${coat}-38`, listId: closed, qty: 2 }]);
  expect(late.data).toMatchObject({ diff: { subOrders: [{ before: null, after: 'AWAITING_CUSTOMER' }] } });
  const inland = await makeList(db, { deliveryMethod: 'MAINLAND' });
  const bag = await makeProduct(db, { listId: inland, sizes: { OS: 5 }, priceCents: 3_000 });
  const now = await read(id);
  expect((await put(id, now.version, [{ skuId: `${bag}-OS`, listId: inland, qty: 2 }])).data).toMatchObject({
    fields: { 'lines.0.listId': '收货地址与清单的发货区域不符' },
  });
  await nothingIsWrong();
});

test('Q-36 D-52 X-A115 X-A116 without the permission HTTP 403, out of range the order is not there', async () => {
  const { id } = await fixture.order();
  const { version } = await read(id);
  expect((await put(id, version, [listed(1)], fixture.guest)).status).toBe(403);
  expect((await pool(id, version, [{ skuId: watch, qty: 1 }], {}, fixture.guest)).status).toBe(403);
  const { db } = fixture.server;
  await db.update(buyers).set({ salespersonId: null }).where(eq(buyers.id, fixture.linId));
  expect((await put(id, version, [listed(1)])).code).toBe(40401);
  expect((await pool(id, version, [{ skuId: watch, qty: 1 }])).code).toBe(40401);
});
