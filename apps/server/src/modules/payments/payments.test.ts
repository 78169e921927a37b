import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wrongSums } from '../../../torture/lib/sums';
import { orders } from '../../db/schema/orders';
import { paymentAccounts } from '../../db/schema/payments';
import { DEMO_ACCOUNTS } from '../../demo/money';
import { field } from '../../testing/builders';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import { makeStaff } from '../../testing/people';
import { area } from '../../testing/pictures';
import type { Tester } from '../../testing/testers';

const PAY = '/api/sp/front/payment';
const DUE = 110_000;
const key = () => ({ 'idempotency-key': randomUUID() });

let fixture: OrderFixture;
let finance: Tester;
beforeAll(async () => {
  fixture = await startOrderFixture();
  await makeStaff(fixture.server.db, { username: 'xu' }, 'FINANCE');
  finance = await fixture.server.staff('xu');
});
afterAll(() => fixture.server.close());

const send = async (orderId: string, amountCents: number, payer = fixture.lin, fileIds?: string[]) =>
  payer.post(
    `${PAY}/proof/add`,
    {
      orderId,
      method: 'OFFLINE_TRANSFER',
      amountCents,
      paidAt: '2026-01-02T00:00:00Z',
      fileIds: fileIds ?? [await fixture.proof(payer)],
    },
    key(),
  );
const listOf = async (orderId: string, who = fixture.lin) =>
  (await who.get(`${PAY}/list?orderId=${orderId}`)).data;
const verify = (id: unknown, amountCents: number, version = 1, who = finance) =>
  who.put(`/api/v1/payments/${String(id)}/verify`, { amountCents, version });
const reject = (id: unknown, reason: string, version = 1) =>
  finance.put(`/api/v1/payments/${String(id)}/reject`, { reason, version });
const credit = (orderId: string, amountCents: number, who = fixture.lin) =>
  who.post(`${PAY}/credit/apply`, { orderId, amountCents }, key());

test('M-T5 M-T6a M-T6 R-3.30 X-A134 X-B54 X-B56 a proof is sent back with its reason, sent anew, accepted in part and then whole', async () => {
  const { id } = await fixture.orderToPay();
  expect(await listOf(id)).toMatchObject({
    paymentStatus: 'UNPAID',
    payableCents: DUE,
    openCents: DUE,
    dueCents: DUE,
    payments: [],
    actions: ['sendProof', 'applyCredit'],
  });
  const first = await send(id, DUE);
  expect(first).toMatchObject({
    code: 200,
    data: {
      status: 'PROOF_SUBMITTED',
      senderName: 'lin',
      proofFiles: [{ kind: 'PDF', name: 'transfer.pdf' }],
    },
  });
  expect(await listOf(id)).toMatchObject({
    paymentStatus: 'PROOF_SUBMITTED',
    pendingCents: DUE,
    openCents: DUE,
    actions: ['withdrawProof'],
  });
  expect((await send(id, 100)).code).toBe(40904);
  expect((await reject(field(first.data, 'id'), 'unreadable')).data).toMatchObject({
    method: 'OFFLINE_TRANSFER',
    proofFiles: [{ kind: 'PDF' }],
    status: 'REJECTED',
    rejectReason: 'unreadable',
    verifiedBy: 'xu',
    actions: [],
  });
  const again = field((await send(id, DUE)).data, 'id');
  expect((await verify(again, 60_000)).data).toMatchObject({
    status: 'PAID',
    amountCents: 60_000,
    claimedCents: DUE,
    order: { paymentStatus: 'PARTIALLY_PAID', paidCents: 60_000, openCents: 50_000 },
  });
  expect((await send(id, 50_001)).data).toEqual({ openCents: 50_000 });
  const rest = field((await send(id, 50_000)).data, 'id');
  expect((await verify(rest, 50_000)).code).toBe(200);
  expect(await fixture.detail(id)).toMatchObject({
    status: 'IN_PROGRESS',
    flow: 'AWAITING_SHIPPING',
    paymentStatus: 'PAID',
    paidCents: DUE,
  });
  expect((await listOf(id)) as object).toMatchObject({ openCents: 0, actions: [], payments: [{}, {}, {}] });
});

