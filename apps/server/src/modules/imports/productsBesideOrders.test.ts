import { randomUUID } from 'node:crypto';
import { makeEan13 } from '@selvedge/domain/products/ean';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '../../db/schema/products';
import { stock } from '../../db/schema/stock';
import { importJobs } from '../../db/schema/imports';
import { operationRecords } from '../../db/schema/platform';
import { field, makeProduct } from '../../testing/builders';
import { productBook, sendProducts } from '../../testing/productSheets';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import { makeStaff } from '../../testing/people';
import type { Tester } from '../../testing/testers';
import { commitProducts, commitBatch } from './products/commitRows';
import { failProducts } from './products/failProducts';
import { openSheet } from './products/openSheet';

const RUN = { signal: new AbortController().signal, isLastAttempt: false };
const SIZES = { '38': 20, '40': 20 };

let fixture: OrderFixture;
let boss: Tester;
let made = 0;
beforeAll(async () => {
  fixture = await startOrderFixture();
  await makeStaff(fixture.server.db, { username: 'boss' }, 'ROOT');
  boss = await fixture.server.staff('boss');
});
afterAll(() => fixture.server.close());

/** Makes products that are offered, with valid codes. */
async function offered(count: number): Promise<{ id: string; code: string }[]> {
  const found = [];
  for (let left = count; left > 0; left -= 1) {
    made += 1;
    const code = makeEan13(`00778${String(made).padStart(7, '0')}`);
    found.push({
      id: await makeProduct(fixture.server.db, { listId: fixture.listId, sizes: SIZES, intlCode: code }),
      code,
    });
  }
  return found;
}

const jobOf = async (id: string) => {
  const [job] = await fixture.server.db.select().from(importJobs).where(eq(importJobs.id, id));
  if (job === undefined) throw new Error('the job is gone');
  return job;
};

/** Sends a sheet, has it checked and requests its commit, which no worker processes yet; returns its id and the opened sheet. */
async function committing(rows: unknown[][], heads: readonly string[]) {
  const id = String(field((await sendProducts(boss, productBook(rows, heads))).data, 'id'));
  await fixture.server.work();
  const answer = await boss.post(
    `/api/v1/jobs/${id}/commit`,
    { mode: 'ALL' },
    { 'idempotency-key': randomUUID() },
  );
  expect(answer).toMatchObject({ code: 200, data: { committed: rows.length, skipped: 0 } });
  const job = await jobOf(id);
  return { id, sheet: await openSheet(fixture.server.db, job) };
}

const priceOf = async (id: string) =>
  (await fixture.server.db.select().from(products).where(eq(products.id, id)))[0]?.wholesalePriceCents;
const changesOf = (id: string) =>
  fixture.server.db.$count(
    operationRecords,
    sql`${operationRecords.entity} = 'product' and ${operationRecords.entityId} = ${id}`,
  );

test('M-J carts, drafts and inquiries of goods go on while a sheet of their prices is written', async () => {
  const { server, lin, listId, addressId } = fixture;
  const offers = (await offered(2)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const [first, last] = offers;
  if (!first || !last) throw new Error('no goods');
  const rows = offers.map(({ code }) => [code, 'Camel', '250']);
  const { id, sheet } = await committing(rows, ['International code', 'Colour', 'Wholesale price']);
  // The batch has locked the first product and waits for the last one, which the test has locked; neither of them times out.
  const pool = new pg.Pool({ connectionString: server.databaseUrl, pipeline: true });
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    const held = await holder.query<{ pid: number }>(
      'select pg_backend_pid() as pid from products where id = $1 for no key update',
      [last.id],
    );
    const batch = commitBatch(drizzle(pool), id, sheet);
    const stopped = sql`select pid from pg_stat_activity where ${held.rows[0]?.pid}::int = any(pg_blocking_pids(pid))`;
    await expect.poll(async () => (await server.db.execute(stopped)).rows).toHaveLength(1);
    const line = { skuId: `${first.id}-38`, listId, qty: 10 };
    expect(await lin.post('/api/sp/front/cart/add', { lines: [line] })).toMatchObject({ code: 200 });
    expect(
      await lin.post('/api/sp/front/inquiry/draft/save', {
        title: 'AW25',
        lines: [{ ...line, productId: first.id }],
      }),
    ).toMatchObject({ code: 200 });
    const body = { lines: [line], addressId, paymentMethod: 'OFFLINE_TRANSFER', notifyUserIds: [] };
    expect(
      await lin.post('/api/sp/front/inquiry/create', body, { 'idempotency-key': randomUUID() }),
    ).toMatchObject({ code: 200 });
    await holder.query('rollback');
    expect(await batch).toBe(false);
  } finally {
    holder.release();
    await pool.end();
  }
  expect(await jobOf(id)).toMatchObject({ state: 'DONE', done: 2, invalid: 0 });
  expect([await priceOf(first.id), await priceOf(last.id)]).toEqual([25_000, 25_000]);
});

