import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files } from '../../db/schema/platform';
import { teamMembers } from '../../db/schema/accounts';
import { field } from '../../testing/builders';
import { makeStaff } from '../../testing/people';
import { type MadeOrder, type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import { makeViewer } from '../../testing/scopeFixture';
import type { Tester } from '../../testing/testers';

const PRICE = 12_345;
const span = { from: '2026-01-01', to: '2027-12-31' };

let fixture: OrderFixture;
let order: MadeOrder;
let warehouse: Tester;
let finance: Tester;
beforeAll(async () => {
  fixture = await startOrderFixture();
  await makeStaff(fixture.server.db, { username: 'luca', mobile: '+39 3475550123' }, 'WAREHOUSE');
  await makeStaff(fixture.server.db, { username: 'xu', email: 'xu@merchant.example' }, 'FINANCE');
  warehouse = await fixture.server.staff('luca');
  finance = await fixture.server.staff('xu');
  order = await fixture.order({ qty: 5, priceCents: PRICE });
  await fixture.sales.put(`/api/v1/sub-orders/${order.subIds[0]}/confirm`, { version: 1, lines: [] });
});
afterAll(() => fixture.server.close());

/** Returns the names of all amounts in a response that are not zero, at any depth. */
function amountsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    /(Cents|surchargeBp|valueChangeBp)$/.test(name) && inner !== 0 && inner !== null
      ? [name]
      : amountsIn(inner),
  );
}

/** Returns the responses of all staff calls that show orders. */
async function answersFor(who: Tester): Promise<unknown[]> {
  const asked = await Promise.all([
    who.get('/api/v1/orders/page', { pageSize: 100 }),
    who.get(`/api/v1/orders/${order.id}`),
    who.get(`/api/v1/orders/${order.id}/big`),
    who.get(`/api/v1/orders/${order.id}/logs`),
    who.get('/api/v1/dashboard/overview', span),
    who.get('/api/v1/dashboard/trend', { ...span, by: 'month' }),
    who.get('/api/v1/dashboard/pie', { by: 'brand' }),
  ]);
  for (const { code, raw } of asked) expect(code, raw.body).toBe(200);
  return asked.map(({ data }) => data);
}

test('D-37 D-52 a guest and a warehouse are shown no amount anywhere, sales and finance are', async () => {
  for (const who of [fixture.guest, warehouse]) expect(amountsIn(await answersFor(who))).toEqual([]);
  for (const who of [fixture.sales, finance]) {
    const shown = amountsIn(await answersFor(who));
    for (const name of ['askedValueCents', 'lineCents', 'payableCents', 'valueCents'])
      expect(shown).toContain(name);
  }
});

test('D-52 guest and finance are not told how anybody is reached, sales and warehouse are', async () => {
  const secrets = ['13800136021', '3331234567', 'Chen Weiming', 'Via Torino'];
  for (const who of [fixture.guest, finance]) {
    const text = JSON.stringify(await answersFor(who));
    for (const secret of secrets) expect(text).not.toContain(secret);
    for (const keywords of ['Chen Weiming', '13800136021'])
      expect((await who.get('/api/v1/orders/page', { keywords })).data).toMatchObject({ total: 0 });
    expect(field((await who.get(`/api/v1/orders/${order.id}`)).data, 'address')).toBeNull();
  }
  for (const who of [fixture.sales, warehouse]) {
    const text = JSON.stringify(await answersFor(who));
    for (const secret of secrets) expect(text).toContain(secret);
  }
  const people = JSON.stringify((await fixture.guest.get('/api/v1/users/page', { pageSize: 100 })).data);
  expect(people).toContain('luca');
  expect(people).not.toMatch(/5550123|xu@merchant/);
  expect((await fixture.guest.get('/api/v1/users/page', { keywords: '5550123' })).data).toMatchObject({
    total: 0,
  });
});

test('D-37 nothing is sorted or narrowed by an amount that is not shown', async () => {
  const sorted = (sort: string) => ({ sort, order: 'desc' });
  for (const sort of ['confirmedValueCents', 'paidCents']) {
    expect((await fixture.guest.get('/api/v1/orders/page', sorted(sort))).code).toBe(40001);
    expect((await fixture.sales.get('/api/v1/orders/page', sorted(sort))).code).toBe(200);
  }
  const calls = [
    ['/api/sp/front/order/page', 'confirmedValueCents'],
    ['/api/sp/front/order/page', 'valueCents'],
    ['/api/sp/front/list/page', 'stockValueCents'],
    ['/api/sp/front/inquiry/draft/page', 'goodsCents'],
  ] as const;
  for (const [path, sort] of calls) expect((await fixture.chen.get(path, sorted(sort))).code).toBe(200);
  await fixture.server.db
    .update(teamMembers)
    .set({ perms: ['sp:order:submit'] })
    .where(sql`role = 'MEMBER'`);
  for (const [path, sort] of calls)
    expect((await fixture.chen.get(path, sorted(sort))).code, path).toBe(40001);
  for (const filter of [{ valueMinCents: 1 }, { valueMaxCents: 1 }])
    expect((await fixture.chen.get('/api/sp/front/order/page', filter)).code).toBe(40001);
});

