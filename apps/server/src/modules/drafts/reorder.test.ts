import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftLines } from '../../db/schema/cart';
import { stock } from '../../db/schema/stock';
import { listItems, lists } from '../../db/schema/lists';
import type { Context } from '../../contract/handlers';
import { field, makeList, makeProduct } from '../../testing/builders';
import type { OrderBundle } from '../orders/read/bundle';
import { placesOf } from './read/reorder';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';

let fixture: OrderFixture;
beforeAll(async () => {
  fixture = await startOrderFixture();
});
afterAll(() => fixture.server.close());

const again = (orderId: string, who = fixture.lin) =>
  who.post('/api/sp/front/order/reorder', { orderId }, { 'idempotency-key': randomUUID() });

test('X-B51 an order is drafted again with what is there now; what is short, sold out or gone is named', async () => {
  const { db } = fixture.server;
  const { id, skuIds } = await fixture.order({ qty: 5 });
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
  const { id } = await fixture.order();
  expect((await again(id, fixture.stranger)).code).toBe(40401);
  await fixture.server.db.update(lists).set({ closedAt: new Date() });
  expect((await again(id)).data).toMatchObject({ draftId: null, missing: [{}, {}] });
});

test('X-B51 one list is looked at for each product: the own one while it is open, else an open one that the buyer is shown', async () => {
  const { server, linId, teamId } = fixture;
  const { db } = server;
  const own = await makeList(db);
  const productId = await makeProduct(db, { listId: own, sizes: { '38': 20 } });
  const past = { startAt: new Date(0), closeAt: new Date(1) };
  const others = {
    closed: await makeList(db, past),
    hidden: await makeList(db, { visibility: 'TEAMS', visibleTo: ['nobody'] }),
    open: await makeList(db),
    later: await makeList(db),
  };
  await db
    .insert(listItems)
    .values(Object.values(others).map((listId) => ({ listId, productId, position: 1, priceCents: 100 })));
  const ctx = { buyer: { id: linId, teamId }, now: new Date() } as unknown as Pick<Context, 'buyer' | 'now'>;
  const bundle = { subs: [{ listId: own }], lines: [{ productId }] } as unknown as OrderBundle;
  expect(await placesOf(ctx, db, bundle)).toEqual(new Map([[productId, own]]));
  await db
    .update(lists)
    .set({ closedAt: new Date(0) })
    .where(eq(lists.id, own));
  expect(await placesOf(ctx, db, bundle)).toEqual(new Map([[productId, others.open]]));
});
