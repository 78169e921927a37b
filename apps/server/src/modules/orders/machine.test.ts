import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { teams } from '../../db/schema/accounts';
import { stock } from '../../db/schema/stock';
import { orders } from '../../db/schema/orders';
import { exchangeRates } from '../../db/schema/platform';
import { field } from '../../testing/builders';
import { type OrderFixture, startOrderFixture, wrongLocks } from '../../testing/orderFixture';

let fixture: OrderFixture;
beforeAll(async () => {
  fixture = await startOrderFixture();
});
afterAll(() => fixture.server.close());

const confirm = (id: string, version: number, lines: object[] = []) =>
  fixture.sales.put(`/api/v1/sub-orders/${id}/confirm`, { lines, version });
const acknowledge = (id: string, version: number, more: object = {}) =>
  fixture.sales.put(`/api/v1/sub-orders/${id}/acknowledge`, { lines: [], version, ...more });
const accept = (subOrderIds: string[], version: unknown) =>
  fixture.lin.post('/api/sp/front/inquiry/confirm', { subOrderIds, version });
const lockedOf = async (skuId: string) => {
  const [row] = await fixture.server.db.select().from(stock).where(eq(stock.skuId, skuId));
  return row?.locked;
};
async function linesOf(id: string): Promise<string[]> {
  const lines = field(await fixture.detail(id), 'subs', 0, 'lines');
  return Array.isArray(lines) ? lines.map((line) => String(field(line, 'id'))) : [];
}

test('M-T3 a cut needs a reason, gives its pieces back, and a second confirm is refused with what is allowed', async () => {
  const { id, subIds, skuIds } = await fixture.order();
  const [sub = ''] = subIds;
  const [first = ''] = await linesOf(id);
  expect((await confirm(sub, 1, [{ id: first, confirmedQty: 6, shortageReason: 'SHORTAGE' }])).code).toBe(
    40001,
  );
  expect((await confirm(sub, 1, [{ id: first, confirmedQty: 3 }])).code).toBe(40001);
  const done = await confirm(sub, 1, [{ id: first, confirmedQty: 3, shortageReason: 'DEFECT' }]);
  expect(done).toMatchObject({
    code: 200,
    data: {
      confirmation: 'PLATFORM_CONFIRMED',
      version: 2,
      supplierName: 'Lanificio Uno',
      lines: [
        { confirmedQty: 3, lockedQty: 3, outOfStockQty: 2, shortageReason: 'DEFECT' },
        { confirmedQty: 5 },
      ],
      actions: ['reject', 'acknowledge', 'cancelOrder'],
    },
  });
  expect(await lockedOf(skuIds[0] ?? '')).toBe(3);
  expect(await confirm(sub, 2)).toMatchObject({
    code: 40904,
    data: { from: 'PLATFORM_CONFIRMED', allowed: ['reject', 'acknowledge', 'cancelOrder'] },
  });
  expect(await fixture.detail(id)).toMatchObject({
    confirmedQty: 8,
    confirmedValueCents: 80_000,
    payableCents: 88_000,
  });
});

test('E-40901 Q-26 an old version is refused with who changed it, when, and what is stored now', async () => {
  const { subIds } = await fixture.order();
  const [sub = ''] = subIds;
  await confirm(sub, 1);
  expect(await acknowledge(sub, 1)).toMatchObject({
    code: 40901,
    data: { current: { version: 2 }, changedBy: 'giulia', changedAt: expect.any(String) },
  });
  expect(await accept([sub], 1)).toMatchObject({ code: 40901, data: { changedBy: 'giulia' } });
});

