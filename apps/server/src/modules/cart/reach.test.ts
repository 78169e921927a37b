import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartLines } from '../../db/schema/cart';
import { field, makeProduct } from '../../testing/builders';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import type { Tester } from '../../testing/testers';

let fixture: OrderFixture;
let coat: string;
beforeAll(async () => {
  fixture = await startOrderFixture();
  coat = await makeProduct(fixture.server.db, { listId: fixture.listId, sizes: { '38': 20 } });
});
afterAll(() => fixture.server.close());

/** Adds a line to a buyer's cart; returns its id. */
async function lineOf(who: Tester): Promise<string> {
  const lines = [{ skuId: `${coat}-38`, listId: fixture.listId, qty: 3 }];
  const added = await who.post('/api/sp/front/cart/add', { lines });
  expect(added.code, added.raw.body).toBe(200);
  return String(field(added.data, 'lines', 0, 'id'));
}

const edit = (who: Tester, ...ids: string[]) =>
  who.post('/api/sp/front/cart/edit', { lines: ids.map((id) => ({ id, qty: 4, version: 1 })) });

test('X-B31 Q-43 lines of others are neither waited for nor held by who may not change them', async () => {
  const { lin, chen, stranger, server } = fixture;
  const [own, mates, foreign] = [await lineOf(chen), await lineOf(lin), await lineOf(stranger)];
  const refused = await server.db.transaction(async (tx) => {
    await tx
      .select()
      .from(cartLines)
      .where(inArray(cartLines.id, [mates, foreign]))
      .for('update');
    return [await edit(chen, own, mates), await edit(chen, foreign), await edit(lin, foreign)];
  });
  expect(refused.map(({ code }) => code)).toEqual([40302, 40401, 40401]);
  expect((await edit(lin, own, mates)).code).toBe(200);
  expect((await edit(stranger, foreign)).code).toBe(200);
});
