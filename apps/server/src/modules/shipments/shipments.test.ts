import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wrongSums } from '../../../torture/lib/sums';
import { shipments } from '../../db/schema/fulfilment';
import { stock } from '../../db/schema/stock';
import { field } from '../../testing/builders';
import { type MadeOrder, type OrderFixture, startOrderFixture, wrongLocks } from '../../testing/orderFixture';
import { makeStaff } from '../../testing/people';
import { area } from '../../testing/pictures';
import { makeViewer } from '../../testing/scopeFixture';
import type { Tester } from '../../testing/testers';

const DUE = 110_000;
const key = () => ({ 'idempotency-key': randomUUID() });

let fixture: OrderFixture;
let luca: Tester;
beforeAll(async () => {
  fixture = await startOrderFixture();
  await makeStaff(fixture.server.db, { username: 'luca' }, 'WAREHOUSE');
  luca = await fixture.server.staff('luca');
});
afterAll(() => fixture.server.close());

interface Paid extends MadeOrder {
  subId: string;
  lines: string[];
}

/** Makes an order of two sizes with `qty` pieces each, fully paid with credit. */
async function paidOrder(qty = 5, due = DUE): Promise<Paid> {
  const made = await fixture.orderToPay({ qty });
  await fixture.giveCredit(due);
  const used = { orderId: made.id, amountCents: due };
  await fixture.lin.post('/api/sp/front/payment/credit/apply', used, key());
  const lines = field(await fixture.detail(made.id), 'subs', 0, 'lines');
  if (!Array.isArray(lines)) throw new Error('the order has no lines');
  return { ...made, subId: made.subIds[0] ?? '', lines: lines.map((line) => String(field(line, 'id'))) };
}

const parcel = (subOrderId: string, pieces: Record<string, number>) => ({
  subOrderId,
  courier: 'DHL',
  trackingNo: '8842 1107 3965',
  phoneTail: '6021',
  packingQty: 1,
  packages: [
    {
      no: 1,
      items: Object.entries(pieces).map(([orderLineId, qty]) => ({ orderLineId, qty })),
      weightG: 9400,
    },
  ],
  fileIds: [],
});
const ship = (subOrderId: string, pieces: Record<string, number>) =>
  luca.post('/api/v1/shipments', parcel(subOrderId, pieces), key());
const subOf = async (id: string) => field(await fixture.detail(id), 'subs', 0);
const receiptOf = async (id: string, lines: object[]) => {
  const sub = await subOf(id);
  return { subOrderId: field(sub, 'id'), lines, version: field(sub, 'version') };
};
const sendReceipt = (receipt: object, who = fixture.lin) =>
  who.post('/api/sp/front/order/receipt/confirm', receipt);
const receive = async (id: string, lines: object[], who = fixture.lin) =>
  sendReceipt(await receiptOf(id, lines), who);
const stockOf = async (skuId = '') => {
  const [row] = await fixture.server.db.select().from(stock).where(eq(stock.skuId, skuId));
  return { onHand: row?.onHand, locked: row?.locked };
};

test('M-T7 M-T8a X-B60 X-B61 goods leave in parts, a voided parcel comes back into stock and lock, buyers see what is on its way', async () => {
  const unpaid = await fixture.orderToPay();
  expect((await ship(unpaid.subIds[0] ?? '', { none: 1 })).code).toBe(40904);
  const { id, subId, lines, skuIds } = await paidOrder();
  const [one = '', two = ''] = lines;
  expect((await ship(subId, { [one]: 6 })).data).toEqual({ lines: [{ id: one, qty: 6, confirmed: 5 }] });
  const first = await ship(subId, { [one]: 3 });
  expect(first).toMatchObject({
    code: 200,
    data: { state: 'ON_THE_WAY', qty: 3, createdBy: 'luca', actions: ['edit', 'addEvent', 'voidShipment'] },
  });
  expect(await stockOf(skuIds[0])).toEqual({ onHand: 17, locked: 2 });
  expect(await subOf(id)).toMatchObject({ shipping: 'PARTIAL' });
  expect((await fixture.lin.get(`/api/sp/front/logistics/list?orderId=${id}`)).data).toMatchObject([
    {
      courier: 'DHL',
      qty: 3,
      packages: [{ weightG: 9400, items: [{ qty: 3, brandName: 'Maison Orsel', size: '38' }] }],
    },
  ]);
  const shipmentId = String(field(first.data, 'id'));
  const voided = await luca.del(
    `/api/v1/shipments/${shipmentId}`,
    {},
    {
      reason: 'wrong box',
      version: 1,
    },
  );
  expect(voided.code).toBe(200);
  expect(await stockOf(skuIds[0])).toEqual({ onHand: 20, locked: 5 });
  expect((await fixture.lin.get(`/api/sp/front/logistics/detail/${shipmentId}`)).code).toBe(40401);
  expect((await luca.get(`/api/v1/shipments/page?orderId=${id}`)).data).toMatchObject({
    list: [{ state: 'VOIDED', voidReason: 'wrong box', actions: [] }],
  });
  expect((await ship(subId, { [one]: 5, [two]: 5 })).code).toBe(200);
  expect(await fixture.detail(id)).toMatchObject({ status: 'SHIPPED', flow: null });
  expect(await wrongLocks(fixture.server.db)).toEqual([]);
});

