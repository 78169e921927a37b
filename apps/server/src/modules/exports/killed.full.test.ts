import type { ChildProcess } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importJobs } from '../../db/schema/imports';
import { files } from '../../db/schema/platform';
import { fileFolder } from '../../adapters/fileFolder';
import { CHORE_TIMEOUT_MS, type Db, openDb, openPool } from '../../db/pool';
import { runnable } from '../../jobs/tasks';
import { startWorker } from '../../jobs/worker';
import { linesOf } from '../../testing/exportedSheets';
import { field, makeBasics, makeList, makeProduct } from '../../testing/builders';
import { makeBuyer } from '../../testing/people';
import { startProgram } from '../../testing/programs';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';
import { exportTask } from './write/queue';
import { BATCH, runExport } from './write/run';

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };
const ROWS = 2 * BATCH + 10;

let server: TestServer;
let lin: Tester;
let listId: string;
let child: ChildProcess | undefined;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server;
  await makeBasics(db);
  await makeBuyer(db, { username: 'lin', phone: '13800136021' });
  lin = await server.buyer('lin');
  listId = await makeList(db);
  const one = await makeProduct(db, { listId, sizes: { OS: 1 } });
  await db.execute(sql`with made as (
    insert into products select (jsonb_populate_record(p, jsonb_build_object('id', 'n' || n, 'intl_code', 'N' || n, 'code_key', 'N' || n))).*
    from products p, generate_series(2, ${ROWS}::int) n where p.id = ${one} returning id)
    insert into list_items (list_id, product_id, position, price_cents) select ${listId}, id, 1, 100 from made`);
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await server.close();
});

const start = async () => {
  const asked = await lin.post('/api/sp/front/export/create', {
    type: 'LIST',
    listId,
    columns: ['intlCode'],
  });
  return String(field(asked.data, 'id'));
};
const stored = async (id: string) =>
  (await server.db.select().from(importJobs).where(eq(importJobs.id, id)))[0];

/** Returns the same database, on which transactions wait for `gate` before they begin, as soon as `isReached`. */
function stoppedBefore(db: Db, isReached: () => Promise<boolean>, gate: Promise<void>): Db {
  const { $client: pool } = db;
  const connect = async (...args: unknown[]) => {
    // A connection for a single query is requested with a callback.
    if (args.length === 0 && (await isReached())) await gate;
    return Reflect.apply(pool.connect, pool, args);
  };
  return openDb(Object.create(pool, { connect: { value: connect } }) as typeof pool);
}

test('M-J a process that is killed in the middle: the export is taken up again and its file is there once and whole', async () => {
  const id = await start();
  const { db, adapters } = server;
  const { dataDir } = server.config;
  child = startProgram('exportWorker', [server.databaseUrl, dataDir]);
  // All rows are written; the file is about to be stored.
  await expect.poll(() => db.$count(files, eq(files.ownerId, id))).toBe(1);
  expect(await stored(id)).toMatchObject({ state: 'RUNNING', done: ROWS });
  const pool = openPool(server.databaseUrl, {
    size: 7,
    queryTimeoutMs: CHORE_TIMEOUT_MS,
    onError: () => undefined,
  });
  const services = { db: openDb(pool), adapters, config: server.config };
  const worker = await startWorker({
    pool,
    tasks: [runnable(exportTask, (_, job, run) => runExport(services, job.id, run))],
    services: null,
    log: SILENT,
    times: { lookMs: 200, pollMs: 100, patienceMs: 100, restartMs: 100, againMs: 20 },
  });
  child.kill('SIGKILL');
  await expect.poll(async () => (await stored(id))?.state).toBe('DONE');
  await worker.stop();
  await pool.end();
  const answer = await lin.get(`/api/sp/front/export/download/${id}`);
  const codes = linesOf(answer.raw.rawPayload).map(([code]) => code);
  expect([codes.length, new Set(codes).size]).toEqual([ROWS + 1, ROWS + 1]);
  expect(await db.$count(files, eq(files.state, 'KEPT'))).toBe(1);
  expect(await readdir(join(dataDir, 'exports')).then((left) => left.length)).toBeLessThanOrEqual(1);
});

test('M-J cancelled while it runs, the writing stops at its next batch and keeps nothing; told to stop, it is left to another', async () => {
  const { db } = server;
  const services = {
    db,
    adapters: { files: fileFolder(server.config.dataDir) },
    config: server.config,
  };
  const before = await db.$count(files);
  const id = await start();
  let openGate = () => {};
  const gate = new Promise<void>((resolve) => (openGate = resolve));
  const stopped = stoppedBefore(db, async () => (await stored(id))?.done === BATCH, gate);
  const running = runExport({ ...services, db: stopped }, id, {
    signal: new AbortController().signal,
    isLastAttempt: false,
  });
  await expect.poll(async () => (await stored(id))?.done).toBe(BATCH);
  expect(await lin.post('/api/sp/front/export/cancel', { id })).toMatchObject({
    data: { state: 'CANCELLED' },
  });
  openGate();
  await running;
  expect(await stored(id)).toMatchObject({ state: 'CANCELLED', done: BATCH });
  expect(await db.$count(files)).toBe(before);

  const other = await start();
  await runExport(services, other, { signal: AbortSignal.abort(), isLastAttempt: false });
  expect(await stored(other)).toMatchObject({ state: 'RUNNING', done: 0 });
  await expect
    .poll(async () => {
      await server.work();
      return (await stored(other))?.state;
    })
    .toBe('DONE');
});