test('X-B57 who sent a proof takes it back, a team mate does not, and the order stands where it stood', async () => {
  const { id } = await fixture.orderToPay();
  await reject(field((await send(id, 500)).data, 'id'), 'too little');
  const proof = field((await send(id, 600)).data, 'id');
  expect(await listOf(id, fixture.chen)).toMatchObject({ actions: [] });
  expect((await fixture.chen.post(`${PAY}/proof/del`, { id: proof })).code).toBe(40904);
  expect((await fixture.stranger.post(`${PAY}/proof/del`, { id: proof })).code).toBe(40401);
  expect((await fixture.lin.post(`${PAY}/proof/del`, { id: proof })).code).toBe(200);
  expect(await listOf(id)).toMatchObject({ paymentStatus: 'REJECTED', payments: [{ amountCents: 500 }] });
  expect((await fixture.lin.post(`${PAY}/proof/del`, { id: proof })).code).toBe(40401);
});

test('E-40917 M-T5 a proof needs a file of one’s own that is a picture or a PDF, a sum up to what is open, and a day that has come', async () => {
  const { id } = await fixture.orderToPay();
  const foreign = await fixture.proof(fixture.chen);
  expect(field((await send(id, 500, fixture.lin, [foreign])).data, 'fields')).toHaveProperty('fileIds');
  expect((await send(id, DUE + 1)).code).toBe(40917);
  const later = { orderId: id, method: 'OTHER', amountCents: 1, paidAt: '2099-01-01T00:00:00Z' };
  const fileIds = [await fixture.proof(fixture.lin)];
  const refused = await fixture.lin.post(`${PAY}/proof/add`, { ...later, fileIds }, key());
  expect(field(refused.data, 'fields')).toHaveProperty('paidAt');
  expect((await listOf(id)) as object).toMatchObject({ payments: [] });
  expect((await send(id, 500, fixture.stranger)).code).toBe(40401);
});

test('L-11 X-B88 D-59 pictures are drawn anew, PDF kept as they are, anything else is refused', async () => {
  const upload = (filename: string, data: Buffer) =>
    fixture.lin.form('/api/sp/front/upload/file', { file: { filename, data } });
  const picture = await upload('slip.jpg', await area().jpeg().toBuffer());
  expect(picture.data).toMatchObject({ kind: 'IMAGE', url: expect.stringContaining('signature=') });
  expect((await upload('slip.pdf', Buffer.from('%PDF-1.4 x'))).data).toMatchObject({ kind: 'PDF' });
  expect((await upload('slip.pdf', Buffer.from('<html>'))).code).toBe(41501);
  expect((await upload('slip.html', Buffer.from('%PDF-1.4'))).code).toBe(41501);
});

test('M-T6 X-A132 X-A133 Q-27 nobody verifies an own payment; of two at once one wins', async () => {
  const { id } = await fixture.orderToPay();
  const cash = {
    orderId: id,
    method: 'OFFLINE_CASH',
    amountCents: DUE,
    fileIds: [],
    paidAt: '2026-01-02T00:00:00Z',
  };
  const made = await finance.post('/api/v1/payments', cash, key());
  expect(made.data).toMatchObject({ senderType: 'STAFF', ownUpload: true, actions: [] });
  const paymentId = field(made.data, 'id');
  expect((await verify(paymentId, DUE)).code).toBe(40302);
  await makeStaff(fixture.server.db, { username: 'second' }, 'FINANCE');
  const second = await fixture.server.staff('second');
  expect((await verify(paymentId, DUE, 7, second)).code).toBe(40901);
  const answers = await Promise.all([1, 2, 3].map(() => verify(paymentId, DUE, 1, second)));
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 40904, 40904]);
  expect(await fixture.detail(id)).toMatchObject({ paidCents: DUE, paymentStatus: 'PAID' });
});

