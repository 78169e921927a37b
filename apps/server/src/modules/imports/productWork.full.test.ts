import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { PRODUCT_IMPORT_MAX_ROWS } from '@selvedge/domain/constants';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { products, skus } from '../../db/schema/products';
import { stock } from '../../db/schema/stock';
import { importJobs, importRows } from '../../db/schema/imports';
import { operationRecords } from '../../db/schema/platform';
import { runnable } from '../../jobs/tasks';
import { startWorker } from '../../jobs/worker';
import { field, makeBasics, makeList, makeProduct } from '../../testing/builders';
import { productBook, productCodeOf, productRowsOf, sendProducts } from '../../testing/productSheets';
import { holdNextSheet } from '../../testing/heldSheets';
import { makeStaff } from '../../testing/people';
import { startProgram } from '../../testing/programs';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';
import { checkTask, commitTask } from './machine/queueProducts';
import { beginCheck, checkProducts, checkBatch, BATCH } from './products/checkRows';
import { commitProducts } from './products/commitRows';
import { openSheet } from './products/openSheet';

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };
const QUICK = { lookMs: 200, pollMs: 100, patienceMs: 100, restartMs: 100, againMs: 20 };
const SIZES = ['36', '38', '40', '42'];
/** Rows of a large sheet: twelve batches. */
const MANY_ROWS = 6000;
/** Heap size of a process that imports, in MB: V8 ends a process that needs more. */
const HEAP_MB = 64;

let server: TestServer;
let boss: Tester;
const children: ChildProcess[] = [];
beforeAll(async () => {
  server = await startTestServer();
  await makeBasics(server.db);
  await makeStaff(server.db, { username: 'boss' }, 'ROOT');
  boss = await server.staff('boss');
});
beforeEach(async () => {
  await server.db.execute(
    sql`truncate products, skus, stock, import_jobs, import_rows, operation_records cascade`,
  );
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await server.close();
});

const jobRow = async (id: string) =>
  (await server.db.select().from(importJobs).where(eq(importJobs.id, id)))[0];
const send = async (count: number) =>
  String(field((await sendProducts(boss, productBook(productRowsOf(count, SIZES)))).data, 'id'));
const commit = (id: string) =>
  boss.post(`/api/v1/jobs/${id}/commit`, { mode: 'ALL' }, { 'idempotency-key': randomUUID() });
const made = async () => ({
  products: await server.db.$count(products),
  sizes: await server.db.$count(skus),
  stock: await server.db.$count(stock),
  history: await server.db.$count(operationRecords, eq(operationRecords.entity, 'product')),
});

/** Starts a worker in a process of its own, which checks one batch only or whole sheets, and commits whole sheets. */
function startChild(checks: 'one batch' | 'whole', nodeFlags: string[] = []): ChildProcess {
  const child = startProgram('importWorker', [server.databaseUrl, checks], { nodeFlags });
  children.push(child);
  return child;
}

/** Starts a worker in this process that finishes what a killed one left. */
function startHere() {
  const { db } = server;
  return startWorker({
    pool: db.$client,
    tasks: [
      runnable(checkTask, (_, { id }, run) => checkProducts(db, id, run)),
      runnable(commitTask, (_, { id }, run) => commitProducts(db, id, run)),
    ],
    services: null,
    log: SILENT,
    times: QUICK,
  });
}

test('M-J Q-02 kill -9 between batches of the check and inside one of the commit: nothing is lost, nothing is there twice', async () => {
  const count = (BATCH + 100) / SIZES.length;
  const id = await send(count);
  const checking = startChild('one batch');
  await expect.poll(async () => (await jobRow(id))?.done).toBe(BATCH);
  const worker = await startHere();
  checking.kill('SIGKILL');
  await expect.poll(async () => (await jobRow(id))?.state).toBe('VALIDATED');
  await worker.stop();
  expect(await jobRow(id)).toMatchObject({ done: BATCH + 100, valid: BATCH + 100, invalid: 0 });
  // The commit of a worker is blocked inside its second batch, where it writes products, and the worker is killed there.
  const listId = await makeList(server.db);
  const committing = startChild('one batch');
  const holder = await server.db.$client.connect();
  await holder.query('begin');
  const held = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
  const values = { listId, sizes: {}, intlCode: productCodeOf(count - 1), colorId: 'black' } as const;
  await makeProduct(drizzle(holder), values);
  await commit(id);
  const stopped = sql`select pid from pg_stat_activity where ${held.rows[0]?.pid}::int = any(pg_blocking_pids(pid))`;
  await expect.poll(async () => (await server.db.execute(stopped)).rows).toHaveLength(1);
  committing.kill('SIGKILL');
  await holder.query('rollback');
  holder.release();
  const written = BATCH / SIZES.length;
  expect(await made()).toEqual({ products: written, sizes: BATCH, stock: BATCH, history: written });
  expect(await jobRow(id)).toMatchObject({ state: 'COMMITTING', done: BATCH });
  const last = await startHere();
  await expect.poll(async () => (await jobRow(id))?.state).toBe('DONE');
  await last.stop();
  const sizes = count * SIZES.length;
  expect(await made()).toEqual({ products: count, sizes, stock: sizes, history: count });
});

