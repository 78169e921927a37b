import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { PRODUCT_IMPORT_MAX_ROWS } from '@selvedge/domain/constants';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '../../db/schema/products';
import { stock } from '../../db/schema/stock';
import { importJobs } from '../../db/schema/imports';
import { field } from '../../testing/builders';
import { deadlocksIn } from '../../testing/deadlocks';
import { productBook, productCodeOf, sendProducts } from '../../testing/productSheets';
import { makeManyProducts } from '../../testing/manyProducts';
import { type OrderFixture, startOrderFixture, wrongLocks } from '../../testing/orderFixture';
import { makeStaff } from '../../testing/people';
import { startProgram } from '../../testing/programs';
import type { Tester } from '../../testing/testers';

const SIZES = ['34', '36', '38', '40', '42'];
const HEADS = ['International code', 'Colour', 'Size', 'Wholesale price', 'On hand'];
const COUNT = PRODUCT_IMPORT_MAX_ROWS / SIZES.length;
/** Number of callers that order the products of the sheet all the while. */
const CALLERS = 4;

let fixture: OrderFixture;
let boss: Tester;
const children: ChildProcess[] = [];
beforeAll(async () => {
  fixture = await startOrderFixture();
  await makeStaff(fixture.server.db, { username: 'boss' }, 'ROOT');
  boss = await fixture.server.staff('boss');
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await fixture.server.close();
});

/** Returns a row of the sheet for each size: with a new price, and with as many pieces as there are now and more. */
const rowsOfSheet = (): unknown[][] =>
  Array.from({ length: COUNT }, (_, at) =>
    SIZES.map((size) => [productCodeOf(at), 'Camel', size, '130', 6_000]),
  ).flat();

const stateOf = async (id: string) =>
  (await fixture.server.db.select().from(importJobs).where(eq(importJobs.id, id)))[0]?.state;

/** Sends a sheet, waits until a worker has checked it, and requests its commit. */
async function commit(rows: unknown[][]): Promise<string> {
  const id = String(field((await sendProducts(boss, productBook(rows, HEADS))).data, 'id'));
  await expect.poll(() => stateOf(id)).toBe('VALIDATED');
  const answer = await boss.post(
    `/api/v1/jobs/${id}/commit`,
    { mode: 'ALL' },
    { 'idempotency-key': randomUUID() },
  );
  expect(answer).toMatchObject({ code: 200, data: { committed: PRODUCT_IMPORT_MAX_ROWS } });
  return id;
}

test('M-J Q-21 the longest sheet of prices and pieces is committed while its goods go into carts, drafts and orders: nobody is refused, and nothing stands in a circle', async () => {
  const { server, lin, chen, listId, addressId } = fixture;
  const { db } = server;
  children.push(startProgram('importWorker', [server.databaseUrl, 'whole']));
  const sizes = await makeManyProducts(db, { listId, count: COUNT, sizes: SIZES });
  const sheet = await commit(rowsOfSheet());
  const answers = new Map<string, number>();
  const over = new AbortController();
  const note = (call: string, { code }: { code: number }) => {
    const key = `${call} ${code}`;
    answers.set(key, (answers.get(key) ?? 0) + 1);
  };
  const order = async (caller: number): Promise<void> => {
    const who = caller % 2 === 0 ? lin : chen;
    // Each caller goes through the sheet from another place, so that locked batches are met early and late.
    for (let at = Math.floor((caller * sizes.length) / CALLERS); !over.signal.aborted; at += 97) {
      const size = sizes[at % sizes.length];
      if (size === undefined) throw new Error('no goods');
      const line = { skuId: size.skuId, listId, qty: 10 };
      note('cart', await who.post('/api/sp/front/cart/add', { lines: [line] }));
      const draft = { title: 'AW25', lines: [{ ...line, productId: size.productId }] };
      const saved = await who.post('/api/sp/front/inquiry/draft/save', draft);
      note('draft', saved);
      await who.post('/api/sp/front/inquiry/draft/del', { ids: [String(field(saved.data, 'id'))] });
      // The address belongs to the first person.
      if (who !== lin) continue;
      // Two sizes that mostly are in the same batch of the sheet: locked in another order than the batch locks them, they would deadlock.
      const near = sizes[(at + 50) % sizes.length];
      const lines = [line, { skuId: near?.skuId, listId, qty: 10 }];
      const body = { lines, addressId, paymentMethod: 'OFFLINE_TRANSFER', notifyUserIds: [] };
      const key = { 'idempotency-key': randomUUID() };
      note('inquiry', await who.post('/api/sp/front/inquiry/create', body, key));
    }
  };
  const ordering = Array.from({ length: CALLERS }, (_, caller) => order(caller));
  try {
    await expect.poll(() => stateOf(sheet)).not.toBe('COMMITTING');
  } finally {
    over.abort();
  }
  await Promise.all(ordering);
  expect(await stateOf(sheet)).toBe('DONE');
  expect([...answers.keys()].toSorted()).toEqual(['cart 200', 'draft 200', 'inquiry 200']);
  expect(await db.$count(products, eq(products.wholesalePriceCents, 13_000))).toBe(COUNT);
  expect(await db.$count(stock, eq(stock.onHand, 6_000))).toBe(PRODUCT_IMPORT_MAX_ROWS);
  expect(await wrongLocks(db)).toEqual([]);
  for (const child of children) child.kill('SIGKILL');
  expect(await deadlocksIn(server.databaseUrl)).toBe(0);
});
