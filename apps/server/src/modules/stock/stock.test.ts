import type { components } from '@selvedge/api-spec/types';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '../../db/schema/products';
import { stock } from '../../db/schema/stock';
import { makeProduct } from '../../testing/builders';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import { makeStaff } from '../../testing/people';
import type { TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';

type Movement = components['schemas']['StockMovement'];

let fixture: OrderFixture;
let server: TestServer;
let keeper: Tester;
let seller: Tester;
let listId: string;
beforeAll(async () => {
  fixture = await startOrderFixture();
  ({ server, listId } = fixture);
  await makeStaff(server.db, { username: 'keeper', nickname: '沈库' }, 'WAREHOUSE');
  await makeStaff(server.db, { username: 'seller' }, 'SALES');
  [keeper, seller] = await Promise.all([server.staff('keeper'), server.staff('seller')]);
});
afterAll(() => server.close());

const make = (sizes: Record<string, number>) => makeProduct(server.db, { listId, sizes });

async function movementsOf(id: string, query: Record<string, string | number> = {}): Promise<Movement[]> {
  const answer = await seller.get(`/api/v1/products/${id}/movements`, { pageSize: 100, ...query });
  expect(answer.code, answer.raw.body).toBe(200);
  return (answer.data as { list: Movement[] }).list;
}

const correct = (body: object, who = keeper) => who.post('/api/v1/stock/corrections', body);

const onHandOf = async (skuId: string) =>
  (await server.db.select({ onHand: stock.onHand }).from(stock).where(eq(stock.skuId, skuId)))[0]?.onHand;

/** Returns the SKUs whose stock is not the sum of their movements. */
const apart = async () =>
  (
    await server.db
      .execute(sql`select s.sku_id from stock s left join stock_movements m on m.sku_id = s.sku_id group by s.sku_id
      having (s.on_hand, s.locked, s.incoming) <> (coalesce(sum(m.on_hand), 0), coalesce(sum(m.locked), 0), coalesce(sum(m.incoming), 0))`)
  ).rows;

test('X-A191 X-A192 R-2.79 a correction adds and takes away, and stands in the history with reason, words and person', async () => {
  const id = await make({ S: 5, M: 8 });
  const lines = [
    { skuId: `${id}-S`, change: -2 },
    { skuId: `${id}-M`, change: 3 },
  ];
  expect((await correct({ reason: 'COUNT', note: '秋季盘点', lines })).code).toBe(200);
  expect([await onHandOf(`${id}-S`), await onHandOf(`${id}-M`)]).toEqual([3, 11]);
  const [last] = await movementsOf(id, { skuId: `${id}-M` });
  expect(last).toMatchObject({
    cause: 'CORRECTION',
    reason: 'COUNT',
    note: '秋季盘点',
    operatorName: '沈库',
    size: 'M',
    onHandChange: 3,
    onHandAfter: 11,
  });
  const all = await movementsOf(id);
  expect(all.map(({ cause }) => cause)).toEqual(['CORRECTION', 'CORRECTION', 'OPENING', 'OPENING']);
  expect(all.reduce((sum, { onHandChange }) => sum + onHandChange, 0)).toBe(14);
  expect(await apart()).toEqual([]);
});

test('Q-22 X-A191 an order that holds pieces is the paper of their movement', async () => {
  const { id, skuIds } = await fixture.order({ qty: 3 });
  const [skuId = ''] = skuIds;
  const [row] = await server.db.select().from(stock).where(eq(stock.skuId, skuId));
  const [held] = await movementsOf(row?.productId ?? '', { skuId });
  expect(held).toMatchObject({
    cause: 'LOCK',
    lockedChange: 3,
    onHandChange: 0,
    orderId: id,
    operatorName: '',
  });
  expect(held?.orderNo).toMatch(/^O\d+$/);
  expect(await apart()).toEqual([]);
});

test('Q-21 less than orders hold is refused as a whole, with what they hold', async () => {
  const id = await make({ S: 5, M: 5 });
  await server.db
    .update(stock)
    .set({ locked: 4 })
    .where(eq(stock.skuId, `${id}-S`));
  const lines = [
    { skuId: `${id}-M`, change: -1 },
    { skuId: `${id}-S`, change: -2 },
  ];
  expect(await correct({ reason: 'LOSS', lines })).toMatchObject({
    code: 40902,
    data: { lines: [{ skuId: `${id}-S`, asked: 4, available: 3 }] },
  });
  expect([await onHandOf(`${id}-S`), await onHandOf(`${id}-M`)]).toEqual([5, 5]);
  expect((await correct({ reason: 'LOSS', lines: [{ skuId: `${id}-S`, change: -1 }] })).code).toBe(200);
  expect(await apart()).toEqual([]);
});

test('Q-22 twenty corrections at once are all counted, whatever was shipped meanwhile', async () => {
  const id = await make({ S: 100 });
  const skuId = `${id}-S`;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      at % 2 === 0
        ? correct({ reason: 'FOUND', lines: [{ skuId, change: 1 }] })
        : server.db
            .execute(sql`update stock set on_hand = on_hand - 2 where sku_id = ${skuId}`)
            .then(() => null),
    ),
  );
  expect(answers.filter((answer) => answer !== null && answer.code !== 200)).toEqual([]);
  expect(await onHandOf(skuId)).toBe(100 + 10 - 20);
  const last = await movementsOf(id);
  expect(last).toHaveLength(21);
  expect(last.filter(({ cause }) => cause === 'OTHER')).toHaveLength(10);
  expect(await apart()).toEqual([]);
});

test('D-52 Q-43 only who may corrects; what is not there is said, another reason needs words', async () => {
  const id = await make({ S: 5 });
  const lines = [{ skuId: `${id}-S`, change: 1 }];
  expect((await correct({ reason: 'COUNT', lines }, seller)).raw.statusCode).toBe(403);
  expect(await correct({ reason: 'OTHER', lines, note: '  ' })).toMatchObject({
    code: 40001,
    data: { fields: { note: expect.any(String) } },
  });
  expect((await correct({ reason: 'COUNT', lines: [...lines, { skuId: 'nowhere', change: 1 }] })).code).toBe(
    40401,
  );
  expect((await seller.get('/api/v1/products/nowhere/movements')).code).toBe(40401);
  await server.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, id));
  expect((await correct({ reason: 'COUNT', lines })).code).toBe(40401);
  expect(await onHandOf(`${id}-S`)).toBe(5);
});
