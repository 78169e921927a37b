import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buyers, teams } from '../../db/schema/accounts';
import { newId } from '../../db/ids';
import { shipments } from '../../db/schema/fulfilment';
import { payments } from '../../db/schema/payments';
import { orders } from '../../db/schema/orders';
import { files } from '../../db/schema/platform';
import { field } from '../../testing/builders';
import { type OrderFixture, startOrderFixture, wrongLocks } from '../../testing/orderFixture';
import { makeBuyer } from '../../testing/people';

let fixture: OrderFixture;
beforeAll(async () => {
  fixture = await startOrderFixture();
});
afterAll(() => fixture.server.close());

test('X-B43 X-B44 X-A110 X-A111 X-A113 X-A124 pages, the wide table, records and counts agree under filters', async () => {
  const { id } = await fixture.order();
  const gone = await fixture.order();
  await fixture.lin.post('/api/sp/front/order/cancel', { orderId: gone.id, reason: 'x', version: 1 });
  const orderNo = String(field(await fixture.detail(id), 'orderNo'));
  const page = await fixture.lin.get('/api/sp/front/order/page', {
    status: 'IN_PROGRESS',
    sort: 'createdAt',
    order: 'desc',
  });
  expect(page).toMatchObject({ code: 200, data: { list: [{ id, orderNo, subs: [{}] }], total: 1 } });
  expect(field(page.data, 'list', 0, 'customerId')).toBeUndefined();
  expect((await fixture.lin.get('/api/sp/front/order/count')).data).toMatchObject({
    status: { ALL: 2, IN_PROGRESS: 1, CANCELLED: 1 },
    flow: { TO_BE_CONFIRMED: 1, TO_BE_PAID: 0 },
  });
  const staff = await fixture.sales.get('/api/v1/orders/page', {
    keywords: orderNo,
    listId: fixture.listId,
    supplierId: 's1',
  });
  expect(staff.data).toMatchObject({ total: 1, list: [{ customerId: fixture.linId, teamName: 'Hanhai' }] });
  const filter = {
    confirmation: 'AWAITING_PLATFORM',
    createdFrom: '2020-01-01T00:00:00Z',
    teamId: fixture.teamId,
  };
  expect((await fixture.sales.get('/api/v1/orders/count', filter)).data).toMatchObject({
    status: { ALL: 1 },
  });
  const big = await fixture.sales.get(`/api/v1/orders/${id}/big`);
  expect(big.data).toMatchObject({
    lines: [
      { subNo: `${orderNo}-01`, line: { size: '38' }, actions: ['platformConfirm', 'reject', 'cancelOrder'] },
      {},
    ],
    totals: { askedQty: 10, valueCents: 100_000 },
  });
  expect((await fixture.sales.get(`/api/v1/orders/${id}/logs`)).data).toMatchObject([
    { action: 'submitInquiry' },
  ]);
});

test('X-B43 X-A110 L-13 an order is found by its sub-order, its parcel and a phone, however they are typed', async () => {
  const { id, subIds } = await fixture.order();
  const { db } = fixture.server;
  const orderNo = String(field(await fixture.detail(id), 'orderNo'));
  const subNo = `${orderNo}-01`;
  await db.insert(shipments).values({
    id: newId(),
    shipmentNo: newId(),
    subOrderId: subIds[0] ?? '',
    orderId: id,
    courier: 'SF',
    trackingNo: 'SF 1390-2211 0077',
    phoneTail: '',
    packingQty: 1,
    packages: [],
    shippedAt: new Date(),
  });
  await db.execute(sql`update orders set consignee = 'Zoë d’Été', address = address || '{"areaCode": "+86", "phone": "13711138000"}'
    where id = ${id}`);
  const written = [
    subNo,
    orderNo.toLowerCase(),
    `\u202D${subNo.replaceAll('-', '\u2011')}\u202C`,
    'sf139022110077',
    'ＳＦ１３９０２２１１００７７',
    '137 1113 8000',
    '+86 137-1113-8000',
    '１３７１１１３８０００',
    "zoe d'ete",
  ];
  for (const keywords of written) {
    const found = { total: 1, list: [{ id }] };
    expect((await fixture.lin.get('/api/sp/front/order/page', { keywords })).data, keywords).toMatchObject(
      found,
    );
    expect((await fixture.sales.get('/api/v1/orders/page', { keywords })).data, keywords).toMatchObject(
      found,
    );
    expect(
      (await fixture.guest.get('/api/v1/orders/page', { keywords: '137 1113 8000' })).data,
    ).toMatchObject({
      total: 0,
    });
  }
});

