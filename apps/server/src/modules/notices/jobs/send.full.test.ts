import type { ChildProcess } from 'node:child_process';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHORE_TIMEOUT_MS, type Db, openDb, openPool } from '../../../db/pool';
import { runnable } from '../../../jobs/tasks';
import { startWorker } from '../../../jobs/worker';
import { cloneDatabase, type TestDatabase } from '../../../testing/databases';
import { startProgram } from '../../../testing/programs';
import { notify, BATCH } from '../write/inbox';
import { sendingTask } from '../write/queue';
import { writeNoticeInBatches } from './send';

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };
const MANY = 2 * BATCH + 100;

let database: TestDatabase;
let pool: pg.Pool;
let db: Db;
let child: ChildProcess | undefined;
beforeAll(async () => {
  database = await cloneDatabase('off');
  pool = openPool(database.url, { size: 20, queryTimeoutMs: CHORE_TIMEOUT_MS, onError: () => undefined });
  db = openDb(pool);
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await pool.end();
  await database.drop();
});

const buyers = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}-${at}`);
const tell = (buyerIds: string[]) =>
  db.transaction((tx) =>
    notify(tx, { to: { buyerIds }, type: 'SYSTEM', title: 'News', text: 'of the merchant' }),
  );
const one = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows[0];
/** Returns the number of owners with a notice, and the maximum number of notices of one owner. */
const written = () =>
  one(sql`select count(*)::int as people, coalesce(max(count), 0)::int as most
    from (select count(*) from notices group by owner_id) as each`);

test('Q-43 a notice to a few is there at once; to many it is a job of the same transaction and gone with it', async () => {
  await tell(buyers('few', BATCH));
  expect(await written()).toEqual({ people: BATCH, most: 1 });
  const rolledBack = db.transaction(async (tx) => {
    await notify(tx, { to: { buyerIds: buyers('none', MANY) }, type: 'SYSTEM', title: 'News', text: '' });
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  expect(
    await one(sql`select (select count(*) from notice_sendings)::int as sendings,
    (select count(*) from graphile_worker.jobs)::int as jobs`),
  ).toEqual({ sendings: 0, jobs: 0 });
});

test('Q-43 a process that is killed between batches leaves none out and doubles none', async () => {
  await db.execute(sql`truncate notices`);
  await tell(buyers('many', MANY));
  child = startProgram('noticeWorker', [database.url]);
  await expect.poll(() => one(sql`select done from notice_sendings`)).toEqual({ done: BATCH });
  const tasks = [runnable(sendingTask, (_, { id }) => writeNoticeInBatches(db, id, () => false))];
  const times = { lookMs: 200, pollMs: 100, patienceMs: 100, restartMs: 100, againMs: 20 };
  const worker = await startWorker({ pool, tasks, services: null, log: SILENT, times });
  child.kill('SIGKILL');
  await expect
    .poll(() => one(sql`select done, ended_at is not null as ended from notice_sendings`))
    .toEqual({ done: MANY, ended: true });
  await worker.stop();
  expect(await written()).toEqual({ people: MANY, most: 1 });
});

test('Q-43 told to stop, it leaves the rest to another job; two at once write each batch once', async () => {
  await db.execute(sql`truncate notices, notice_sendings`);
  await tell(buyers('more', MANY));
  const sending = await one(sql`select id from notice_sendings`);
  const id = String(sending?.['id']);
  // Locks the jobs as a worker would while it runs them; otherwise the waiting job would count as the other one.
  await db.execute(sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker'`);
  await writeNoticeInBatches(db, id, () => true);
  expect(await one(sql`select done from notice_sendings`)).toEqual({ done: BATCH });
  expect(await one(sql`select count(*)::int as jobs from graphile_worker.jobs`)).toEqual({ jobs: 2 });
  await Promise.all([1, 2].map(() => writeNoticeInBatches(db, id, () => false)));
  expect(await written()).toEqual({ people: MANY, most: 1 });
});