test('D-23 L-35 R-4.37 X-B41 M-T3b M-T4 receipt with differences, accepted: sums, surcharge and rates are frozen (Q-29)', async () => {
  const { id, subIds } = await fixture.order({ subs: 2 });
  const [one = '', two = ''] = subIds;
  const [first = ''] = await linesOf(id);
  expect(await acknowledge(one, 1)).toMatchObject({ code: 40904, data: { from: 'AWAITING_PLATFORM' } });
  for (const sub of subIds) await confirm(sub, 1);
  const told = await acknowledge(one, 2, {
    lines: [{ id: first, qty: 4, priceCents: 9000 }],
    discountCents: 1001,
    shipDate: '2027-01-05',
  });
  expect(told).toMatchObject({
    code: 200,
    data: {
      confirmation: 'RECEIPT_PENDING',
      shipEstimate: '2027-01-05',
      totals: { goodsCents: 86_000, discountCents: 1001 },
      lines: [{ confirmedQty: 4, priceCents: 9000, shortageReason: 'SHORTAGE' }, {}],
    },
  });
  expect((await acknowledge(two, 2)).data).toMatchObject({ confirmation: 'RECEIPT_PENDING' });
  const detail = await fixture.detail(id);
  expect(detail).toMatchObject({ actions: ['confirmInquiry', 'refuseOffer', 'cancelOrder'] });
  expect((await accept([one], field(detail, 'version'))).data).toMatchObject({ flow: 'TO_BE_CONFIRMED' });
  const all = await accept([two], field(await fixture.detail(id), 'version'));
  expect(all).toMatchObject({
    code: 200,
    data: {
      flow: 'TO_BE_PAID',
      totals: { goodsCents: 186_000, discountCents: 1001, surchargeBp: 1000, surchargeCents: 18_500 },
      payableCents: 203_499,
    },
  });
  const before = field(all.data, 'rates');
  await fixture.server.db.update(exchangeRates).set({ num: '99' }).where(eq(exchangeRates.name, 'CNY'));
  expect(field(await fixture.detail(id), 'rates')).toEqual(before);
  expect((await accept([one], field(all.data, 'version'))).code).toBe(40904);
});

test('M-T3b without a difference the team may let it be confirmed at once', async () => {
  const { db } = fixture.server;
  await db.update(teams).set({ acceptsUnchangedAcknowledgement: true });
  const { id, subIds } = await fixture.order();
  const [sub = ''] = subIds;
  await confirm(sub, 1);
  expect((await acknowledge(sub, 2)).data).toMatchObject({ confirmation: 'CONFIRMED' });
  expect(await fixture.detail(id)).toMatchObject({ flow: 'TO_BE_PAID', confirmedAt: expect.any(String) });
  await db.update(teams).set({ acceptsUnchangedAcknowledgement: false });
});

test('X-B42 X-A119 M-T3c M-T4a D-61 a changed offer waits for the customer, thaws the sums, is sent back with a comment and confirmed anew', async () => {
  const { id, subIds, skuIds } = await fixture.order();
  const [sub = ''] = subIds;
  const [first = ''] = await linesOf(id);
  const offer = (version: number, lines: object[]) =>
    fixture.sales.put(`/api/v1/sub-orders/${sub}/offer`, { lines, version, note: 'cheaper' });
  expect((await offer(1, [{ id: first, priceCents: 1 }])).code).toBe(40904);
  await confirm(sub, 1, [{ id: first, confirmedQty: 3, shortageReason: 'SHORTAGE' }]);
  await acknowledge(sub, 2);
  const frozen = await accept([sub], field(await fixture.detail(id), 'version'));
  expect(frozen.data).toMatchObject({ flow: 'TO_BE_PAID' });
  expect(await offer(4, [{ id: first, qty: 5, priceCents: 8000 }])).toMatchObject({
    code: 200,
    data: {
      confirmation: 'AWAITING_CUSTOMER',
      lines: [{ confirmedQty: 5, lockedQty: 5, priceCents: 8000 }, {}],
    },
  });
  expect(await lockedOf(skuIds[0] ?? '')).toBe(5);
  const open = await fixture.detail(id);
  expect(open).toMatchObject({
    flow: 'TO_BE_CONFIRMED',
    totals: { goodsCents: 90_000, surchargeCents: 9000 },
  });
  expect(field(open, 'confirmedAt')).toBeUndefined();
  const refuse = { subOrderIds: [sub], comment: 'too dear', version: field(open, 'version') };
  const back = await fixture.lin.post('/api/sp/front/inquiry/refuse', refuse);
  expect(back).toMatchObject({
    code: 200,
    data: {
      subs: [{ confirmation: 'AWAITING_PLATFORM', comment: 'too dear' }],
      totals: { goodsCents: 90_000 },
      logs: [
        { action: 'refuseOffer', note: 'too dear' },
        { action: 'reoffer', note: 'cheaper' },
        {},
        {},
        {},
        {},
      ],
    },
  });
  const again = await fixture.lin.post('/api/sp/front/inquiry/refuse', {
    ...refuse,
    version: field(back.data, 'version'),
  });
  expect(again).toMatchObject({ code: 40904, data: { allowed: ['cancelOrder'] } });
});

