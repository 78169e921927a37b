import type { components } from '@selvedge/api-spec/types';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stock } from '../../db/schema/stock';
import { field } from '../../testing/builders';
import { type OrderFixture, startOrderFixture, wrongLocks } from '../../testing/orderFixture';
import { makeStaff } from '../../testing/people';
import { makeViewer } from '../../testing/scopeFixture';
import type { ApiAnswer, Tester } from '../../testing/testers';

type Schemas = components['schemas'];
type Detail = Schemas['PurchaseOrderDetail'];

const NEEDS = '/api/v1/purchases';
const ORDERS = '/api/v1/purchase-orders';

let fixture: OrderFixture;
let elisa: Tester;
let keeper: Tester;
beforeAll(async () => {
  fixture = await startOrderFixture();
  await makeStaff(fixture.server.db, { username: 'elisa', nickname: 'Elisa' }, 'PURCHASER');
  await makeStaff(fixture.server.db, { username: 'luca', nickname: 'Luca' }, 'WAREHOUSE');
  [elisa, keeper] = await Promise.all([fixture.server.staff('elisa'), fixture.server.staff('luca')]);
});
afterAll(() => fixture.server.close());

const ok = (answer: ApiAnswer): ApiAnswer => {
  expect(answer.code, answer.raw.body).toBe(200);
  return answer;
};
const needOf = async (skuId: string) =>
  (
    ok(await elisa.get(`${NEEDS}/page`, { pageSize: 200 })).data as { list: Schemas['PurchaseNeed'][] }
  ).list.find((need) => need.id === skuId);
const order = (needIds: string[], who = elisa) => who.post(`${NEEDS}/orders`, { supplierId: 's1', needIds });
const detail = async (id: string) => ok(await elisa.get(`${ORDERS}/${id}`)).data as Detail;
const set = async (id: string, to: string, more: object = {}) => {
  const { version } = await detail(id);
  return elisa.put(`${ORDERS}/${id}/status`, { to, version, ...more });
};
const receive = (id: string, lines: object[], who = keeper) =>
  who.post(`${ORDERS}/${id}/receipts`, { lines });
const onHandOf = async (skuId: string) =>
  (await fixture.server.db.select({ onHand: stock.onHand }).from(stock).where(eq(stock.skuId, skuId)))[0]
    ?.onHand ?? 0;
/** Returns the SKUs whose stock is not the sum of their movements. */
const apart = async () =>
  (
    await fixture.server.db
      .execute(sql`select s.sku_id from stock s left join stock_movements m on m.sku_id = s.sku_id group by s.sku_id
      having (s.on_hand, s.locked, s.incoming) <> (coalesce(sum(m.on_hand), 0), coalesce(sum(m.locked), 0), coalesce(sum(m.incoming), 0))`)
  ).rows;

/** Makes an order that both sides confirmed, and a purchase order of it. */
async function bought(qty = 5): Promise<{ id: string; skuId: string; subId: string; orderId: string }> {
  const { id: orderId, skuIds, subIds } = await fixture.orderToPay({ qty });
  const made = ok(await order(skuIds));
  const id = String(field(made.data, 'purchaseOrderId'));
  return { id, skuId: skuIds[0] ?? '', subId: subIds[0] ?? '', orderId };
}

test('X-A144 R-2.81 what both sides confirmed is needed from its supplier, with the order that needs it; what waits is not', async () => {
  const waiting = await fixture.order({ qty: 4 });
  expect(await needOf(waiting.skuIds[0] ?? '')).toBeUndefined();
  const { skuIds, subIds, id: orderId } = await fixture.orderToPay({ qty: 4 });
  expect(await needOf(skuIds[0] ?? '')).toMatchObject({
    supplierId: 's1',
    needQty: 4,
    onOrderQty: 0,
    receivedQty: 0,
    openQty: 4,
    state: 'OPEN',
    orders: [{ orderId, subOrderId: subIds[0], qty: 4 }],
  });
  const filtered = ok(await elisa.get(`${NEEDS}/page`, { orderId, state: 'OPEN', supplierId: 's1' })).data;
  expect(filtered).toMatchObject({ total: 2, suppliers: [{ supplierId: 's1', needs: 2, openQty: 8 }] });
  expect(ok(await elisa.get(`${NEEDS}/page`, { orderId, state: 'COVERED' })).data).toMatchObject({
    total: 0,
  });
});

