import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { field } from '../../../testing/builders';
import { type OrderFixture, startOrderFixture } from '../../../testing/orderFixture';
import { makeStaff } from '../../../testing/people';
import { type OrderBundle, readBundle } from '../read/bundle';
import { changesOf } from './changes';
import { LINE_COLUMNS, columnNames, ORDER_COLUMNS, SUB_COLUMNS, valuesOf } from './columns';
import { saveBundle } from './save';

let fixture: OrderFixture;
beforeAll(async () => {
  fixture = await startOrderFixture();
});
afterAll(() => fixture.server.close());

async function stored(id: string): Promise<OrderBundle> {
  const bundle = await readBundle(fixture.server.db, id);
  if (bundle === null) throw new Error('there is no such order');
  return bundle;
}

test('D-56 every column a step may change is compared, saved and, if it is told of, recorded', async () => {
  const { id } = await fixture.order();
  const before = await stored(id);
  const at = new Date('2027-01-02T03:04:05Z');
  const line = {
    confirmedQty: 4,
    shippedQty: 3,
    receivedQty: 2,
    closedQty: 1,
    shortageReason: 'DEFECT',
    priceCents: 9900,
    discountCents: 7,
  } as const;
  const sub = {
    confirmation: 'CONFIRMED',
    shipping: 'PARTIAL',
    cancelled: true,
    cancelReason: 'late',
    cancelledByBuyer: true,
    comment: 'why',
    shipEstimate: '2027-02-01',
    receiveEstimate: '2027-02-09',
    platformConfirmedAt: at,
    acknowledgedAt: at,
    acknowledgedFileIds: ['f1'],
    confirmedAt: at,
    receivedAt: new Date('2026-01-07T00:00:00Z'),
    shortageDiffCents: 7,
    offerDiff: { lines: [] },
    version: 9,
    updatedAt: at,
  } as const;
  const order = {
    status: 'SHIPPED',
    flow: 'TO_BE_PAID',
    paymentStatus: 'PAID',
    confirmedQty: 1,
    confirmedValueCents: 2,
    goodsCents: 3,
    discountCents: 4,
    submitSurchargeBp: 11,
    submitSurchargeCents: 12,
    surchargeBp: 5,
    surchargeCents: 6,
    payableCents: 7,
    paidCents: 8,
    rates: [{ name: 'CNY', num: '7', updatedAt: at.toISOString() }],
    frozenAt: at,
    confirmedAt: at,
    paidAt: new Date('2026-01-05T00:00:00Z'),
    shippedAt: new Date('2026-01-06T00:00:00Z'),
    completedAt: at,
    cancelReason: 'late',
    version: 9,
    updatedAt: at,
  } as const;
  expect(Object.keys(line).sort()).toEqual(columnNames(LINE_COLUMNS).sort());
  expect(Object.keys(sub).sort()).toEqual(columnNames(SUB_COLUMNS).sort());
  expect(Object.keys(order).sort()).toEqual(columnNames(ORDER_COLUMNS).sort());
  const after: OrderBundle = {
    order: { ...before.order, ...order, rates: [...order.rates] },
    subs: before.subs.map((one) => ({ ...one, ...sub, acknowledgedFileIds: ['f1'] })),
    lines: before.lines.map((one, index) => (index === 0 ? { ...one, ...line } : one)),
    tiers: before.tiers,
  };
  await fixture.server.db.transaction((tx) => saveBundle(tx, before, after));
  const kept = await stored(id);
  expect(valuesOf(kept.order, ORDER_COLUMNS)).toEqual(order);
  expect(kept.subs.map((one) => valuesOf(one, SUB_COLUMNS))).toEqual([sub]);
  expect(kept.lines.map((one) => valuesOf(one, LINE_COLUMNS))).toEqual(
    after.lines.map((one) => valuesOf(one, LINE_COLUMNS)),
  );
  const told = changesOf(before, kept).after;
  expect(told).toMatchObject({ status: 'SHIPPED', paidCents: 8 });
  expect(told[`${before.lines[0]?.intlCode} ${before.lines[0]?.size}`]).toEqual(line);
});