test('M-J Q-21 a row that goes wrong while others are being written is left out and named', async () => {
  const { server } = fixture;
  const offers = await offered(2);
  const [first, second] = offers;
  if (!first || !second) throw new Error('no goods');
  const rows = offers.map(({ code }) => [code, 'Camel', '38', '7']);
  const { id, sheet } = await committing(rows, ['International code', 'Colour', 'Size', 'On hand']);
  expect(await commitBatch(server.db, id, sheet, 1)).toBe(true);
  expect(await boss.get(`/api/v1/jobs/${id}`)).toMatchObject({ data: { state: 'COMMITTING', done: 1 } });
  await server.db
    .update(stock)
    .set({ locked: 9 })
    .where(eq(stock.skuId, `${second.id}-38`));
  await commitProducts(server.db, id, RUN);
  expect(await boss.get(`/api/v1/jobs/${id}`)).toMatchObject({
    data: { state: 'DONE', done: 2, invalid: 1, errorFileUrl: `/api/v1/jobs/${id}/file` },
  });
  expect((await jobOf(id)).result).toEqual({ committed: 1, skipped: 1 });
  expect(await boss.get(`/api/v1/jobs/${id}/rows`, { state: 'ERROR' })).toMatchObject({
    data: { list: [{ rowNo: 3, problems: [{ code: 'BELOW_LOCKED', value: '7' }] }] },
  });
  const pieces = await server.db
    .select({ skuId: stock.skuId, onHand: stock.onHand })
    .from(stock)
    .where(sql`${stock.skuId} in (${`${first.id}-38`}, ${`${second.id}-38`})`);
  expect(new Map(pieces.map(({ skuId, onHand }) => [skuId, onHand]))).toEqual(
    new Map([
      [`${first.id}-38`, 7],
      [`${second.id}-38`, 20],
    ]),
  );
  await server.db
    .update(stock)
    .set({ locked: 0 })
    .where(eq(stock.skuId, `${second.id}-38`));
});

test('M-J Q-02 a commit that was cut off goes on behind what it wrote, and one that cannot says how far it came', async () => {
  const { server } = fixture;
  const offers = await offered(3);
  const [first, second] = offers;
  if (!first || !second) throw new Error('no goods');
  const rows = offers.map(({ code }) => [code, 'Camel', '300']);
  const heads = ['International code', 'Colour', 'Wholesale price'];
  const cut = await committing(rows, heads);
  expect(await commitBatch(server.db, cut.id, cut.sheet, 1)).toBe(true);
  // A colleague changes a product that is already written: the rest of the commit does not undo that.
  await server.db.update(products).set({ wholesalePriceCents: 31_000 }).where(eq(products.id, first.id));
  await commitProducts(server.db, cut.id, { ...RUN, signal: AbortSignal.abort() });
  expect(await jobOf(cut.id)).toMatchObject({ state: 'DONE', done: 3 });
  expect([await priceOf(first.id), await priceOf(second.id)]).toEqual([31_000, 30_000]);
  expect(await changesOf(first.id)).toBe(1);

  const broken = await committing(
    rows.map(([code, color]) => [code, color, '320']),
    heads,
  );
  expect(await commitBatch(server.db, broken.id, broken.sheet, 2)).toBe(true);
  await failProducts(server.db, broken.id, 'BROKEN');
  const told = await boss.get(`/api/v1/jobs/${broken.id}`, {}, { 'accept-language': 'en' });
  expect(told).toMatchObject({
    data: { state: 'FAILED', done: 2, error: expect.stringContaining('first 2 rows are stored') },
  });
});