test('M-J a check that is cancelled between two batches ends there; one that is told to stop leaves the rest to another', async () => {
  const { db } = server;
  const id = await send((2 * BATCH) / SIZES.length);
  const job = await beginCheck(db, id);
  if (job === null) throw new Error('the job was not begun');
  const sheet = await openSheet(db, job);
  expect(await checkBatch(db, id, sheet)).toBe(true);
  expect(await boss.get(`/api/v1/jobs/${id}`)).toMatchObject({
    data: { state: 'RUNNING', done: BATCH, total: 2 * BATCH },
  });
  expect(await boss.del(`/api/v1/jobs/${id}`)).toMatchObject({ code: 200, data: { state: 'CANCELLED' } });
  expect(await checkBatch(db, id, sheet)).toBe(false);
  await server.work();
  expect(await jobRow(id)).toMatchObject({ state: 'CANCELLED', done: BATCH });
  const other = await send((2 * BATCH) / SIZES.length);
  await checkProducts(db, other, { signal: AbortSignal.abort(), isLastAttempt: false });
  expect(await jobRow(other)).toMatchObject({ state: 'RUNNING', done: BATCH });
  await server.work();
  expect(await jobRow(other)).toMatchObject({ state: 'VALIDATED', done: 2 * BATCH });
  await Promise.all([1, 2].map(() => commit(other)));
  await Promise.all(
    [1, 2].map(() =>
      commitProducts(db, other, { signal: new AbortController().signal, isLastAttempt: false }),
    ),
  );
  expect(await jobRow(other)).toMatchObject({ state: 'DONE' });
  expect((await made()).products).toBe((2 * BATCH) / SIZES.length);
});

test('R-2.79 R-5.19 a large sheet is imported in bounded memory while the server answers; one row too many is refused', async () => {
  const count = MANY_ROWS / SIZES.length;
  const sheet = holdNextSheet();
  let id = '';
  try {
    const sent = sendProducts(boss, productBook(productRowsOf(count, SIZES)));
    await expect.poll(sheet.isHeld).toBe(true);
    expect((await boss.get('/api/v1/users/me')).code).toBe(200);
    sheet.release();
    id = String(field((await sent).data, 'id'));
  } finally {
    sheet.release();
  }
  const child = startChild('whole', [`--max-old-space-size=${HEAP_MB}`]);
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', () => reject(new Error('the process that imports has ended')));
  });
  const reaches = (state: string) =>
    Promise.race([ended, expect.poll(async () => (await jobRow(id))?.state).toBe(state)]);
  await reaches('VALIDATED');
  expect(await jobRow(id)).toMatchObject({ valid: MANY_ROWS });
  expect(await commit(id)).toMatchObject({ code: 200 });
  await reaches('DONE');
  ended.catch(() => undefined);
  expect(await made()).toMatchObject({ products: count, sizes: MANY_ROWS });
  expect(await server.db.$count(importRows)).toBe(MANY_ROWS);
  const tooMany = Array.from({ length: PRODUCT_IMPORT_MAX_ROWS + 1 }, (_, at) => [String(at)]);
  const refused = await sendProducts(boss, productBook(tooMany, ['code']));
  expect(refused).toMatchObject({ code: 42201, data: { max: PRODUCT_IMPORT_MAX_ROWS } });
  expect(await sendProducts(boss, Buffer.from('a,b'), 's1', 'goods.csv')).toMatchObject({ code: 41501 });
  expect(await sendProducts(boss, productBook([['x']], ['colour']))).toMatchObject({ code: 42201 });
});