test('X-A145 R-2.81 Q-27 needs become one purchase order, never twice, however many order them at once', async () => {
  const { skuIds } = await fixture.orderToPay({ qty: 3 });
  const answers = await Promise.all(Array.from({ length: 6 }, () => order(skuIds)));
  const done = answers.filter(({ code }) => code === 200);
  expect(done).toHaveLength(1);
  for (const { code, data } of answers)
    if (code !== 200) expect({ code, data }).toMatchObject({ code: 40904, data: { from: 'COVERED' } });
  const id = String(field(done[0]?.data, 'purchaseOrderId'));
  expect(await detail(id)).toMatchObject({
    status: 'DRAFT',
    qty: 6,
    createdBy: 'Elisa',
    actions: ['edit', 'send', 'cancel'],
    logs: [{ action: 'add' }],
  });
  expect(await needOf(skuIds[0] ?? '')).toMatchObject({ onOrderQty: 3, openQty: 0, state: 'COVERED' });
  expect((await order(['nothing'])).code).toBe(40401);
  expect((await elisa.post(`${NEEDS}/orders`, { supplierId: 's2', needIds: skuIds })).code).toBe(40401);
});

test('X-A149 M-P what a cancelled purchase order was for is open again; without a reason none is cancelled', async () => {
  const { id, skuId } = await bought();
  expect((await set(id, 'CANCELLED')).code).toBe(40001);
  ok(await set(id, 'CANCELLED', { reason: '改由现货调拨' }));
  expect(await detail(id)).toMatchObject({ status: 'CANCELLED', cancelReason: '改由现货调拨', actions: [] });
  expect(await needOf(skuId)).toMatchObject({ onOrderQty: 0, openQty: 5, state: 'OPEN' });
  expect(await set(id, 'SENT')).toMatchObject({ code: 40904, data: { from: 'CANCELLED', allowed: [] } });
});

test('X-A147 X-A150 M-P Q-22 what came in is a movement of the stock that names the paper; defects are told and needed again', async () => {
  const { id, skuId, subId, orderId } = await bought();
  ok(await set(id, 'SENT'));
  expect((await receive(id, [{ id: 'x', goodQty: 1, defectQty: 0 }])).code).toBe(40401);
  ok(await set(id, 'ACKNOWLEDGED'));
  const before = await onHandOf(skuId);
  const line = (await detail(id)).lines.find((one) => one.skuId === skuId);
  const lineId = line?.id ?? '';
  const over = await receive(id, [{ id: lineId, goodQty: 5, defectQty: 1 }]);
  expect(over).toMatchObject({ code: 40919, data: { lines: [{ id: lineId, qty: 6, confirmed: 5 }] } });
  const got = ok(await receive(id, [{ id: lineId, goodQty: 4, defectQty: 1 }])).data as Detail;
  expect(got).toMatchObject({
    status: 'PARTIALLY_RECEIVED',
    receivedQty: 4,
    defectQty: 1,
    valueCents: 0,
    receipts: [
      { receivedBy: 'Luca', shortages: [{ orderId, subOrderId: subId, qty: 1, shortageReason: 'DEFECT' }] },
    ],
  });
  expect(await onHandOf(skuId)).toBe(before + 4);
  const moved = (await elisa.get(`/api/v1/products/${line?.productId}/movements`, { skuId })).data;
  expect(field(moved, 'list', 0)).toMatchObject({
    cause: 'RECEIPT',
    onHandChange: 4,
    purchaseOrderId: id,
    poNo: got.poNo,
    operatorName: 'Luca',
  });
  expect(await needOf(skuId)).toMatchObject({ receivedQty: 4, onOrderQty: 0, openQty: 1, state: 'OPEN' });
  const told = await fixture.server.db.execute(
    sql`select title from notices where owner_kind = 'staff' and text like ${`%${got.poNo}%`}`,
  );
  expect(told.rows).toHaveLength(1);
  const again = ok(await order([skuId]));
  expect(await detail(String(field(again.data, 'purchaseOrderId')))).toMatchObject({ qty: 1 });
  expect(await needOf(skuId)).toMatchObject({ openQty: 0 });
  expect(await apart()).toEqual([]);
  expect(await wrongLocks(fixture.server.db)).toEqual([]);
});

test('X-A150 Q-27 a dozen receipts of a piece at once are never more than were ordered', async () => {
  const { id, skuId } = await bought(8);
  ok(await set(id, 'SENT'));
  ok(await set(id, 'ACKNOWLEDGED'));
  const before = await onHandOf(skuId);
  const lineId = (await detail(id)).lines.find((one) => one.skuId === skuId)?.id;
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => receive(id, [{ id: lineId, goodQty: 1, defectQty: 0 }])),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(8);
  for (const { code } of answers) expect([200, 40919]).toContain(code);
  expect(await onHandOf(skuId)).toBe(before + 8);
  expect(await apart()).toEqual([]);
});

