import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyers } from '../../db/schema/accounts';
import { field, makeList, makeProduct } from '../../testing/builders';
import { makeStaff } from '../../testing/people';
import { type OrderFixture, startOrderFixture, wrongLocks } from '../../testing/orderFixture';

let fixture: OrderFixture;
let coat: string;
beforeAll(async () => {
  fixture = await startOrderFixture();
  coat = await makeProduct(fixture.server.db, {
    listId: fixture.listId,
    sizes: { '38': 20, '40': 20 },
    priceCents: 10_000,
  });
});
afterAll(() => fixture.server.close());

const line = (size: string, rest: object = {}) => ({
  skuId: `${coat}-${size}`,
  listId: fixture.listId,
  qty: 3,
  ...rest,
});
const body = (rest: object = {}) => ({
  customerId: fixture.linId,
  kind: 'SPOT',
  lines: [line('38', { priceCents: 9_000 }), line('40', { discountCents: 2_000 })],
  addressId: fixture.addressId,
  paymentMethod: 'OFFLINE_TRANSFER',
  ...rest,
});
const preview = () => {
  const { customerId, kind, lines } = body();
  return { customerId, kind, lines };
};
const add = (rest: object = {}, key = randomUUID(), who = fixture.sales) =>
  who.post('/api/v1/orders', body(rest), { 'idempotency-key': key });

test('X-A112 X-A114 R-2.76 M-T2 D-20 D-61 an order by hand holds its stock at the given prices and waits for the customer, who is told', async () => {
  const key = randomUUID();
  const made = await add({ remark: '展会现场下单' }, key);
  expect(made.code).toBe(200);
  expect((await add({ remark: '展会现场下单' }, key)).data).toEqual(made.data);
  const id = String(field(made.data, 'orderId'));
  expect((await fixture.sales.get(`/api/v1/orders/${id}`)).data).toMatchObject({
    status: 'IN_PROGRESS',
    flow: 'TO_BE_CONFIRMED',
    customerId: fixture.linId,
    remark: '展会现场下单',
    subs: [
      {
        confirmation: 'AWAITING_CUSTOMER',
        lines: [
          { priceCents: 9_000, lockedQty: 3, lineCents: 27_000 },
          { priceCents: 10_000, discountCents: 2_000, lineCents: 28_000 },
        ],
      },
    ],
    totals: { goodsCents: 57_000, discountCents: 2_000 },
    logs: [{ action: 'addOrder' }],
  });
  expect((await fixture.lin.get('/api/sp/front/notice/page')).data).toMatchObject({
    list: [{ title: expect.stringContaining('待您确认') }],
  });
  const detail = await fixture.detail(id);
  const subOrderIds = [field(detail, 'subs', 0, 'id')];
  const version = field(detail, 'version');
  await fixture.lin.post('/api/sp/front/inquiry/confirm', { subOrderIds, version });
  expect(await fixture.detail(id)).toMatchObject({ flow: 'TO_BE_PAID', confirmedQty: 6 });
  expect(await wrongLocks(fixture.server.db)).toEqual([]);
});

test('X-A68 R-2.79 M-T2 D-61 an order of products is one by hand: held, waiting for the customer, made once', async () => {
  const send = (rest: object, key: string, who = fixture.sales) =>
    who.post('/api/v1/products/orders', body(rest), { 'idempotency-key': key });
  const key = randomUUID();
  const made = await send({}, key);
  expect((await send({}, key)).data).toEqual(made.data);
  const id = String(field(made.data, 'orderId'));
  expect((await fixture.sales.get(`/api/v1/orders/${id}`)).data).toMatchObject({
    subs: [{ confirmation: 'AWAITING_CUSTOMER', lines: [{ lockedQty: 3 }, { lockedQty: 3 }] }],
    logs: [{ action: 'addOrder', operatorName: 'giulia' }],
  });
  expect((await send({ lines: [line('38', { qty: 99 })] }, randomUUID())).code).toBe(40902);
  expect((await send({ customerId: 'by-none' }, randomUUID())).code).toBe(40401);
  expect((await send({}, randomUUID(), fixture.guest)).status).toBe(403);
});

test('X-A114 Q-30 the sums shown before are those of the order, and nothing is locked for them', async () => {
  const before = await fixture.sales.post('/api/v1/orders/preview', preview());
  expect(before.data).toMatchObject({
    lines: [{ priceCents: 9_000, state: 'OK' }, { priceCents: 10_000 }],
    totals: { qty: 6, goodsCents: 57_000, discountCents: 2_000 },
  });
  const id = String(field((await add()).data, 'orderId'));
  const { totals } = (await fixture.sales.get(`/api/v1/orders/${id}`)).data as { totals: object };
  expect(field(before.data, 'totals', 'payableCents')).toBe(field(totals, 'payableCents'));
  expect(await wrongLocks(fixture.server.db)).toEqual([]);
});

test('X-A114 Q-21 what cannot be ordered is refused at its line, and nothing is kept', async () => {
  const short = await add({ lines: [line('38', { qty: 99 })] });
  expect(short).toMatchObject({ code: 40902, data: { lines: [{ skuId: `${coat}-38`, asked: 99 }] } });
  expect((await add({ lines: [line('38'), line('38')] })).data).toMatchObject({
    fields: { 'lines.1.skuId': '同一清单的同一尺码出现了两次' },
  });
  expect((await add({ lines: [line('38', { discountCents: 30_001 })] })).data).toMatchObject({
    fields: { 'lines.0.discountCents': '折扣不能大于该行货值' },
  });
  expect((await add({ kind: 'FUTURES' })).data).toMatchObject({
    fields: { 'lines.0.listId': '货品与订单类型不符' },
  });
  const closed = await makeList(fixture.server.db, { closeAt: new Date(Date.now() - 1_000) });
  const product = await makeProduct(fixture.server.db, {
    listId: closed,
    sizes: { '38': 5 },
    priceCents: 100,
  });
  const late = await add({ lines: [{ skuId: `${product}-38`, listId: closed, qty: 1 }] });
  expect(late.code).toBe(40903);
  expect(await wrongLocks(fixture.server.db)).toEqual([]);
});

test('X-A114 Q-36 D-52 who may not add orders gets HTTP 403; a customer out of range is not there, a disabled one orders nothing', async () => {
  expect((await add({}, randomUUID(), fixture.guest)).status).toBe(403);
  expect((await add({ customerId: 'by-none' })).code).toBe(40401);
  await fixture.server.db.update(buyers).set({ salespersonId: null }).where(eq(buyers.id, fixture.linId));
  expect((await add()).code).toBe(40401);
  expect((await fixture.sales.post('/api/v1/orders/preview', preview())).code).toBe(40401);
  await makeStaff(fixture.server.db, { username: 'boss' }, 'ADMIN');
  const root = await fixture.server.staff('boss');
  await fixture.server.db.update(buyers).set({ status: 'DISABLED' }).where(eq(buyers.id, fixture.linId));
  expect(await add({}, randomUUID(), root)).toMatchObject({
    code: 40904,
    data: { from: 'DISABLED', allowed: ['enable'] },
  });
});
