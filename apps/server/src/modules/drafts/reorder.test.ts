import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftLines } from '../../db/schema/cart';
import { stock } from '../../db/schema/catalogue';
import { listItems, lists } from '../../db/schema/lists';
import { field } from '../../testing/builders';
import { type OrderHouse, startOrderHouse } from '../../testing/orderHouse';

let house: OrderHouse;
beforeAll(async () => {
  house = await startOrderHouse();
});
afterAll(() => house.server.close());

const again = (orderId: string, who = house.lin) =>
  who.post('/api/sp/front/order/reorder', { orderId }, { 'idempotency-key': randomUUID() });

test('X-B51 an order is drafted again with what is there now; what is short, sold out or gone is named', async () => {
  const { db } = house.server;
  const { id, skuIds } = await house.order({ qty: 5 });
  const [one = '', two = ''] = skuIds;
  const whole = await again(id);
  expect(whole.data).toMatchObject({ added: 2, missing: [] });
  const draftId = String(field(whole.data, 'draftId'));
  const lines = await db
    .select()
    .from(draftLines)
    .where(eq(draftLines.draftId, draftId))
    .orderBy(asc(draftLines.position));
  expect(lines).toMatchObject([
    { skuId: one, qty: 5 },
    { skuId: two, qty: 5 },
  ]);

  await db.update(stock).set({ onHand: 8 }).where(eq(stock.skuId, one));
  await db.update(stock).set({ onHand: 5 }).where(eq(stock.skuId, two));
  expect((await again(id)).data).toMatchObject({
    added: 1,
    missing: [
      { skuId: one, reason: 'SHORT', qty: 5, availableQty: 3 },
      { skuId: two, reason: 'SOLD_OUT', availableQty: 0 },
    ],
  });
  const [sku] = skuIds;
  await db.delete(listItems).where(eq(listItems.productId, sku?.slice(0, -3) ?? ''));
  expect((await again(id)).data).toMatchObject({
    draftId: null,
    added: 0,
    missing: [{ reason: 'NOT_LISTED' }, { reason: 'NOT_LISTED' }],
  });
});

test('X-B51 Q-43 a closed list offers nothing, and nobody drafts from the orders of others', async () => {
  const { id } = await house.order();
  expect((await again(id, house.stranger)).code).toBe(40401);
  await house.server.db.update(lists).set({ closedAt: new Date() });
  expect((await again(id)).data).toMatchObject({ draftId: null, missing: [{}, {}] });
});
