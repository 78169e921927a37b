import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wrongSums } from '../../../torture/lib/sums';
import { orders } from '../../db/schema/orders';
import { field, makeAddress } from '../../testing/builders';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import { makeBuyer, makeStaff } from '../../testing/people';
import type { Tester } from '../../testing/testers';

/** Amount due for ten pieces of 100 € with the surcharge of 10 %, EUR cents. */
const DUE = 110_000;
const key = () => ({ 'idempotency-key': randomUUID() });

let fixture: OrderFixture;
let root: Tester;
let finance: Tester;
beforeAll(async () => {
  fixture = await startOrderFixture();
  const { db } = fixture.server;
  await makeStaff(db, { username: 'boss' }, 'ROOT');
  await makeStaff(db, { username: 'xu' }, 'FINANCE');
  [root, finance] = [await fixture.server.staff('boss'), await fixture.server.staff('xu')];
});
afterAll(async () => {
  expect(await wrongSums(fixture.server.db)).toEqual([]);
  await fixture.server.close();
});

const subOf = async (orderId: string, index = 0) => field(await fixture.detail(orderId), 'subs', index);
const lineIds = async (orderId: string, index = 0) =>
  Promise.all([0, 1].map(async (at) => String(field(await subOf(orderId, index), 'lines', at, 'id'))));
const credit = async () =>
  Number(field((await fixture.lin.get('/api/sp/front/payment/credit/page')).data, 'balanceCents'));

const send = async (orderId: string, amountCents: number) =>
  fixture.lin.post(
    '/api/sp/front/payment/proof/add',
    {
      orderId,
      method: 'OFFLINE_TRANSFER',
      amountCents,
      paidAt: '2026-01-02T00:00:00Z',
      fileIds: [await fixture.proof(fixture.lin)],
    },
    key(),
  );
const accept = async (payment: unknown, amountCents: number) =>
  finance.put(`/api/v1/payments/${String(payment)}/verify`, { amountCents, version: 1 });
const reject = (payment: unknown) =>
  finance.put(`/api/v1/payments/${String(payment)}/reject`, { reason: 'no such transfer', version: 1 });

async function pay(orderId: string, amountCents: number): Promise<void> {
  const { data } = await send(orderId, amountCents);
  expect((await accept(field(data, 'id'), amountCents)).code).toBe(200);
}

async function paidOrder(subs: 1 | 2 = 1) {
  const order = await fixture.orderToPay({ subs });
  await pay(order.id, Number(field(await fixture.detail(order.id), 'payableCents')));
  return order;
}

/** Closes pieces of a sub-order short; `qty` counts them per line, in the order of the lines. */
async function closeShort(orderId: string, qty: readonly number[], index = 0) {
  const ids = await lineIds(orderId, index);
  const sub = await subOf(orderId, index);
  const lines = qty.flatMap((pieces, at) =>
    pieces === 0 ? [] : [{ id: ids[at], qty: pieces, shortageReason: 'SHORTAGE' }],
  );
  const closed = await root.post(
    `/api/v1/sub-orders/${String(field(sub, 'id'))}/close-short`,
    { lines, version: field(sub, 'version') },
    key(),
  );
  expect(closed.code).toBe(200);
  return closed;
}

async function cancel(orderId: string, subOrderId?: string) {
  const order = await fixture.detail(orderId);
  const subs = field(order, 'subs');
  const sub = Array.isArray(subs) ? subs.find((one) => field(one, 'id') === subOrderId) : undefined;
  const version = field(subOrderId === undefined ? order : sub, 'version');
  return root.put(`/api/v1/orders/${orderId}/cancel`, { reason: 'out of stock', subOrderId, version });
}
const cancelOwn = async (orderId: string, subOrderId?: string) =>
  fixture.lin.post('/api/sp/front/order/cancel', {
    ...(subOrderId === undefined ? { orderId } : { subOrderId }),
    reason: 'changed my mind',
    version: field(await fixture.detail(orderId), 'version'),
  });

test('M-T8 M-T10 D-22 an order closed short in part and then cancelled gives back what was paid, once', async () => {
  const { id } = await paidOrder();
  const before = await credit();
  await closeShort(id, [2]);
  expect(await credit()).toBe(before + 22_000);
  expect((await cancel(id)).code).toBe(200);
  expect(await credit()).toBe(before + DUE);
});

test('M-T8 M-T10 a sub-order closed short wholly and the other one cancelled give back what both cost', async () => {
  const order = await paidOrder(2);
  const before = await credit();
  await closeShort(order.id, [5, 5]);
  expect(await subOf(order.id)).toMatchObject({ cancelled: true, shortageDiffCents: DUE });
  expect((await cancel(order.id, order.subIds[1])).code).toBe(200);
  expect(await fixture.detail(order.id)).toMatchObject({ status: 'CANCELLED' });
  expect(await credit()).toBe(before + 2 * DUE);
});