test('L-27 an order that holds every piece is shipped from its own lock, with nothing free', async () => {
  const { id, subId, lines, skuIds } = await paidOrder(20, 440_000);
  const [one = '', two = ''] = lines;
  for (const skuId of skuIds) expect(await stockOf(skuId)).toEqual({ onHand: 20, locked: 20 });
  expect((await ship(subId, { [one]: 20, [two]: 19 })).code).toBe(200);
  expect((await ship(subId, { [two]: 2 })).data).toEqual({ lines: [{ id: two, qty: 2, confirmed: 1 }] });
  expect((await ship(subId, { [two]: 1 })).code).toBe(200);
  for (const skuId of skuIds) expect(await stockOf(skuId)).toEqual({ onHand: 0, locked: 0 });
  expect(await fixture.detail(id)).toMatchObject({ status: 'SHIPPED' });
  expect(await wrongLocks(fixture.server.db)).toEqual([]);
});

test('R-3.33 X-A48 a consignment carries a PDF and a picture, which the customer opens; nothing else, and no file of others', async () => {
  const { id, subId, lines } = await paidOrder();
  const [one = ''] = lines;
  const keep = (filename: string, data: Buffer) => luca.form('/api/v1/files', { file: { filename, data } });
  expect((await keep('pieces.xlsx', Buffer.from('PK'))).code).toBe(41501);
  const kept = [
    await keep('packing list.pdf', Buffer.from('%PDF-1.7\nlist')),
    await keep('box.png', await area(40, 30).png().toBuffer()),
  ];
  const send = (fileIds: unknown[]) =>
    luca.post('/api/v1/shipments', { ...parcel(subId, { [one]: 1 }), fileIds }, key());
  expect((await send([await fixture.proof(fixture.lin)])).code).toBe(40001);
  expect((await send(kept.map(({ data }) => field(data, 'id')))).code).toBe(200);
  const { data } = await fixture.lin.get(`/api/sp/front/logistics/list?orderId=${id}`);
  expect(data).toMatchObject([
    { attachments: [{ kind: 'PDF', name: 'packing list.pdf' }, { kind: 'IMAGE' }] },
  ]);
  for (const at of [0, 1]) {
    const url = String(field(data, 0, 'attachments', at, 'url'));
    expect((await fixture.server.inject({ method: 'GET', url })).statusCode).toBe(200);
  }
});

test('X-A139 X-A141 X-B62 staff mend a parcel but not its pieces and tell its way; strangers follow nothing', async () => {
  const { id, subId, lines } = await paidOrder();
  const [one = ''] = lines;
  const made = await ship(subId, { [one]: 2 });
  const path = `/api/v1/shipments/${String(field(made.data, 'id'))}`;
  const { subOrderId: _sub, ...edit } = { ...parcel(subId, { [one]: 2 }), courier: 'FedEx' };
  const shippedAt = field(made.data, 'shippedAt');
  expect((await luca.put(path, { ...edit, shippedAt, version: 1 })).data).toMatchObject({
    courier: 'FedEx',
    version: 2,
  });
  expect((await luca.put(path, { ...edit, shippedAt, version: 1 })).code).toBe(40901);
  const other = parcel(subId, { [one]: 1 });
  expect((await luca.put(path, { ...edit, packages: other.packages, shippedAt, version: 2 })).code).toBe(
    40001,
  );
  const event = { at: new Date().toISOString(), text: '已签收', place: '香港', delivered: true };
  expect((await luca.post(`${path}/events`, event, key())).data).toMatchObject({ state: 'DELIVERED' });
  expect((await luca.post(`${path}/events`, { ...event, at: '2020-01-01T00:00:00Z' }, key())).code).toBe(
    40001,
  );
  const track = `/api/sp/front/logistics/track/${String(field(made.data, 'id'))}`;
  expect((await fixture.lin.get(track)).data).toMatchObject({
    events: [{ text: '已签收', source: 'STAFF' }],
  });
  expect((await fixture.stranger.get(track)).code).toBe(40401);
  expect(await subOf(id)).toMatchObject({ shipping: 'PARTIAL' });
});

