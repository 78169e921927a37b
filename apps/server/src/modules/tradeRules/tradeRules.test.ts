import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { field, makeProduct } from '../../testing/builders';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import { makeStaff } from '../../testing/people';
import type { Tester } from '../../testing/testers';

let fixture: OrderFixture;
let finance: Tester;
beforeAll(async () => {
  fixture = await startOrderFixture();
  await makeStaff(fixture.server.db, { username: 'ledger' }, 'FINANCE');
  finance = await fixture.server.staff('ledger');
});
afterAll(() => fixture.server.close());

const PATH = '/api/v1/config';
const rules = async () => field((await finance.get(`${PATH}/page`)).data, 'list');
const set = (key: string, value: object, version: number, who = finance) =>
  who.put(`${PATH}/${key}`, { value, version });
const tiers = (...steps: [number, number][]) => ({
  tiers: steps.map(([fromCents, surchargeBp]) => ({ fromCents, surchargeBp })),
});

test('X-A45 X-A46 D-55 D-56 a rule is set from now on, by whom and when stays; a version that is old, or steps that do not rise, are refused', async () => {
  const { sales, guest } = fixture;
  expect(await rules()).toMatchObject([
    { key: 'minPiecesMultiSize', value: { pieces: 3 }, history: [], version: 1 },
    { key: 'minPiecesSingleSize', value: { pieces: 1 } },
    { key: 'surchargeTiers', value: tiers([0, 1000], [500_000, 500], [1_000_000, 0]) },
  ]);
  expect((await sales.get(`${PATH}/page`)).status).toBe(403);
  expect((await set('surchargeTiers', tiers([0, 0]), 1, guest)).status).toBe(403);
  expect((await set('nothing', { pieces: 1 }, 1)).code).toBe(40401);
  for (const wrong of [
    { pieces: 3 },
    tiers([100, 500]),
    tiers([0, 500], [0, 100]),
    tiers([0, 500], [100, 500]),
  ])
    expect((await set('surchargeTiers', wrong, 1)).code, JSON.stringify(wrong)).toBe(40001);
  expect((await set('minPiecesMultiSize', tiers([0, 0]), 1)).code).toBe(40001);
  expect((await set('minPiecesMultiSize', { pieces: 3 }, 1)).code, 'nothing changes').toBe(200);
  expect((await set('minPiecesMultiSize', { pieces: 4 }, 1)).code).toBe(200);
  const stale = await set('minPiecesMultiSize', { pieces: 5 }, 1);
  expect(stale.code).toBe(40901);
  expect(stale.data).toMatchObject({ current: { value: { pieces: 4 }, version: 2 } });
  expect(field(await rules(), 0)).toMatchObject({
    value: { pieces: 4 },
    version: 2,
    history: [{ value: { pieces: 4 } }],
  });
  expect((await set('minPiecesMultiSize', { pieces: 3 }, 2)).code).toBe(200);
});

test('X-A46 D-18 D-19 what counts now is shown, checked and submitted; an order keeps its better surcharge, a confirmed one its own', async () => {
  const { server, lin, listId, addressId } = fixture;
  const product = await makeProduct(server.db, { listId, sizes: { '38': 40 }, priceCents: 10_000 });
  const waiting = await fixture.order({ qty: 5 });
  const frozen = await fixture.orderToPay({ qty: 5 });
  const surcharges = async (id: string) => field(await fixture.detail(id), 'totals', 'surchargeBp');
  expect([await surcharges(waiting.id), await surcharges(frozen.id)]).toEqual([1000, 1000]);

  expect((await set('surchargeTiers', tiers([0, 300], [40_000, 200]), 1)).code).toBe(200);
  expect((await set('minPiecesSingleSize', { pieces: 2 }, 1)).code).toBe(200);
  const lines = (qty: number) => [{ skuId: `${product}-38`, listId, qty }];
  const preview = async (qty: number) =>
    field((await lin.post('/api/sp/front/inquiry/preview', { lines: lines(qty), addressId })).data, 'totals');
  expect(await preview(1)).toMatchObject({
    surchargeBp: 300,
    nextThreshold: { atCents: 40_000 },
    violations: [{ code: 'MIN_PIECES', need: 2, have: 1 }],
  });
  const inquire = (qty: number) =>
    lin.post(
      '/api/sp/front/inquiry/create',
      { lines: lines(qty), addressId, paymentMethod: 'OFFLINE_TRANSFER', notifyUserIds: [] },
      { 'idempotency-key': randomUUID() },
    );
  expect((await inquire(1)).code).toBe(40905);
  const made = await inquire(5);
  expect(made.code).toBe(200);
  expect(await surcharges(String(field(made.data, 'orderId')))).toBe(200);
  const config = (await lin.get('/api/sp/common/config')).data;
  expect(config).toMatchObject({
    rules: { minPiecesSingleSize: 2, surchargeTiers: tiers([0, 300], [40_000, 200]).tiers },
  });

  const [sub] = waiting.subIds;
  await fixture.sales.put(`/api/v1/sub-orders/${sub}/confirm`, { lines: [], version: 1 });
  expect(await surcharges(waiting.id), 'the better of submit and today').toBe(200);
  expect(await surcharges(frozen.id), 'confirmed').toBe(1000);
  await set('surchargeTiers', tiers([0, 2000]), 2);
  await fixture.sales.put(`/api/v1/sub-orders/${sub}/acknowledge`, { lines: [], version: 2 });
  expect(await surcharges(waiting.id), 'never dearer than at submit').toBe(1000);
});