test('M-T3a X-A120 rejecting one sub-order frees its stock; the last one left cancels the order', async () => {
  const { id, subIds, skuIds } = await fixture.order({ subs: 2 });
  const [one = '', two = ''] = subIds;
  const reject = (sub: string, version: number) =>
    fixture.sales.put(`/api/v1/sub-orders/${sub}/reject`, { reason: 'sold out', version });
  expect((await reject(one, 1)).data).toMatchObject({
    cancelled: true,
    cancelReason: 'sold out',
    actions: [],
  });
  expect(await lockedOf(skuIds[0] ?? '')).toBe(0);
  expect(await fixture.detail(id)).toMatchObject({ status: 'IN_PROGRESS', totals: { goodsCents: 100_000 } });
  expect((await reject(one, 2)).code).toBe(40904);
  await reject(two, 1);
  expect(await fixture.detail(id)).toMatchObject({ status: 'CANCELLED', flow: null, actions: [] });
});

test('R-4.38 X-B49 X-A122 M-T10 D-22 a buyer cancels until a proof was sent, staff until the first shipment', async () => {
  const { id, subIds } = await fixture.order({ subs: 2 });
  const cancel = (body: object) =>
    fixture.lin.post('/api/sp/front/order/cancel', { reason: 'twice', ...body });
  const part = await cancel({ subOrderId: subIds[0], version: 1 });
  expect(part).toMatchObject({ code: 200, data: { status: 'IN_PROGRESS', subs: [{ cancelled: true }, {}] } });
  const whole = await cancel({ orderId: id, version: 2 });
  expect(whole).toMatchObject({
    code: 200,
    data: { status: 'CANCELLED', cancelReason: 'twice', actions: [] },
  });
  expect(await cancel({ orderId: id, version: 3 })).toMatchObject({
    code: 40904,
    data: { from: 'CANCELLED', allowed: [] },
  });
  expect((await cancel({ version: 3 })).code).toBe(40001);
  const other = await fixture.order();
  const byStaff = await fixture.sales.put(`/api/v1/orders/${other.id}/cancel`, {
    reason: 'asked by phone',
    version: 1,
  });
  expect(byStaff).toMatchObject({ code: 200, data: { status: 'CANCELLED', customerId: fixture.linId } });
  expect(await wrongLocks(fixture.server.db)).toEqual([]);
});

test('D-22 Q-24 after a proof only staff may cancel; what was paid becomes team credit, exactly once', async () => {
  const { db } = fixture.server;
  const { id } = await fixture.order();
  await db
    .update(orders)
    .set({ paymentStatus: 'PARTIALLY_PAID', paidCents: 30_000 })
    .where(eq(orders.id, id));
  const mine = await fixture.lin.post('/api/sp/front/order/cancel', { orderId: id, reason: 'x', version: 1 });
  expect(mine).toMatchObject({ code: 40904, data: { allowed: [] } });
  const cancel = () => fixture.sales.put(`/api/v1/orders/${id}/cancel`, { reason: 'x', version: 1 });
  const both = await Promise.all([cancel(), cancel()]);
  expect(both.map(({ code }) => code).sort()).toEqual([200, 40901]);
  const [team] = await db.select().from(teams).where(eq(teams.id, fixture.teamId));
  expect(team?.creditBalanceCents).toBe(30_000);
  expect(await fixture.detail(id)).toMatchObject({
    paidCents: 0,
    logs: [{ after: { creditCents: 30_000 } }, {}],
  });
});

test('X-A121 a batch confirms what it can and says why not of the others', async () => {
  const { subIds } = await fixture.order({ subs: 2 });
  const [one = '', two = ''] = subIds;
  await confirm(one, 1);
  const batch = await fixture.sales.put('/api/v1/sub-orders/batch/confirm', { ids: [one, two, 'none'] });
  expect(batch.data).toEqual({
    done: [two],
    failed: [
      { id: one, code: 40904 },
      { id: 'none', code: 40401 },
    ],
  });
});
