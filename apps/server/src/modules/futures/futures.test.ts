import { randomUUID } from 'node:crypto';
import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { addDays, dateInZone } from '@selvedge/domain/time/zones';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wrongSums } from '../../../torture/lib/sums';
import { stock } from '../../db/schema/stock';
import { field, makeList, makeProduct } from '../../testing/builders';
import { type OrderFixture, startOrderFixture, wrongLocks } from '../../testing/orderFixture';

const FRONT = '/api/sp/front/order/futures';
const STAFF = '/api/v1/futures-orders';
const TODAY = dateInZone(Date.now(), BUSINESS_TIME_ZONE);
const LATER = addDays(TODAY, 40);

let fixture: OrderFixture;
beforeAll(async () => {
  fixture = await startOrderFixture();
});
afterAll(() => fixture.server.close());

/** Creates an order of ten futures coats with a deposit of 30 %. */
async function futuresOrder() {
  const { server, lin, addressId } = fixture;
  const listId = await makeList(server.db, { kind: 'FUTURES', depositBp: 3000, expectedArrival: LATER });
  const skuId = `${await makeProduct(server.db, { listId, kind: 'FUTURES', sizes: { '38': 20 } })}-38`;
  const lines = [{ skuId, listId, qty: 10 }];
  const body = { lines, addressId, paymentMethod: 'OFFLINE_TRANSFER', notifyUserIds: [] };
  const made = await lin.post('/api/sp/front/inquiry/create', body, { 'idempotency-key': randomUUID() });
  const id = String(field(made.data, 'orderId'));
  const [sub] = [field(await fixture.detail(id), 'subs', 0, 'id')];
  await fixture.sales.put(`/api/v1/sub-orders/${String(sub)}/confirm`, { lines: [], version: 1 });
  await fixture.sales.put(`/api/v1/sub-orders/${String(sub)}/acknowledge`, { lines: [], version: 2 });
  const version = field(await fixture.detail(id), 'version');
  await lin.post('/api/sp/front/inquiry/confirm', { subOrderIds: [sub], version });
  return { id, skuId, sub: String(sub) };
}

const seen = async (id: string) => (await fixture.sales.get(`${STAFF}/${id}`)).data;
const arrive = async (id: string, expectedArrival: string | null, version?: unknown) =>
  fixture.sales.put(`${STAFF}/${id}/arrival`, {
    expectedArrival,
    note: 'mill delayed',
    version: version ?? field(await seen(id), 'version'),
  });
const convert = async (id: string) =>
  fixture.sales.put(`${STAFF}/${id}/convert`, { version: field(await seen(id), 'version') });
const noticesOf = async () => JSON.stringify((await fixture.lin.get('/api/sp/front/notice/page')).data);

test('X-B47 X-B48 X-A127 X-A128 D-70 a futures order shows deposit, balance and day to both sides, to nobody else', async () => {
  const { id } = await futuresOrder();
  const payable = Number(field(await fixture.detail(id), 'payableCents'));
  const terms = {
    expectedArrival: LATER,
    depositBp: 3000,
    depositCents: Math.round(payable * 0.3),
    balanceCents: payable - Math.round(payable * 0.3),
    dueCents: Math.round(payable * 0.3),
  };
  expect((await fixture.lin.get(`${FRONT}/page`)).data).toMatchObject({ list: [{ id, ...terms }] });
  expect((await fixture.lin.get(`${FRONT}/detail/${id}`)).data).toMatchObject({
    id,
    kind: 'FUTURES',
    ...terms,
  });
  expect(await seen(id)).toMatchObject({ ...terms, futuresActions: ['setArrival', 'convert'] });
  expect((await fixture.stranger.get(`${FRONT}/detail/${id}`)).code).toBe(40401);
  expect((await fixture.stranger.get(`${FRONT}/page`)).data).toMatchObject({ total: 0 });
  const spot = await fixture.order();
  expect((await fixture.lin.get(`${FRONT}/detail/${spot.id}`)).code).toBe(40401);
  expect((await fixture.guest.get(`${STAFF}/${id}`)).data).toMatchObject({ dueCents: 0, futuresActions: [] });
});

test('X-A127 pages are cut by the day of arrival and sorted by it', async () => {
  const { id } = await futuresOrder();
  await arrive(id, TODAY);
  const path = `${STAFF}/page?sort=expectedArrival&order=asc`;
  expect((await fixture.sales.get(`${path}&arrivalTo=${TODAY}`)).data).toMatchObject({
    total: 1,
    list: [{ id }],
  });
  expect((await fixture.sales.get(path)).data).toMatchObject({ list: [{ id }, {}] });
});

test('X-A129 a day moves the estimates, is told with its reason, and never lies in the past', async () => {
  const { id, sub } = await futuresOrder();
  expect((await arrive(id, '2020-01-01')).code).toBe(40001);
  expect((await arrive(id, TODAY, 1)).code).toBe(40901);
  const done = await arrive(id, TODAY);
  expect(done.data).toMatchObject({ expectedArrival: TODAY, arrivalNote: 'mill delayed' });
  expect(field(done.data, 'subs', 0)).toMatchObject({ id: sub, shipEstimate: TODAY });
  expect(await noticesOf()).toContain('mill delayed');
  expect((await arrive(id, null)).data).toMatchObject({ expectedArrival: null });
  expect((await fixture.guest.put(`${STAFF}/${id}/arrival`, {})).status).toBe(403);
});

test('X-A130 D-20 arrived goods lock their stock whole or not at all, and the order is a spot order', async () => {
  const { id, skuId } = await futuresOrder();
  const short = await convert(id);
  expect(short).toMatchObject({ code: 40902, data: { lines: [{ skuId, asked: 10, available: 0 }] } });
  expect(await seen(id)).toMatchObject({ kind: 'FUTURES' });
  await fixture.server.db.update(stock).set({ onHand: 12 }).where(eq(stock.skuId, skuId));
  const version = field(await seen(id), 'version');
  const both = await Promise.all([1, 2].map(() => fixture.sales.put(`${STAFF}/${id}/convert`, { version })));
  expect(both.map(({ code }) => code).toSorted()).toEqual([200, expect.any(Number)]);
  expect(await fixture.detail(id)).toMatchObject({ kind: 'SPOT', subs: [{ lines: [{ lockedQty: 10 }] }] });
  expect((await fixture.lin.get(`${FRONT}/detail/${id}`)).code).toBe(40401);
  expect(await wrongLocks(fixture.server.db)).toEqual([]);
  expect(await wrongSums(fixture.server.db)).toEqual([]);
});