test('M-T6b X-B58 X-B59 team credit pays at once up to the balance, the statement tells it, members may not', async () => {
  const { id } = await fixture.orderToPay();
  await fixture.giveCredit(40_000);
  const balance = Number(field(await listOf(id), 'creditBalanceCents'));
  expect((await credit(id, 1, fixture.chen)).code).toBe(40301);
  expect((await credit(id, balance + 1)).data).toEqual({ openCents: balance });
  expect((await credit(id, 30_000)).data).toMatchObject({
    method: 'CREDIT',
    status: 'PAID',
    amountCents: 30_000,
  });
  expect(await fixture.detail(id)).toMatchObject({ paymentStatus: 'PARTIALLY_PAID', paidCents: 30_000 });
  const page = (await fixture.lin.get(`${PAY}/credit/page?type=APPLIED`)).data;
  expect(page).toMatchObject({
    balanceCents: balance - 30_000,
    list: [
      {
        type: 'APPLIED',
        amountCents: -30_000,
        balanceCents: balance - 30_000,
        orderId: id,
        operatorName: 'lin',
      },
    ],
  });
  expect(field(await fixture.detail(id), 'logs', 0)).toMatchObject({
    action: 'applyCredit',
    after: { amountCents: 30_000, paidCents: 30_000 },
  });
});

test('M-T6 M-T6b acceptance and credit at the same moment never pay an order twice', async () => {
  const rounds = await Promise.all([1, 2, 3, 4].map(() => fixture.orderToPay()));
  await fixture.giveCredit(4 * DUE);
  for (const { id } of rounds) {
    await verify(field((await send(id, 60_000)).data, 'id'), 50_000);
    const { data } = await send(id, 60_000);
    const withdrawn = fixture.lin.post(`${PAY}/proof/del`, { id: field(data, 'id') });
    await Promise.all([verify(field(data, 'id'), 60_000), withdrawn, credit(id, 60_000), credit(id, 60_000)]);
    const [row] = await fixture.server.db.select().from(orders).where(eq(orders.id, id));
    expect([50_000, DUE]).toContain(row?.paidCents);
  }
  expect(await wrongSums(fixture.server.db)).toEqual([]);
});

test('X-A131 staff find what waits; who sees no prices is shown neither sum nor proof', async () => {
  const { id } = await fixture.orderToPay();
  await send(id, 700);
  const path = `/api/v1/payments/page?orderId=${id}&status=PROOF_SUBMITTED`;
  expect((await finance.get(path)).data).toMatchObject({
    total: 1,
    list: [
      { amountCents: 700, ownUpload: false, actions: ['acceptPayment', 'rejectPayment'], order: { id } },
    ],
  });
  const number = String(field(await fixture.detail(id), 'orderNo'));
  expect((await finance.get(`/api/v1/payments/page?keywords=${number}`)).data).toMatchObject({ total: 1 });
  expect((await fixture.guest.get(path)).data).toMatchObject({ list: [{ amountCents: 0, proofFiles: [] }] });
});

test('X-B55 buyers see the accounts in use, in one currency when asked to', async () => {
  await fixture.server.db
    .insert(paymentAccounts)
    .values([
      ...DEMO_ACCOUNTS,
      { ...DEMO_ACCOUNTS[0], id: 'off', accountNo: 'OFF-1', enabled: false } as never,
    ]);
  const all = (await fixture.lin.get(`${PAY}/accounts`)).data;
  expect(all).toMatchObject([{ currency: 'EUR' }, { currency: 'HKD' }, { currency: 'CNY' }]);
  expect((await fixture.lin.get(`${PAY}/accounts?currency=HKD`)).data).toMatchObject([{ id: 'acc-hkd' }]);
});