test('M-T8a M-T10 pieces closed short stay given back when the parcel is voided and all is cancelled', async () => {
  const { id, subIds } = await paidOrder();
  const before = await credit();
  const [one, two] = await lineIds(id);
  const items = [
    { orderLineId: one, qty: 5 },
    { orderLineId: two, qty: 1 },
  ];
  const parcel = await root.post(
    '/api/v1/shipments',
    {
      subOrderId: subIds[0],
      courier: 'DHL',
      trackingNo: '1',
      phoneTail: '6021',
      packingQty: 1,
      packages: [{ no: 1, items }],
      fileIds: [],
    },
    key(),
  );
  expect(parcel.code).toBe(200);
  await closeShort(id, [0, 4]);
  const path = `/api/v1/shipments/${String(field(parcel.data, 'id'))}`;
  expect((await root.del(path, {}, { reason: 'wrong parcel', version: 1 })).code).toBe(200);
  expect((await cancel(id)).code).toBe(200);
  expect(await credit()).toBe(before + DUE);
});

test('M-T10 M-T8 cancelling a sub-order of which pieces were closed gives back the other pieces too', async () => {
  const order = await paidOrder(2);
  const before = await credit();
  await closeShort(order.id, [4]);
  expect((await cancel(order.id, order.subIds[0])).code).toBe(200);
  expect(await credit()).toBe(before + DUE);
  expect(await fixture.detail(order.id)).toMatchObject({ paymentStatus: 'PAID', paidCents: DUE + 44_000 });
});

test('M-T6 M-T10 a proof that waits is decided after its order was cancelled, and what came is credit', async () => {
  const accepted = await fixture.orderToPay();
  const proof = field((await send(accepted.id, DUE)).data, 'id');
  expect((await cancel(accepted.id)).code).toBe(200);
  const page = (await finance.get(`/api/v1/payments/page?orderId=${accepted.id}`)).data;
  expect(page).toMatchObject({ list: [{ actions: ['acceptPayment', 'rejectPayment'] }] });
  const before = await credit();
  expect((await accept(proof, 60_000)).data).toMatchObject({
    status: 'PAID',
    order: { status: 'CANCELLED' },
  });
  expect(await credit()).toBe(before + 60_000);

  for (const decide of ['reject', 'withdraw'] as const) {
    const { id } = await fixture.orderToPay();
    const waiting = field((await send(id, DUE)).data, 'id');
    await cancel(id);
    const done =
      decide === 'reject'
        ? await reject(waiting)
        : await fixture.lin.post('/api/sp/front/payment/proof/del', { id: waiting });
    expect(done.code, decide).toBe(200);
    expect(await fixture.detail(id)).toMatchObject({ status: 'CANCELLED' });
  }
  expect(await credit()).toBe(before + 60_000);
});

test('M-T6 a proof above what a cancel left open is accepted whole: what is beyond becomes credit', async () => {
  const order = await fixture.orderToPay({ subs: 2 });
  await pay(order.id, DUE);
  const proof = field((await send(order.id, DUE)).data, 'id');
  await cancel(order.id, order.subIds[1]);
  expect(await fixture.detail(order.id)).toMatchObject({
    paymentStatus: 'PROOF_SUBMITTED',
    payableCents: DUE,
  });
  const before = await credit();
  expect((await accept(proof, DUE + 1)).data).toEqual({ openCents: DUE });
  expect((await accept(proof, DUE)).code).toBe(200);
  expect(await credit()).toBe(before + DUE);
  expect(await fixture.detail(order.id)).toMatchObject({
    paymentStatus: 'PAID',
    flow: 'AWAITING_SHIPPING',
    paidCents: DUE,
  });

  const again = await fixture.orderToPay({ subs: 2 });
  await pay(again.id, DUE);
  const refused = field((await send(again.id, 500)).data, 'id');
  await cancel(again.id, again.subIds[1]);
  expect((await reject(refused)).code).toBe(200);
  expect(await fixture.detail(again.id)).toMatchObject({ paymentStatus: 'PAID', flow: 'AWAITING_SHIPPING' });
});