test('E-40001 M-T3 M-T3b M-T3c a refusal names the line by its place in the call, not in the order', async () => {
  const { id, subIds } = await fixture.order();
  const [sub = ''] = subIds;
  const lines = field(await fixture.detail(id), 'subs', 0, 'lines');
  const second = String(field(lines, 1, 'id'));
  const put = (step: string, version: number, line: object) =>
    fixture.sales.put(`/api/v1/sub-orders/${sub}/${step}`, { lines: [{ id: second, ...line }], version });
  const namedIn = (answer: { data: unknown }) => Object.keys(Object(field(answer.data, 'fields')));
  expect(namedIn(await put('confirm', 1, { confirmedQty: 6, shortageReason: 'DEFECT' }))).toEqual([
    'lines.0.confirmedQty',
  ]);
  expect(namedIn(await put('confirm', 1, { confirmedQty: 3 }))).toEqual(['lines.0.shortageReason']);
  await put('confirm', 1, { confirmedQty: 3, shortageReason: 'DEFECT' });
  expect(namedIn(await put('acknowledge', 2, { qty: 4 }))).toEqual(['lines.0.qty']);
  await put('acknowledge', 2, { qty: 3 });
  expect(namedIn(await put('offer', 3, { qty: 6 }))).toEqual(['lines.0.qty']);
  expect(namedIn(await put('offer', 3, { qty: 1, discountCents: 90_000 }))).toEqual([
    'lines.0.discountCents',
  ]);
});

test('M-T5 M-T6 M-T6a M-T6b a step of payment leaves the versions of the sub-orders, so a warehouse with one open may go on', async () => {
  const { id, subIds } = await fixture.orderToPay({ subs: 2 });
  await makeStaff(fixture.server.db, { username: 'xu' }, 'FINANCE');
  await makeStaff(fixture.server.db, { username: 'luca' }, 'WAREHOUSE');
  const finance = await fixture.server.staff('xu');
  const warehouse = await fixture.server.staff('luca');
  const before = await stored(id);
  const pay = '/api/sp/front/payment';
  const key = () => ({ 'idempotency-key': randomUUID() });
  const openCents = async () =>
    Number(field((await fixture.lin.get(`${pay}/list?orderId=${id}`)).data, 'openCents'));
  const send = async (amountCents: number) => {
    const proof = {
      orderId: id,
      method: 'OFFLINE_TRANSFER',
      amountCents,
      paidAt: '2026-01-02T00:00:00Z',
      fileIds: [await fixture.proof(fixture.lin)],
    };
    return String(field((await fixture.lin.post(`${pay}/proof/add`, proof, key())).data, 'id'));
  };
  const decide = async (paymentId: string, decision: 'verify' | 'reject', body: object) =>
    (await finance.put(`/api/v1/payments/${paymentId}/${decision}`, { ...body, version: 1 })).code;

  await fixture.giveCredit(100);
  expect((await fixture.lin.post(`${pay}/credit/apply`, { orderId: id, amountCents: 100 }, key())).code).toBe(
    200,
  );
  expect((await fixture.lin.post(`${pay}/proof/del`, { id: await send(200) })).code).toBe(200);
  expect(await decide(await send(300), 'reject', { reason: 'unreadable' })).toBe(200);
  const rest = await openCents();
  expect(await decide(await send(rest), 'verify', { amountCents: rest })).toBe(200);
  expect(await openCents()).toBe(0);

  const after = await stored(id);
  expect(after.order.version).toBeGreaterThan(before.order.version);
  expect(after.subs).toEqual(before.subs);
  const line = before.lines.find(({ subOrderId }) => subOrderId === subIds[0]);
  const closed = await warehouse.post(
    `/api/v1/sub-orders/${subIds[0]}/close-short`,
    { lines: [{ id: line?.id, qty: 1, shortageReason: 'DEFECT' }], version: before.subs[0]?.version },
    key(),
  );
  expect(closed.code, closed.message).toBe(200);
});