test('X-A139 D-52 who is shown no contact data changes a parcel, and its digits of the phone stay', async () => {
  const { subId, lines } = await paidOrder();
  const [one = ''] = lines;
  const made = await ship(subId, { [one]: 2 });
  const path = `/api/v1/shipments/${String(field(made.data, 'id'))}`;
  const { tester: blind } = await makeViewer(fixture.server, 'noContact', 'ALL', [
    'biz:shipment:query',
    'biz:shipment:edit',
  ]);
  const shown = field(
    (await blind.get('/api/v1/shipments/page', { keywords: String(field(made.data, 'shipmentNo')) })).data,
    'list',
    0,
  );
  expect(shown).toMatchObject({ phoneTail: '' });
  const { subOrderId: _sub, phoneTail: _tail, ...rest } = parcel(subId, { [one]: 2 });
  const edit = { ...rest, courier: 'FedEx', shippedAt: field(made.data, 'shippedAt') };
  expect((await blind.put(path, { ...edit, phoneTail: '', version: 1 })).code).toBe(40001);
  expect((await blind.put(path, { ...edit, version: 1 })).data).toMatchObject({
    courier: 'FedEx',
    phoneTail: '',
  });
  const id = String(field(made.data, 'id'));
  const [stored] = await fixture.server.db.select().from(shipments).where(eq(shipments.id, id));
  expect(stored).toMatchObject({ courier: 'FedEx', phoneTail: '6021' });
});

test('M-T8 X-A143 R-3.37 Q-24 pieces closed short become team credit with their share of the surcharge, to the cent and never twice', async () => {
  const { id, subId, lines, skuIds } = await paidOrder();
  const [one = '', two = ''] = lines;
  const before = Number(
    field((await fixture.lin.get('/api/sp/front/payment/credit/page')).data, 'balanceCents'),
  );
  const close = async (closed: Record<string, number>) =>
    luca.post(
      `/api/v1/sub-orders/${subId}/close-short`,
      {
        lines: Object.entries(closed).map(([lineId, qty]) => ({ id: lineId, qty, shortageReason: 'DEFECT' })),
        version: field(await subOf(id), 'version'),
      },
      key(),
    );
  expect((await close({ [one]: 2 })).code).toBe(200);
  expect(await stockOf(skuIds[0])).toEqual({ onHand: 20, locked: 3 });
  expect((await close({ [one]: 4 })).code).toBe(40919);
  await ship(subId, { [one]: 3 });
  expect((await close({ [two]: 5 })).code).toBe(200);
  expect(await fixture.detail(id)).toMatchObject({ status: 'SHIPPED', paidCents: DUE, payableCents: DUE });
  expect(await subOf(id)).toMatchObject({ shortageDiffCents: 77_000 });
  expect((await fixture.lin.get('/api/sp/front/payment/credit/page?type=SHORTAGE')).data).toMatchObject({
    balanceCents: before + 77_000,
    list: [{ amountCents: 55_000 }, { amountCents: 22_000 }],
  });
  expect(await wrongSums(fixture.server.db)).toEqual([]);
});

test('Q-49 M-T9 a receipt that is lost in its middle has done nothing, and is done once when it is sent again', async () => {
  const { db } = fixture.server;
  const { id, subId, lines } = await paidOrder();
  const [one = '', two = ''] = lines;
  await ship(subId, { [one]: 5, [two]: 5 });
  const fileIds = [await fixture.proof(fixture.lin)];
  const receipt = await receiptOf(id, [{ id: one, receivedQty: 3, reason: 'DEFECT', note: 'torn', fileIds }]);
  const before = await fixture.detail(id);
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table receipt_claims in exclusive mode`);
    const lost = sendReceipt(receipt);
    const cut = () =>
      db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
    await expect.poll(async () => (await cut()).rows.length).toBe(1);
    expect((await lost).status).toBe(503);
  });
  expect(await fixture.detail(id)).toEqual(before);
  expect((await sendReceipt(receipt)).code).toBe(200);
  expect(await subOf(id)).toMatchObject({ shipping: 'RECEIVED', claimQty: 2, claims: [{ qty: 2 }] });
  expect(await wrongSums(db)).toEqual([]);
});

test('R-4.39 M-T9 X-B50 a receipt names per line what is missing, with photos; the order completes and the claim waits', async () => {
  const { id, subId, lines } = await paidOrder();
  const [one = '', two = ''] = lines;
  await ship(subId, { [one]: 5, [two]: 5 });
  expect((await receive(id, [{ id: one, receivedQty: 6 }])).code).toBe(40001);
  expect((await receive(id, [], fixture.stranger)).code).toBe(40401);
  const fileIds = [await fixture.proof(fixture.lin)];
  const short = { id: one, receivedQty: 3, reason: 'DEFECT', note: 'threads pulled', fileIds };
  const receipt = await receiptOf(id, [short]);
  const answers = await Promise.all([sendReceipt(receipt), sendReceipt(receipt)]);
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 40901]);
  expect(await subOf(id)).toMatchObject({
    shipping: 'RECEIVED',
    claimQty: 2,
    claims: [
      {
        orderLineId: one,
        qty: 2,
        reason: 'DEFECT',
        note: 'threads pulled',
        amountCents: 22_000,
        status: 'OPEN',
        photos: [{}],
      },
    ],
    lines: [{ receivedQty: 3 }, { receivedQty: 5 }],
  });
  expect(await fixture.detail(id)).toMatchObject({ status: 'COMPLETED', actions: [] });
});
