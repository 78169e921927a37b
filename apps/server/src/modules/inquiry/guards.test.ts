import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { teamMembers } from '../../db/schema/accounts';
import { cartLines } from '../../db/schema/cart';
import { orders } from '../../db/schema/orders';
import { field, makeList, makeProduct } from '../../testing/builders';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';

const FRONT = '/api/sp/front';
let fixture: OrderFixture;
beforeAll(async () => {
  fixture = await startOrderFixture();
});
afterAll(() => fixture.server.close());

const key = () => ({ 'idempotency-key': randomUUID() });
const inquiry = (lines: object[]) => ({
  lines,
  addressId: fixture.addressId,
  paymentMethod: 'OFFLINE_TRANSFER',
  notifyUserIds: [],
});
const create = (lines: object[]) => fixture.lin.post(`${FRONT}/inquiry/create`, inquiry(lines), key());
const ordersNow = async () => (await fixture.server.db.select({ count: count() }).from(orders))[0]?.count;

/** Returns all amounts at any depth of a response. */
function amounts(value: unknown, name = ''): number[] {
  if (typeof value === 'number') return name.endsWith('Cents') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => amounts(inner, key));
}

test('M-T1 goods whose price is given on inquiry are not ordered for nothing', async () => {
  const { lin, listId, server } = fixture;
  const product = await makeProduct(server.db, { listId, sizes: { OS: 9 }, priceCents: null });
  const lines = [{ skuId: `${product}-OS`, listId, qty: 2 }];
  expect(await create(lines)).toMatchObject({
    code: 40001,
    data: { fields: { 'lines.0.skuId': expect.any(String) } },
  });
  expect(await lin.post(`${FRONT}/inquiry/preview`, { lines })).toMatchObject({
    code: 200,
    data: { lines: [{ state: 'CLOSED', priceCents: 0 }], totals: { qty: 0, payableCents: 0 } },
  });
});

test('Q-32 L-38 a cart is ordered once, whoever sends it and however often', async () => {
  const { lin, linId, listId, server } = fixture;
  const product = await makeProduct(server.db, { listId, sizes: { OS: 9 } });
  const skuId = `${product}-OS`;
  const given = {
    id: 'cl-once',
    buyerId: linId,
    listId,
    productId: product,
    skuId,
    qty: 2,
    priceCents: 10_000,
  };
  await server.db.insert(cartLines).values(given);
  const before = await ordersNow();
  const lines = [{ skuId, listId, qty: 2, cartLineId: 'cl-once' }];
  const answers = await Promise.all([create(lines), create(lines), create(lines)]);
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 40401, 40401]);
  expect(answers.find(({ code }) => code === 40401)?.message).toContain('购物车');
  expect(await ordersNow()).toBe(Number(before) + 1);
  expect((await lin.get(`${FRONT}/cart/list`)).data).toMatchObject({ groups: [] });
});

test('Q-43 an inquiry takes no lines out of a cart but those it orders', async () => {
  const { chen, linId, stranger, listId, server } = fixture;
  const [own, other] = [
    await makeProduct(server.db, { listId, sizes: { OS: 9 } }),
    await makeProduct(server.db, { listId, sizes: { OS: 9 } }),
  ];
  const given = {
    id: 'cl-lin',
    buyerId: linId,
    listId,
    productId: own,
    skuId: `${own}-OS`,
    qty: 2,
    priceCents: 9000,
  };
  await server.db.insert(cartLines).values(given);
  const before = await ordersNow();
  const wrong = inquiry([{ skuId: `${other}-OS`, listId, qty: 2, cartLineId: 'cl-lin' }]);
  const right = inquiry([{ skuId: `${own}-OS`, listId, qty: 2, cartLineId: 'cl-lin' }]);
  const { addressId: _, ...rest } = right;
  for (const [who, body] of [
    [fixture.lin, wrong],
    [stranger, { ...rest, addressId: await addressOf(stranger) }],
    [chen, { ...wrong, addressId: await addressOf(chen) }],
  ] as const) {
    expect((await who.post(`${FRONT}/inquiry/create`, body, key())).code).toBe(40401);
  }
  expect(await ordersNow()).toBe(before);
  expect(await server.db.select().from(cartLines).where(eq(cartLines.id, 'cl-lin'))).toHaveLength(1);
});

async function addressOf(who: OrderFixture['lin']): Promise<string> {
  const form = { areaType: 'OVERSEAS', areaCode: '+39', realName: 'x', phone: '3331234567', detail: 'd' };
  const place = { country: 'IT', province: 'MI', city: 'Milano', regionCodes: ['IT'] };
  const made = await who.post(`${FRONT}/user/address/edit`, { ...form, ...place });
  return String(field(made.data, 'id'));
}

test('D-37 without sp:price:view no amount is told: preview, orders, records, refusals', async () => {
  const { chen, lin, listId, sales, server } = fixture;
  const { db } = server;
  const order = await fixture.order({ qty: 3 });
  await sales.put(`/api/v1/sub-orders/${order.subIds[0]}/confirm`, { version: 1, lines: [] });
  const strict = await makeList(db, { minOrderMode: 'BLOCK', minOrderValueCents: 900_000 });
  const costly = await makeProduct(db, { listId: strict, sizes: { OS: 9 }, priceCents: 12_345 });
  const member = eq(
    teamMembers.buyerId,
    String(field((await chen.get(`${FRONT}/user/get/info`)).data, 'id')),
  );
  await db
    .update(teamMembers)
    .set({ perms: ['sp:order:submit', 'sp:address:edit'] })
    .where(member);
  const lines = [{ skuId: order.skuIds[0], listId, qty: 1, priceCents: 1 }];
  const body = { ...inquiry([]), addressId: await addressOf(chen) };
  const low = [{ skuId: `${costly}-OS`, listId: strict, qty: 1, priceCents: 1 }];
  const refused = await chen.post(`${FRONT}/inquiry/create`, { ...body, lines: low }, key());
  expect(refused).toMatchObject({ code: 40905, data: { violations: [{ need: 900_000, have: 0 }] } });
  const answers = [
    await chen.post(`${FRONT}/inquiry/preview`, { lines }),
    await chen.get(`${FRONT}/order/page`),
    await chen.get(`${FRONT}/order/detail/${order.id}`),
    await chen.get(`${FRONT}/order/son/detail/${order.subIds[0]}`),
    await chen.get(`${FRONT}/order/logs/${order.id}`),
    await chen.post(`${FRONT}/inquiry/create`, { ...body, lines: [{ ...lines[0], qty: 3 }] }, key()),
  ];
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(answers.flatMap(({ data }) => amounts(data)).filter((cents) => cents !== 0)).toEqual([]);
  expect(answers[0]?.data).toMatchObject({ lines: [{ state: 'OK' }] });
  expect(amounts((await lin.get(`${FRONT}/order/detail/${order.id}`)).data)).toContain(10_000);
});