test('M-T5 M-T6b M-T10 an order whose proof was sent back is paid with credit, or cancelled while nothing is paid', async () => {
  const { id } = await fixture.orderToPay();
  await reject(field((await send(id, 500)).data, 'id'));
  await fixture.giveCredit(DUE);
  const used = await fixture.lin.post(
    '/api/sp/front/payment/credit/apply',
    { orderId: id, amountCents: 10_000 },
    key(),
  );
  expect(used.code).toBe(200);
  await reject(field((await send(id, 500)).data, 'id'));
  expect((await cancelOwn(id)).code).toBe(40904);

  const other = await fixture.orderToPay();
  await reject(field((await send(other.id, 500)).data, 'id'));
  expect((await cancelOwn(other.id)).code).toBe(200);
});

test('D-18 M-T10 a buyer who cancels goods himself pays the rate of what is left; a cut of the platform keeps the better one', async () => {
  const big = { subs: 2, priceCents: 60_000 } as const;
  const own = await fixture.orderToPay(big);
  expect(await fixture.detail(own.id)).toMatchObject({ payableCents: 1_200_000, totals: { surchargeBp: 0 } });
  expect((await cancelOwn(own.id, own.subIds[1])).code).toBe(200);
  expect(await fixture.detail(own.id)).toMatchObject({ payableCents: 630_000, totals: { surchargeBp: 500 } });

  const early = await fixture.order(big);
  expect((await cancelOwn(early.id, early.subIds[1])).code).toBe(200);
  expect(await fixture.detail(early.id)).toMatchObject({ totals: { surchargeBp: 500 } });

  const cut = await fixture.orderToPay(big);
  expect((await cancel(cut.id, cut.subIds[1])).code).toBe(200);
  expect(await fixture.detail(cut.id)).toMatchObject({ payableCents: 600_000, totals: { surchargeBp: 0 } });
});

test('D-71 M-T8 an order on account that is closed short before it is paid is cut: nothing is given that was not paid', async () => {
  const order = await fixture.orderToPay();
  await fixture.server.db.update(orders).set({ onAccount: true }).where(eq(orders.id, order.id));
  const before = await credit();
  const closed = await closeShort(order.id, [2]);
  expect(closed.data).toMatchObject({ diffCents: 0 });
  expect(await credit()).toBe(before);
  expect(await fixture.detail(order.id)).toMatchObject({ payableCents: 88_000, paidCents: 0 });
  await pay(order.id, 80_000);
  await closeShort(order.id, [3]);
  expect(await credit()).toBe(before + 25_000);
  expect(await fixture.detail(order.id)).toMatchObject({
    paymentStatus: 'PAID',
    payableCents: 55_000,
    paidCents: 55_000,
  });
});

test('Q-24 M-T8 M-T10 a customer without a team is owed on record what a team would have as credit, once', async () => {
  const { db } = fixture.server;
  const addressId = await makeAddress(db, await makeBuyer(db, { username: 'alone', phone: '13800136029' }));
  const alone = await fixture.server.buyer('alone');
  const { skuIds } = await fixture.order();
  const body = {
    lines: [{ skuId: skuIds[0], listId: fixture.listId, qty: 10 }],
    addressId,
    paymentMethod: 'OFFLINE_TRANSFER',
    notifyUserIds: [],
  };
  const made = await alone.post('/api/sp/front/inquiry/create', body, key());
  const id = String(field(made.data, 'orderId'));
  const detail = async () => (await alone.get(`/api/sp/front/order/detail/${id}`)).data;
  const sub = String(field(await detail(), 'subs', 0, 'id'));
  await root.put(`/api/v1/sub-orders/${sub}/confirm`, { lines: [], version: 1 });
  await root.put(`/api/v1/sub-orders/${sub}/acknowledge`, { lines: [], version: 2 });
  const version = field(await detail(), 'version');
  await alone.post('/api/sp/front/inquiry/confirm', { subOrderIds: [sub], version });
  const cash = { method: 'OFFLINE_CASH', amountCents: DUE, paidAt: '2026-01-02T00:00:00Z', fileIds: [] };
  const payment = field((await root.post('/api/v1/payments', { orderId: id, ...cash }, key())).data, 'id');
  await accept(payment, DUE);
  const line = String(field(await detail(), 'subs', 0, 'lines', 0, 'id'));
  await root.post(
    `/api/v1/sub-orders/${sub}/close-short`,
    {
      lines: [{ id: line, qty: 2, shortageReason: 'SHORTAGE' }],
      version: field(await detail(), 'subs', 0, 'version'),
    },
    key(),
  );
  await root.put(`/api/v1/orders/${id}/cancel`, {
    reason: 'out of stock',
    version: field(await detail(), 'version'),
  });
  const page = (await finance.get(`/api/v1/payments/page?orderId=${id}`)).data;
  expect(page).toMatchObject({ list: [{ order: { refundableCents: DUE } }] });
});