test('X-B43 X-A110 L-13 an order is found by the name and company of who ordered, not by the name he signs in with', async () => {
  const { id } = await fixture.order();
  const { db } = fixture.server;
  const buyerId = await makeBuyer(db, { username: 'secretlin', phone: '13800136029' });
  const [lin] = await db.select().from(buyers).where(eq(buyers.id, fixture.linId));
  const named = { nickname: '林 Zoë', companyName: 'Etoile GmbH', salespersonId: lin?.salespersonId };
  await db.update(buyers).set(named).where(eq(buyers.id, buyerId));
  await db.update(orders).set({ buyerId }).where(eq(orders.id, id));
  const found = async (keywords: string) => {
    const pages = await Promise.all([
      fixture.chen.get('/api/sp/front/order/page', { keywords }),
      fixture.sales.get('/api/v1/orders/page', { keywords }),
    ]);
    return pages.map(({ data }) => JSON.stringify(data).includes(id));
  };
  for (const name of ['林 zoe', 'étoile gmbh']) expect(await found(name), name).toEqual([true, true]);
  expect(await found('secretlin')).toEqual([false, false]);
});

test('X-B43 X-B44 R-9.22 orders are narrowed by brand, person, amount and time', async () => {
  const { id } = await fixture.order();
  const { list } = (await fixture.lin.get('/api/sp/front/order/page', { keywords: '' })).data as {
    list: { id: string; askedValueCents: number; createdAt: string }[];
  };
  const own = list.find((row) => row.id === id);
  const value = own?.askedValueCents ?? 0;
  const shown = async (filter: Record<string, string | number>) => {
    const page = await fixture.lin.get('/api/sp/front/order/page', filter);
    const count = await fixture.lin.get('/api/sp/front/order/count', filter);
    expect(field(count.data, 'status', 'ALL')).toBe(field(page.data, 'total'));
    return JSON.stringify(page.data).includes(id);
  };
  expect([await shown({ brandId: 'b1' }), await shown({ brandId: 'b2' })]).toEqual([true, false]);
  expect([await shown({ orderedBy: fixture.linId }), await shown({ orderedBy: 'nobody' })]).toEqual([
    true,
    false,
  ]);
  expect(await shown({ valueMinCents: value, valueMaxCents: value })).toBe(true);
  expect(await shown({ valueMinCents: value + 1 })).toBe(false);
  expect(await shown({ valueMaxCents: value - 1 })).toBe(false);
  const at = own?.createdAt ?? '';
  expect([await shown({ createdFrom: at }), await shown({ createdTo: at })]).toEqual([true, false]);
});

test('X-B43 R-2.18 orders are sorted by the value they show: confirmed, before that asked', async () => {
  const [waiting, cut, large] = [
    await fixture.order({ qty: 3 }),
    await fixture.order({ qty: 9 }),
    await fixture.order({ qty: 6 }),
  ];
  await fixture.server.db
    .update(orders)
    .set({ confirmedAt: new Date(), confirmedValueCents: 1 })
    .where(eq(orders.id, cut.id));
  const sorted = async (order: 'asc' | 'desc') => {
    const { data } = await fixture.lin.get('/api/sp/front/order/page', { sort: 'valueCents', order });
    const ids = (data as { list: { id: string }[] }).list.map(({ id }) => id);
    return ids.filter((id) => [waiting.id, cut.id, large.id].includes(id));
  };
  expect(await sorted('asc')).toEqual([cut.id, waiting.id, large.id]);
  expect(await sorted('desc')).toEqual([large.id, waiting.id, cut.id]);
});