test('D-37 E-40917 who is not shown prices hears no amount in refusals, nor the credit of the team', async () => {
  const { db } = fixture.server;
  const perms = ['sp:order:submit', 'sp:payment:proof', 'sp:team:manage'];
  const { id, subIds } = await fixture.orderToPay();
  await fixture.giveCredit(7_700);
  await db
    .update(teamMembers)
    .set({ perms })
    .where(sql`role = 'MEMBER'`);
  const much = { orderId: id, amountCents: 99_999_999 };
  const proof = async (who: Tester) =>
    who.post('/api/sp/front/payment/proof/add', {
      ...much,
      method: 'OFFLINE_TRANSFER',
      paidAt: '2026-01-02T00:00:00Z',
      fileIds: [await fixture.proof(who)],
    });
  expect((await proof(fixture.lin)).data).toMatchObject({ openCents: expect.any(Number) });
  for (const refused of [
    await proof(fixture.chen),
    await fixture.chen.post('/api/sp/front/payment/credit/apply', much),
  ])
    expect(refused).toMatchObject({ code: 40917, data: { openCents: 0 } });
  const seen = async (who: Tester) => [
    (await who.get('/api/sp/front/payment/credit/page')).data,
    field((await who.get('/api/sp/front/data/summary')).data, 'creditBalanceCents'),
  ];
  expect(amountsIn(await seen(fixture.chen))).toEqual([]);
  expect(await seen(fixture.chen)).toMatchObject([{ balanceCents: 0 }, 0]);
  expect(amountsIn(await seen(fixture.lin))).toContain('amountCents');

  const { tester: clerk } = await makeViewer(fixture.server, 'clerk', 'ALL', [
    'biz:order:query',
    'biz:payment:add',
    'biz:payment:verify',
    'biz:shipment:add',
  ]);
  const cash = { ...much, method: 'OFFLINE_CASH', paidAt: '2026-01-02T00:00:00Z', fileIds: [] };
  expect((await clerk.post('/api/v1/payments', cash)).data).toEqual({ openCents: 0 });
  expect((await clerk.post('/api/v1/payments', { ...cash, method: 'CREDIT' })).data).toEqual({
    openCents: 0,
  });
  await db.execute(
    sql`update orders set payment_status = 'PAID', paid_cents = payable_cents where id = ${id}`,
  );
  const sub = field((await clerk.get(`/api/v1/orders/${id}`)).data, 'subs', 0);
  const lines = [{ id: field(sub, 'lines', 0, 'id'), qty: 1, shortageReason: 'DEFECT' }];
  const path = `/api/v1/sub-orders/${subIds[0]}/close-short`;
  const closed = await clerk.post(path, { lines, version: field(sub, 'version') });
  expect(closed).toMatchObject({ code: 200, data: { diffCents: 0, creditBalanceCents: 0 } });
  expect(amountsIn(closed.data)).toEqual([]);
});

test('D-37 who is not shown prices sets none', async () => {
  const perms = ['biz:order:query', 'biz:order:ack', 'biz:order:edit'];
  const { tester } = await makeViewer(fixture.server, 'acker', 'ALL', perms);
  const detail = (await tester.get(`/api/v1/orders/${order.id}`)).data;
  const id = field(detail, 'subs', 0, 'lines', 0, 'id');
  const path = `/api/v1/sub-orders/${order.subIds[0]}/acknowledge`;
  expect((await tester.put(path, { version: 2, lines: [{ id, qty: 5, priceCents: 1 }] })).status).toBe(403);
  expect((await tester.put(path, { version: 2, lines: [], discountCents: 1 })).status).toBe(403);
});

test('M-T3b only files one sent oneself are attached to a receipt', async () => {
  const { db } = fixture.server;
  const mine = String(field((await fixture.sales.get('/api/v1/users/me')).data, 'userId'));
  const file = (id: string, ownerKind: 'buyer' | 'staff', ownerId: string) => ({
    id,
    ownerKind,
    ownerId,
    name: `${id}.png`,
    kind: 'IMAGE' as const,
    contentType: 'image/png',
    size: 3,
    storageKey: id,
  });
  await db
    .insert(files)
    .values([
      file('f-mine', 'staff', mine),
      file('f-buyer', 'buyer', fixture.linId),
      file('f-other', 'staff', 'x'),
    ]);
  const path = `/api/v1/sub-orders/${order.subIds[0]}/acknowledge`;
  const send = (fileIds: string[]) => fixture.sales.put(path, { version: 2, lines: [], fileIds });
  for (const id of ['f-buyer', 'f-other', 'f-none'])
    expect(await send(['f-mine', id])).toMatchObject({
      code: 40001,
      data: { fields: { fileIds: '没有这个文件' } },
    });
  expect((await send(['f-mine'])).code).toBe(200);
});