test('X-A148 M-P D-55 a draft changes as a whole, a sent one only to less, and what it lets go is needed again', async () => {
  const { id, skuId } = await bought();
  const { lines, expectedAt, version } = await detail(id);
  const wanted = lines.map((line) => ({ skuId: line.skuId, qty: line.qty, costCents: line.costCents }));
  const put = (body: object, who = elisa) =>
    who.put(`${ORDERS}/${id}`, { supplierId: 's1', expectedAt, lines: wanted, version, ...body });
  expect((await put({ supplierId: 's2' })).code).toBe(40001);
  expect((await put({ expectedAt: '2020-01-01' })).code).toBe(40001);
  expect((await put({ lines: [...wanted, wanted[0]] })).code).toBe(40001);
  expect((await put({}, keeper)).status).toBe(403);
  const only = wanted.filter((one) => one.skuId === skuId).map((one) => ({ ...one, qty: 9 }));
  ok(await put({ lines: only, note: '加急' }));
  expect(await detail(id)).toMatchObject({ qty: 9, note: '加急', version: version + 1 });
  expect((await put({})).code).toBe(40901);
  const other = wanted.find((one) => one.skuId !== skuId)?.skuId ?? '';
  expect(await needOf(other), 'the line that was left out').toMatchObject({ openQty: 5 });
  ok(await set(id, 'SENT'));
  const sent = await detail(id);
  const more = only.map((one) => ({ ...one, qty: 10 }));
  expect((await put({ lines: more, version: sent.version })).code).toBe(40001);
  expect(
    (await put({ lines: [...only, { skuId: other, qty: 1, costCents: 1 }], version: sent.version })).code,
  ).toBe(40001);
  ok(await put({ lines: only.map((one) => ({ ...one, qty: 2 })), version: sent.version }));
  expect(await needOf(skuId)).toMatchObject({ onOrderQty: 2, openQty: 3 });
});

test('M-P an order whose last pieces will not come is received, and can be closed', async () => {
  const { id, skuId } = await bought(2);
  ok(await set(id, 'SENT'));
  ok(await set(id, 'ACKNOWLEDGED'));
  const first = await detail(id);
  const line = first.lines.find((one) => one.skuId === skuId);
  ok(await receive(id, [{ id: line?.id, goodQty: 2, defectQty: 0 }]));
  const { lines, expectedAt, version } = await detail(id);
  const lowered = lines.map(({ skuId: sku, qty, costCents }) => ({
    skuId: sku,
    qty: sku === skuId ? qty : 0,
    costCents,
  }));
  ok(await elisa.put(`${ORDERS}/${id}`, { supplierId: 's1', expectedAt, lines: lowered, version }));
  expect(await detail(id)).toMatchObject({ status: 'RECEIVED', actions: ['close'] });
  ok(await set(id, 'CLOSED'));
  expect((await receive(id, [{ id: line?.id, goodQty: 1, defectQty: 0 }])).code).toBe(40904);
});

test('X-A148 X-A146 X-A151 goods for stock are ordered by hand, found, and go out as a sheet', async () => {
  const { skuIds } = await fixture.order({ qty: 2 });
  const body = (more: object = {}) => ({
    supplierId: 's1',
    lines: [{ skuId: skuIds[0], qty: 12, costCents: 4100 }],
    expectedAt: '2099-01-01',
    ...more,
  });
  const id = String(field(ok(await elisa.post(ORDERS, body())).data, 'id'));
  const { poNo } = await detail(id);
  const found = ok(await elisa.get(`${ORDERS}/page`, { keywords: poNo })).data;
  expect(found).toMatchObject({ total: 1, list: [{ id, qty: 12, valueCents: 49_200, overdue: false }] });
  expect((await elisa.post(ORDERS, body({ supplierId: 's2' }))).code).toBe(40001);
  expect((await elisa.post(ORDERS, body({ lines: [{ skuId: skuIds[0], qty: 0, costCents: 1 }] }))).code).toBe(
    40001,
  );
  expect((await keeper.get(`${ORDERS}/page`, { sort: 'valueCents' })).code).toBe(40001);
  expect((await fixture.guest.post(ORDERS, body())).status).toBe(403);
  await fixture.server.db.execute(sql`update suppliers set status = 'DISABLED' where id = 's1'`);
  expect((await elisa.post(ORDERS, body())).code).toBe(40001);
  await fixture.server.db.execute(sql`update suppliers set status = 'ENABLED' where id = 's1'`);
  const sheet = await elisa.get(`${ORDERS}/_export`, { keywords: poNo });
  expect(sheet.raw.headers['content-type']).toContain('spreadsheetml');
  const { tester: blind } = await makeViewer(fixture.server, 'nocost', 'ALL', ['biz:po:export']);
  expect(await blind.get(`${ORDERS}/_export`, { columns: ['costCents', 'lineCents'] })).toMatchObject({
    code: 40001,
    data: { fields: { columns: expect.any(String) } },
  });
});
