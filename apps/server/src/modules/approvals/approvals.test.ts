import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addresses, teamMembers } from '../../db/schema/accounts';
import { approvals } from '../../db/schema/cart';
import { notices } from '../../db/schema/notices';
import { field, makeAddress, makeProduct } from '../../testing/builders';
import { type OrderFixture, startOrderFixture, wrongLocks } from '../../testing/orderFixture';

const FRONT = '/api/sp/front';
const LIMIT = 50_000;
let fixture: OrderFixture;
let chenId: string;
let addressId: string;

beforeAll(async () => {
  fixture = await startOrderFixture();
  const { db } = fixture.server;
  chenId = String(field((await fixture.chen.get(`${FRONT}/user/get/info`)).data, 'id'));
  await db.update(teamMembers).set({ spendLimitCents: LIMIT }).where(eq(teamMembers.buyerId, chenId));
  addressId = await makeAddress(db, chenId);
});
afterAll(() => fixture.server.close());

/** Body of an inquiry of one style; the default of ten pieces costs 1,000.00 EUR, which is above the limit. */
async function inquiry(qty = 10) {
  const product = await makeProduct(fixture.server.db, {
    listId: fixture.listId,
    sizes: { '38': 20, '40': 20 },
  });
  // Barcodes as real products have them, because the draft is compared with its products as a whole.
  await fixture.server.db.execute(
    sql`update skus set barcode = right(p.intl_code, 12) || skus.position from products p where p.id = skus.product_id`,
  );
  return {
    lines: [{ skuId: `${product}-38`, listId: fixture.listId, qty }],
    addressId,
    paymentMethod: 'OFFLINE_TRANSFER',
    notifyUserIds: [],
    remark: 'before Christmas',
  };
}

const ask = (body: object) =>
  fixture.chen.post(`${FRONT}/team/approval/ask`, body, { 'idempotency-key': randomUUID() });
const handle = (body: object, who = fixture.lin) => who.post(`${FRONT}/team/approval/handle`, body);
const draftOf = (id: unknown, who = fixture.chen) => who.get(`${FRONT}/inquiry/draft/detail/${String(id)}`);
const noticesOf = async (id: string) =>
  (await fixture.server.db.select({ title: notices.title }).from(notices).where(eq(notices.ownerId, id))).map(
    ({ title }) => title,
  );
async function asked() {
  const answer = await ask(await inquiry());
  expect(answer.code, answer.raw.body).toBe(200);
  return String(field(answer.data, 'orderDraftId'));
}

test('X-B75 X-B76 E-40916 R-6.07 above the limit the leader alone is asked, and the order made is the member’s own', async () => {
  const body = await inquiry();
  expect(await fixture.chen.post(`${FRONT}/inquiry/create`, body)).toMatchObject({
    code: 40916,
    data: { limitCents: LIMIT },
  });
  const answer = await ask(body);
  expect(answer.data).toMatchObject({ status: 'WAITING', qty: 10, goodsCents: 100_000, limitCents: LIMIT });
  const orderDraftId = String(field(answer.data, 'orderDraftId'));
  expect((await draftOf(orderDraftId)).data).toMatchObject({
    approvalStatus: 'WAITING',
    remark: 'before Christmas',
  });
  expect((await draftOf(orderDraftId, fixture.lin)).data).toMatchObject({ lines: [{ qty: 10 }] });
  expect((await draftOf(orderDraftId, fixture.stranger)).code).toBe(40401);
  expect(await noticesOf(fixture.linId)).toEqual([expect.stringContaining('chen')]);
  expect(await noticesOf(chenId)).toEqual([]);

  expect((await handle({ orderDraftId, approve: true }, fixture.chen)).code).toBe(40302);
  expect((await handle({ orderDraftId, approve: true }, fixture.stranger)).code).toBe(40302);
  const agreed = await handle({ orderDraftId, approve: true });
  expect(agreed.data, agreed.raw.body).toMatchObject({
    status: 'APPROVED',
    order: { orderNo: expect.any(String) },
  });
  const order = await fixture.chen.get(
    `${FRONT}/order/detail/${String(field(agreed.data, 'order', 'orderId'))}`,
  );
  expect(order.data).toMatchObject({ askedQty: 10, remark: 'before Christmas' });
  expect((await draftOf(orderDraftId)).code).toBe(40401);
  expect((await handle({ orderDraftId, approve: true })).code).toBe(40904);
  expect(await noticesOf(chenId)).toHaveLength(1);
  expect(await wrongLocks(fixture.server.db)).toEqual([]);
});

test('X-B76 refused with a reason the draft is the member’s again and may be asked for anew', async () => {
  const orderDraftId = await asked();
  const refused = await handle({ orderDraftId, approve: false, reason: 'wait for drop two' });
  expect(refused.data).toMatchObject({ status: 'REFUSED', reason: 'wait for drop two' });
  const own = await fixture.chen.get(`${FRONT}/team/approval/page`, { status: 'REFUSED' });
  expect(own.data).toMatchObject({ total: 1, list: [{ orderDraftId, reason: 'wait for drop two' }] });
  const { code, data } = await draftOf(orderDraftId);
  expect({ code, status: field(data, 'approvalStatus') }).toEqual({ code: 200, status: 'REFUSED' });
  expect((await draftOf(orderDraftId, fixture.lin)).code).toBe(40401);
  const again = { draftId: orderDraftId, addressId, paymentMethod: 'OFFLINE_TRANSFER', notifyUserIds: [] };
  expect((await ask(again)).data).toMatchObject({ orderDraftId, status: 'WAITING' });
  expect((await ask(again)).code).toBe(40904);
});