test('X-B45 X-B46 X-B52 R-2.19 R-2.20 R-3.24 R-3.25 R-3.26 R-3.27 an order and its sub-order tell numbers, people, lists, times and records', async () => {
  const { id, subIds } = await fixture.order();
  const [sub = ''] = subIds;
  const detail = (await fixture.lin.get(`/api/sp/front/order/detail/${id}`)).data;
  const orderNo = String(field(detail, 'orderNo'));
  expect(detail).toMatchObject({
    ordererNickname: 'lin',
    ordererPhone: expect.stringContaining('+'),
    consignee: expect.any(String),
    lists: [{ id: fixture.listId }],
    createdAt: expect.any(String),
    status: 'IN_PROGRESS',
    subs: [{ subNo: `${orderNo}-01` }],
  });
  expect(field(detail, 'confirmedAt')).toBeUndefined();
  const son = (await fixture.lin.get(`/api/sp/front/order/son/detail/${sub}`)).data;
  expect(son).toMatchObject({
    subNo: `${orderNo}-01`,
    order: { id, orderNo },
    logs: [{ action: 'submitInquiry' }],
  });
  const logs = (await fixture.lin.get(`/api/sp/front/order/logs/${id}`)).data;
  expect(logs).toMatchObject([{ action: 'submitInquiry', operatorName: 'lin' }]);
});

test('Q-43 orders of another team are neither shown nor touched; the team setting decides inside (D-36)', async () => {
  const { id, subIds } = await fixture.order();
  const [sub = ''] = subIds;
  const tries = (who: OrderFixture['stranger']) => [
    who.get(`/api/sp/front/order/detail/${id}`),
    who.get(`/api/sp/front/order/son/detail/${sub}`),
    who.get(`/api/sp/front/order/logs/${id}`),
    who.post('/api/sp/front/order/cancel', { orderId: id, reason: 'x', version: 1 }),
    who.post('/api/sp/front/order/cancel', { subOrderId: sub, reason: 'x', version: 1 }),
    who.post('/api/sp/front/inquiry/confirm', { subOrderIds: [sub], version: 1 }),
    who.post('/api/sp/front/inquiry/refuse', { subOrderIds: [sub], comment: 'x' }),
  ];
  const codes = async (who: OrderFixture['stranger']) =>
    (await Promise.all(tries(who))).map(({ code }) => code);
  expect(new Set(await codes(fixture.stranger))).toEqual(new Set([40401]));
  expect((await fixture.stranger.get('/api/sp/front/order/page')).data).toMatchObject({ total: 0 });
  await fixture.server.db.update(teams).set({ orderVisibility: 'OWN' }).where(eq(teams.id, fixture.teamId));
  expect((await fixture.chen.get(`/api/sp/front/order/detail/${id}`)).code).toBe(40401);
  expect((await fixture.chen.get('/api/sp/front/order/page')).data).toMatchObject({ total: 0 });
  await fixture.server.db.update(teams).set({ orderVisibility: 'TEAM' }).where(eq(teams.id, fixture.teamId));
  expect(await fixture.chen.get(`/api/sp/front/order/son/detail/${sub}`)).toMatchObject({
    code: 200,
    data: { order: { id }, logs: [{ action: 'submitInquiry' }] },
  });
  expect((await fixture.lin.get('/api/sp/front/order/detail/none')).code).toBe(40401);
});

