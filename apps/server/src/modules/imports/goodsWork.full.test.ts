import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { products, skus, stock } from '../../db/schema/catalogue';
import { importJobs, importRows } from '../../db/schema/imports';
import { operationRecords } from '../../db/schema/platform';
import { TASKS } from '../../jobs/tasks';
import { startWorker } from '../../jobs/worker';
import { field, makeBasics } from '../../testing/builders';
import { goodsBook, goodsRowsOf, sendGoods } from '../../testing/goodsSheets';
import { makeStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';
import { beginCheck, checkGoods, checkPortion, PORTION } from './goods/checkRows';
import { commitGoods, writeGoods } from './goods/commitRows';
import { openSheet } from './goods/openSheet';

const CHILD = fileURLToPath(new URL('../../testing/importWorker.ts', import.meta.url));
const SILENT = { debug() {}, info() {}, warn() {}, error() {} };
const QUICK = { lookMs: 200, pollMs: 100, patienceMs: 100, restartMs: 100, againMs: 20 };
const SIZES = ['36', '38', '40', '42'];

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
  String(field((await sendGoods(boss, goodsBook(goodsRowsOf(count, SIZES)))).data, 'id'));
const commit = (id: string) =>
  boss.post(`/api/v1/jobs/${id}/commit`, { mode: 'ALL' }, { 'idempotency-key': randomUUID() });
const made = async () => ({
  products: await server.db.$count(products),
  sizes: await server.db.$count(skus),
  stock: await server.db.$count(stock),
  history: await server.db.$count(operationRecords, eq(operationRecords.entity, 'product')),
});

/** A worker in a process of its own, which checks one portion only and commits whole sheets. */
function startChild(): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, server.databaseUrl], { stdio: 'ignore' });
  children.push(child);
  return child;
}

/** A worker here that does what a killed one left. */
function startHere() {
  const { db } = server;
  return startWorker({
    pool: db.$client,
    tasks: { 'imports.check': TASKS['imports.check'], 'imports.commit': TASKS['imports.commit'] },
    handlers: {
      'imports.check': ({ id }, run) => checkGoods(db, id, run),
      'imports.commit': ({ id }, run) => commitGoods(db, id, run),
    },
    log: SILENT,
    times: QUICK,
  });
}

test('M-J Q-02 kill -9 between portions of the check and inside the commit: nothing is lost, nothing is there twice', async () => {
  const count = (PORTION + 100) / SIZES.length;
  const id = await send(count);
  const checking = startChild();
  await expect.poll(async () => (await jobRow(id))?.done).toBe(PORTION);
  const worker = await startHere();
  checking.kill('SIGKILL');
  await expect.poll(async () => (await jobRow(id))?.state).toBe('VALIDATED');
  await worker.stop();
  expect(await jobRow(id)).toMatchObject({ done: PORTION + 100, valid: PORTION + 100, invalid: 0 });
  // The commit of a worker is held up inside its transaction, after it wrote goods, and killed there.
  const committing = startChild();
  const holder = await server.db.$client.connect();
  await commit(id);
  await holder.query('begin');
  await holder.query('select 1 from import_jobs where id = $1 for update', [id]);
  await expect
    .poll(async () => {
      const found = await server.db.execute<{ waiting: number }>(
        sql`select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return found.rows[0]?.waiting;
    })
    .toBe(1);
  committing.kill('SIGKILL');
  await holder.query('rollback');
  holder.release();
  expect(await made()).toEqual({ products: 0, sizes: 0, stock: 0, history: 0 });
  const last = await startHere();
  await expect.poll(async () => (await jobRow(id))?.state).toBe('DONE');
  await last.stop();
  const sizes = count * SIZES.length;
  expect(await made()).toEqual({ products: count, sizes, stock: sizes, history: count });
});

test('M-J a check that is cancelled between two portions ends there; one that is told to stop leaves the rest to another', async () => {
  const { db } = server;
  const id = await send((2 * PORTION) / SIZES.length);
  const job = await beginCheck(db, id);
  if (job === null) throw new Error('the job was not begun');
  const sheet = await openSheet(db, job);
  expect(await checkPortion(db, id, sheet)).toBe(true);
  expect(await boss.get(`/api/v1/jobs/${id}`)).toMatchObject({
    data: { state: 'RUNNING', done: PORTION, total: 2 * PORTION },
  });
  expect(await boss.del(`/api/v1/jobs/${id}`)).toMatchObject({ code: 200, data: { state: 'CANCELLED' } });
  expect(await checkPortion(db, id, sheet)).toBe(false);
  await server.work();
  expect(await jobRow(id)).toMatchObject({ state: 'CANCELLED', done: PORTION });
  const other = await send((2 * PORTION) / SIZES.length);
  await checkGoods(db, other, { signal: AbortSignal.abort(), isLastAttempt: false });
  expect(await jobRow(other)).toMatchObject({ state: 'RUNNING', done: PORTION });
  await server.work();
  expect(await jobRow(other)).toMatchObject({ state: 'VALIDATED', done: 2 * PORTION });
  await Promise.all([1, 2].map(() => commit(other)));
  await Promise.all([1, 2].map(() => writeGoods(db, other)));
  expect(await jobRow(other)).toMatchObject({ state: 'DONE' });
  expect((await made()).products).toBe((2 * PORTION) / SIZES.length);
});

test('R-2.79 R-5.19 a large sheet is imported in bounded memory while the server answers; one row too many is refused', async () => {
  const count = Number(process.env['GOODS_ROWS'] ?? 2000) / SIZES.length;
  const file = goodsBook(goodsRowsOf(count, SIZES));
  const beats = [performance.now()];
  const beat = setInterval(() => beats.push(performance.now()), 5);
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  const before = process.memoryUsage().rss;
  const id = String(field((await sendGoods(boss, file)).data, 'id'));
  await server.work();
  expect(await jobRow(id)).toMatchObject({ state: 'VALIDATED', valid: count * SIZES.length });
  expect(await commit(id)).toMatchObject({ code: 200 });
  await server.work();
  clearInterval(beat);
  clearInterval(watch);
  expect(await made()).toMatchObject({ products: count, sizes: count * SIZES.length });
  expect((most - before) / 1_048_576).toBeLessThan(350);
  expect(beats.length).toBeGreaterThan(20);
  expect(await server.db.$count(importRows)).toBe(count * SIZES.length);
  const tooMany = Array.from({ length: 20_001 }, (_, at) => [String(at)]);
  const refused = await sendGoods(boss, goodsBook(tooMany, ['code']));
  expect(refused).toMatchObject({ code: 42201, data: { max: 20_000 } });
  expect(await sendGoods(boss, Buffer.from('a,b'), 's1', 'goods.csv')).toMatchObject({ code: 41501 });
  expect(await sendGoods(boss, goodsBook([['x']], ['colour']))).toMatchObject({ code: 42201 });
});