test('X-B76 while it waits the draft is not changed; deleted, or within the limit, it waits no longer', async () => {
  const orderDraftId = await asked();
  const { data } = await draftOf(orderDraftId);
  const version = field(data, 'version');
  const change = { id: orderDraftId, version, title: 'other', shared: false, lines: [] };
  expect((await fixture.chen.post(`${FRONT}/inquiry/draft/save`, change)).code).toBe(40904);
  expect((await fixture.chen.post(`${FRONT}/inquiry/draft/del`, { ids: [orderDraftId] })).code).toBe(200);
  expect((await handle({ orderDraftId, approve: true })).code).toBe(40401);
  expect((await ask(await inquiry(3))).code).toBe(40904);
  const body = await inquiry();
  expect((await fixture.lin.post(`${FRONT}/team/approval/ask`, { ...body })).code).not.toBe(200);
});

test('Q-27 E-40909 E-40902 agreed to twice at once one order is made; a price or a shortage since then is said first', async () => {
  const twice = await asked();
  const clicks = await Promise.all([1, 2].map(() => handle({ orderDraftId: twice, approve: true })));
  expect(clicks.map(({ code }) => code).sort()).toEqual([200, 40904]);

  const body = await inquiry();
  const [line] = body.lines;
  const productId = line?.skuId.replace(/-38$/, '') ?? '';
  const orderDraftId = String(field((await ask(body)).data, 'orderDraftId'));
  const { $client } = fixture.server.db;
  await $client.query('update list_items set price_cents = 12000 where product_id = $1', [productId]);
  expect(await handle({ orderDraftId, approve: true })).toMatchObject({
    code: 40909,
    data: { lines: [{ old: 10_000, new: 12_000 }] },
  });
  await $client.query('update stock set on_hand = 5 where sku_id = $1', [line?.skuId]);
  expect((await handle({ orderDraftId, approve: true, acceptPrices: true })).code).toBe(40902);
  const page = await fixture.lin.get(`${FRONT}/team/approval/page`, { status: 'WAITING' });
  expect(field(page.data, 'list', 0, 'orderDraftId')).toBe(orderDraftId);
  expect(await wrongLocks(fixture.server.db)).toEqual([]);
});

test('Q-32 lines asked for leave the cart with the draft, so they are not ordered twice', async () => {
  const body = await inquiry();
  const [line] = body.lines;
  const added = await fixture.chen.post(`${FRONT}/cart/add`, { lines: body.lines });
  const cartLineId = String(field(added.data, 'lines', 0, 'id'));
  const sent = { ...body, lines: [{ ...line, cartLineId }] };
  expect((await ask(sent)).code).toBe(200);
  expect((await fixture.chen.post(`${FRONT}/inquiry/create`, sent)).code).toBe(40401);
  expect((await ask(sent)).code).toBe(40401);
});

test('X-B76 Q-43 the goods go where the leader agreed to, whatever became of the saved address meanwhile', async () => {
  const { db } = fixture.server;
  for (const change of ['edited', 'deleted'] as const) {
    const addressId = await makeAddress(db, chenId);
    const body = { ...(await inquiry()), addressId };
    const answer = await ask(body);
    const place = { realName: 'Chen Weiming', detail: 'Via Torino 1', areaCode: '+39', phone: '3331234567' };
    expect(field(answer.data, 'address'), change).toMatchObject(place);
    const orderDraftId = String(field(answer.data, 'orderDraftId'));
    const elsewhere = { realName: 'Somebody else', detail: 'another place', version: 2 };
    const set = change === 'edited' ? elsewhere : { deletedAt: new Date(), isDefault: false };
    await db.update(addresses).set(set).where(eq(addresses.id, addressId));

    const page = await fixture.lin.get(`${FRONT}/team/approval/page`, { status: 'WAITING' });
    const waiting = field(page.data, 'list') as { orderDraftId: string; address?: unknown }[];
    expect(waiting.find((one) => one.orderDraftId === orderDraftId)?.address).toMatchObject(place);
    const agreed = await handle({ orderDraftId, approve: true });
    expect(agreed.code, agreed.raw.body).toBe(200);
    const order = await fixture.chen.get(
      `${FRONT}/order/detail/${String(field(agreed.data, 'order', 'orderId'))}`,
    );
    expect(field(order.data, 'address'), change).toMatchObject({ id: addressId, version: 1, ...place });
  }
});

test('X-B76 what was asked for before the place was kept goes to the saved address', async () => {
  const orderDraftId = await asked();
  await fixture.server.db
    .update(approvals)
    .set({ inquiry: sql`${approvals.inquiry} - 'address'` })
    .where(eq(approvals.draftId, orderDraftId));
  const page = await fixture.lin.get(`${FRONT}/team/approval/page`, { keywords: 'chen' });
  const waiting = field(page.data, 'list') as { orderDraftId: string; address?: unknown }[];
  expect(waiting.find((one) => one.orderDraftId === orderDraftId)).not.toHaveProperty('address');
  expect((await handle({ orderDraftId, approve: true })).code).toBe(200);
});