test('Q-36 staff without the permission of a step get HTTP 403 and see no such action', async () => {
  const { id, subIds } = await fixture.order();
  const [sub = ''] = subIds;
  const answers = await Promise.all([
    fixture.guest.put(`/api/v1/sub-orders/${sub}/confirm`, { lines: [], version: 1 }),
    fixture.guest.put(`/api/v1/sub-orders/${sub}/reject`, { reason: 'x', version: 1 }),
    fixture.guest.put(`/api/v1/orders/${id}/cancel`, { reason: 'x', version: 1 }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect((await fixture.guest.get(`/api/v1/orders/${id}`)).data).toMatchObject({ actions: [] });
});

test('L-26 Q-22 after a walk of random steps, also in parallel, locked pieces are the sum of the open locks', async () => {
  const { lin, sales, server } = fixture;
  const made = await Promise.all([1, 2, 3, 4].map(() => fixture.order({ subs: 2, qty: 4 })));
  let seed = 7;
  const below = (n: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * n);
  };
  const step = async () => {
    const order = made[below(made.length)] ?? made[0];
    if (order === undefined) return 0;
    const detail = await fixture.detail(order.id);
    const at = below(2);
    const sub = order.subIds[at] ?? '';
    const version = field(detail, 'subs', at, 'version');
    const line = field(detail, 'subs', at, 'lines', 0, 'id');
    const ofOrder = field(detail, 'version');
    const qty = 1 + below(4);
    const steps = [
      () =>
        sales.put(`/api/v1/sub-orders/${sub}/confirm`, {
          lines: [{ id: line, confirmedQty: qty, shortageReason: 'SHORTAGE' }],
          version,
        }),
      () =>
        sales.put(`/api/v1/sub-orders/${sub}/acknowledge`, { lines: [{ id: line, qty: below(3) }], version }),
      () => sales.put(`/api/v1/sub-orders/${sub}/offer`, { lines: [{ id: line, qty }], version }),
      () => lin.post('/api/sp/front/inquiry/confirm', { subOrderIds: [sub], version: ofOrder }),
      () => lin.post('/api/sp/front/inquiry/refuse', { subOrderIds: [sub], comment: 'x', version: ofOrder }),
      () => sales.put(`/api/v1/sub-orders/${sub}/confirm`, { lines: [], version }),
      ...(below(12) === 0
        ? [() => lin.post('/api/sp/front/order/cancel', { subOrderId: sub, reason: 'x', version: ofOrder })]
        : []),
    ];
    const answer = await steps[below(steps.length)]?.();
    return answer?.code ?? 0;
  };
  const codes: number[] = [];
  for (let round = 0; round < 40; round += 1) codes.push(...(await Promise.all([step(), step(), step()])));
  expect(codes.filter((code) => code === 200).length).toBeGreaterThan(15);
  expect(codes.filter((code) => code >= 50_000)).toEqual([]);
  expect(await wrongLocks(server.db)).toEqual([]);
});

test('D-59 an order with many files reads the signing secret once and writes nothing', async () => {
  const { db } = fixture.server;
  const { id } = await fixture.order();
  const fileIds = Array.from({ length: 6 }, (_, at) => `proof-${at}`);
  await db.insert(files).values(
    fileIds.map((fileId) => ({
      id: fileId,
      ownerKind: 'buyer' as const,
      ownerId: fixture.linId,
      name: `${fileId}.jpg`,
      kind: 'IMAGE' as const,
      contentType: 'image/jpeg',
      size: 1,
      storageKey: fileId,
      state: 'KEPT' as const,
    })),
  );
  await db.insert(payments).values({
    id: 'paid-1',
    orderId: id,
    method: 'OFFLINE_TRANSFER',
    amountCents: 1,
    paidAt: new Date(),
    proofFileIds: fileIds,
    status: 'PROOF_SUBMITTED',
    uploadedBy: fixture.linId,
  });
  const asked = vi.spyOn(db.$client, 'query');
  const detail = await fixture.detail(id);
  const statements = asked.mock.calls.map(([query]) => String(field(query, 'text') ?? query));
  asked.mockRestore();
  const urls = fileIds.map((_, at) => String(field(detail, 'payments', 0, 'proofFiles', at, 'url')));
  expect(new Set(urls).size).toBe(6);
  for (const url of urls) expect(url).toMatch(/^\/files\/proof-\d\?until=\d+&signature=./);
  expect(statements.filter((text) => text.includes('system_state'))).toHaveLength(1);
  expect(statements.filter((text) => /^\s*(insert|update|delete)/i.test(text))).toEqual([]);
});
