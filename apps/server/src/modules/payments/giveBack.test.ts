import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wrongSums } from '../../../torture/lib/sums';
import { stock } from '../../db/schema/stock';
import { field, makeAddress } from '../../testing/builders';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import { makeBuyer, makeStaff } from '../../testing/people';
import { receivedShort as shortOrder } from '../../testing/receivedShort';
import type { Tester } from '../../testing/testers';

const key = () => ({ 'idempotency-key': randomUUID() });

let fixture: OrderFixture;
let finance: Tester;
let root: Tester;
/** Session of a customer without a team. */
let alone: Tester;
let addressId: string;
beforeAll(async () => {
  fixture = await startOrderFixture();
  const { db } = fixture.server;
  await makeStaff(db, { username: 'xu' }, 'FINANCE');
  await makeStaff(db, { username: 'boss' }, 'ROOT');
  addressId = await makeAddress(db, await makeBuyer(db, { username: 'alone', phone: '13800136029' }));
  [finance, root, alone] = [
    await fixture.server.staff('xu'),
    await fixture.server.staff('boss'),
    await fixture.server.buyer('alone'),
  ];
});
afterAll(() => fixture.server.close());

const receivedShort = (buyer: Tester, from: string) => shortOrder(fixture, { buyer, from, root, finance });
const settle = (claim: string, settledCents: number, version = 1, who = finance) =>
  who.put(`/api/v1/claims/${claim}/settle`, { settledCents, note: 'photos show it', version });
const refund = (orderId: string, amountCents: number, who = finance) =>
  who.post('/api/v1/payments/refunds', { orderId, amountCents, note: 'to the bank' }, key());

test('M-T9 X-A190 a claim is settled once: what is granted is credit of the team, up to its worth', async () => {
  const { detail, claim, worth } = await receivedShort(fixture.lin, fixture.addressId);
  expect((await settle(claim, 1, 1, fixture.sales)).status).toBe(403);
  expect((await settle(claim, worth + 1)).data).toEqual({ openCents: worth });
  expect((await settle(claim, 1, 7)).code).toBe(40901);
  const before = (await fixture.lin.get('/api/sp/front/payment/credit/page')).data;
  const both = await Promise.all([1, 2].map(() => settle(claim, worth)));
  expect(both.map(({ code }) => code).toSorted()).toEqual([200, 40901]);
  const order = await detail();
  expect(field(order, 'subs', 0)).toMatchObject({
    claimQty: 0,
    claims: [{ status: 'SETTLED', settledCents: worth, settleNote: 'photos show it' }],
  });
  expect(field(order, 'logs', 0)).toMatchObject({ action: 'settleClaim', after: { settledCents: worth } });
  const after = (await fixture.lin.get('/api/sp/front/payment/credit/page')).data;
  expect(Number(field(after, 'balanceCents')) - Number(field(before, 'balanceCents'))).toBe(worth);
  expect((await settle(claim, 1, 2)).code).toBe(40904);
  expect(await wrongSums(fixture.server.db)).toEqual([]);
});

test('X-A190 nothing granted refuses a claim; who has no team is owed what was granted', async () => {
  const refused = await receivedShort(fixture.lin, fixture.addressId);
  expect((await settle(refused.claim, 0)).data).toMatchObject({ status: 'REFUSED', settledCents: 0 });
  const { claim, worth } = await receivedShort(alone, addressId);
  expect((await settle(claim, worth)).data).toMatchObject({ status: 'SETTLED' });
});

test('X-A190 E-40902 a claim is settled by sending its pieces again: they leave the stock once, and nothing is granted', async () => {
  const { db } = fixture.server;
  const { id, detail, claim } = await receivedShort(fixture.lin, fixture.addressId);
  const skuId = String(field(await detail(), 'subs', 0, 'lines', 0, 'skuId'));
  const stockOf = async () => (await db.select().from(stock).where(eq(stock.skuId, skuId)))[0];
  const before = await stockOf();
  const again = (body: object = {}) =>
    finance.put(`/api/v1/claims/${claim}/settle`, {
      settledCents: 0,
      isReplaced: true,
      note: 'sent again today',
      version: 1,
      ...body,
    });
  expect((await again({ settledCents: 1 })).data).toMatchObject({
    fields: { settledCents: expect.any(String) },
  });
  await db
    .update(stock)
    .set({ onHand: (before?.locked ?? 0) + 1 })
    .where(eq(stock.skuId, skuId));
  expect(await again()).toMatchObject({ code: 40902, data: { lines: [{ skuId, asked: 2, available: 1 }] } });
  await db
    .update(stock)
    .set({ onHand: before?.onHand ?? 0 })
    .where(eq(stock.skuId, skuId));
  const both = await Promise.all([again(), again()]);
  expect(both.map(({ code }) => code).toSorted()).toEqual([200, 40901]);
  expect(await stockOf()).toMatchObject({ onHand: (before?.onHand ?? 0) - 2, locked: before?.locked });
  expect(field(await detail(), 'subs', 0, 'claims', 0)).toMatchObject({
    status: 'REPLACED',
    settleNote: 'sent again today',
  });
  const productId = String(field(await detail(), 'subs', 0, 'lines', 0, 'productId'));
  const moved = await root.get(`/api/v1/products/${productId}/movements`, { pageNum: 1, pageSize: 5 });
  expect(field(moved.data, 'list', 0)).toMatchObject({ cause: 'SHIPMENT', onHandChange: -2, orderId: id });
  expect((await refund(id, 1)).data).toEqual({ openCents: 0 });
  expect(await wrongSums(db)).toEqual([]);
});

test('X-A135 Q-24 a refund goes to the bank, never above what is on record, and a team has it as credit', async () => {
  const { id, claim, worth, detail } = await receivedShort(alone, addressId);
  expect((await refund(id, 1)).data).toEqual({ openCents: 0 });
  await settle(claim, worth);
  expect((await refund(id, 1, fixture.sales)).status).toBe(403);
  const both = await Promise.all([1, 2].map(() => refund(id, worth - 100)));
  expect(both.map(({ code }) => code).toSorted()).toEqual([200, 40917]);
  expect(both.find(({ code }) => code === 200)?.data).toMatchObject({ orderId: id, refundableCents: 100 });
  const page = (await finance.get(`/api/v1/payments/page?orderId=${id}`)).data;
  expect(page).toMatchObject({ list: [{ order: { refundableCents: 100 } }] });
  expect(field(await detail(), 'logs', 0)).toMatchObject({ action: 'refund', note: 'to the bank' });
  const ofTeam = await receivedShort(fixture.lin, fixture.addressId);
  await settle(ofTeam.claim, ofTeam.worth);
  expect((await refund(ofTeam.id, 1)).data).toEqual({ openCents: 0 });
  expect(await wrongSums(fixture.server.db)).toEqual([]);
});
