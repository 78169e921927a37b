import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { type LoggerOptions, pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { CHORE_TIMEOUT_MS, type Db, openDb, openPool } from '../db/pool';
import { logOptions } from '../http/log';
import { cloneDatabase, type TestDatabase } from '../testing/databases';
import { enqueue } from './enqueue';
import { failedJobs, forgetFailed, tryAgain } from './failed';
import { emptyQueue } from './tables';
import { defineTask, runnable, type RunnableTask, type Task } from './tasks';
import { type JobWorker, startWorker, type WorkerOptions } from './worker';

const QUICK = { lookMs: 200, pollMs: 100, patienceMs: 100, restartMs: 100, againMs: 20 };

let database: TestDatabase;
let pool: pg.Pool;
let db: Db;
const workers: JobWorker[] = [];
/** Entries of the log, as they would be written. */
const said: Record<string, unknown>[] = [];
const log = pino(Object(logOptions('info')) as LoggerOptions, {
  write: (line: string) => void said.push(JSON.parse(line) as Record<string, unknown>),
});

beforeAll(async () => {
  database = await cloneDatabase('off');
  pool = openPool(database.url, { size: 20, queryTimeoutMs: CHORE_TIMEOUT_MS, onError: () => undefined });
  db = openDb(pool);
  await db.execute(sql`create table done (name text, worker text)`);
  await recordPauses();
});
beforeEach(async () => {
  said.length = 0;
  await db.execute(sql`truncate done, put_off`);
  await emptyQueue(db);
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Records in the database the pause of a job after each failed attempt except the last. */
async function recordPauses(): Promise<void> {
  await pool.query('create table put_off (try int, seconds float8)');
  await pool.query(`create function note_pause() returns trigger language plpgsql as
    $$ begin insert into put_off values (new.attempts, extract(epoch from new.run_at - now())); return null; end $$`);
  await pool.query(`create trigger note_pause after update on graphile_worker._private_jobs for each row
    when (old.locked_at is not null and new.locked_at is null and new.attempts < new.max_attempts)
    execute function note_pause()`);
}

async function work(
  tasks: readonly RunnableTask<null>[],
  more: Partial<WorkerOptions<null>> = {},
): Promise<JobWorker> {
  const worker = await startWorker({ pool, tasks, services: null, log, times: QUICK, ...more });
  workers.push(worker);
  return worker;
}

const any = defineTask({ name: 'any', kind: null, payload: z.object({}), attempts: 3 });
const named = (name: string, attempts: number): Task<{ id: string }> => ({
  name,
  kind: null,
  payload: z.object({ id: z.string() }),
  attempts,
});

async function stopAll(): Promise<void> {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
}

const rows = async (query: string) =>
  (await pool.query({ text: query, rowMode: 'array' })).rows as unknown[][];
const write = (name: string, worker = 'here') =>
  pool.query('insert into done (name, worker) values ($1, $2)', [name, worker]);

test('a job is there when its transaction is committed, and never was when it is rolled back', async () => {
  const undone = db.transaction(async (tx) => {
    await enqueue(tx, any, {});
    tx.rollback();
  });
  await expect(undone).rejects.toThrow();
  expect(await rows('select task_identifier from graphile_worker.jobs')).toEqual([]);
  await db.transaction((tx) => enqueue(tx, any, {}));
  expect(await rows('select task_identifier from graphile_worker.jobs')).toEqual([['any']]);
});

test('a timed job runs once for each of its times, however many processes there are', async () => {
  const timed = defineTask({
    name: 'timed',
    kind: null,
    payload: z.object({ _cron: z.object({ ts: z.string() }) }),
    attempts: 1,
    at: '0 * * * *',
    queue: 'timed',
  });
  await pool.query(
    `insert into graphile_worker._private_known_crontabs values ('timed', now() - interval '1 day', null)`,
  );
  const tasks = [
    runnable(timed, async (_, { _cron }) => void (await write(_cron.ts))),
    runnable(any, async () => void (await write('other'))),
  ];
  await Promise.all([work(tasks), work(tasks)]);
  await expect.poll(() => rows('select 1 from done')).not.toEqual([]);
  await work(tasks);
  await db.transaction((tx) => enqueue(tx, any, {}));
  await expect.poll(() => rows(`select 1 from done where name = 'other'`)).toEqual([[1]]);
  await stopAll();
  expect(await rows(`select name from done where name <> 'other' group by name having count(*) > 1`)).toEqual(
    [],
  );
});

test('a worker whose first look for jobs fails, as on a machine that stands still, finds them all the same', async () => {
  const wounded = openPool(database.url, {
    size: 8,
    queryTimeoutMs: CHORE_TIMEOUT_MS,
    onError: () => undefined,
  });
  let failures = 0;
  vi.spyOn(console, 'trace').mockImplementation(() => undefined);
  wounded.on('connect', (client) => {
    const ask = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      if (failures > 0 || !JSON.stringify(args[0]).includes('_private_tasks as tasks (identifier)'))
        return ask(...args);
      failures += 1;
      return Promise.reject(new Error('timeout exceeded when trying to connect'));
    }) as typeof client.query;
  });
  await work([runnable(any, async () => void (await write('any')))], { pool: wounded });
  await db.transaction((tx) => enqueue(tx, any, {}));
  await expect.poll(() => rows('select name from done')).toEqual([['any']]);
  expect(failures).toBe(1);
  await stopAll();
  await wounded.end();
});

test('a job that fails is tried again after growing pauses, then kept as failed without what it carried', async () => {
  const fails = named('fails', 3);
  const outcomes: string[] = [];
  const failing = runnable(fails, async (_, { id }) => {
    await write(id);
    await db.execute(sql`select ${'Secret-2026'}::text from nothing_there`);
  });
  await work([failing], { onEnd: (_, outcome) => void outcomes.push(outcome) });
  await db.transaction((tx) => enqueue(tx, fails, { id: 'row-1' }));
  // Makes delayed jobs due at once: the length of their pause is in `put_off`.
  await expect
    .poll(async () => {
      await pool.query(
        `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`,
      );
      return failedJobs(db);
    })
    .toHaveLength(1);
  await stopAll();
  const pauses = (await rows('select seconds from put_off order by try')).map(([seconds]) => Number(seconds));
  expect(pauses).toHaveLength(2);
  expect(pauses[0]).toBeGreaterThan(0);
  expect(pauses[1]).toBeGreaterThan(pauses[0] ?? 0);
  expect(outcomes).toEqual(['failed', 'failed', 'given-up']);
  const [failed] = await failedJobs(db);
  expect(failed).toMatchObject({ task: 'fails', attempts: 3, failedAt: expect.any(Date) });
  expect(failed?.error).toContain('Failed query');
  expect(JSON.stringify([said, failed])).not.toContain('Secret-2026');
  expect(said).toContainEqual(expect.objectContaining({ event: 'job.failed', task: 'fails' }));

  expect(await tryAgain(db, failed?.id ?? '', [])).toBe(true);
  expect(await failedJobs(db)).toEqual([]);
  await work([runnable(fails, async (_, { id }) => void (await write(`${id} done`)))]);
  await expect.poll(() => rows(`select 1 from done where name = 'row-1 done'`)).toEqual([[1]]);
  await stopAll();
  expect(await tryAgain(db, failed?.id ?? '', [])).toBe(false);
});

test('jobs that failed for good are forgotten when their time is over', async () => {
  await enqueue(db, any, {});
  await pool.query(
    `select graphile_worker.permanently_fail_jobs(array(select id from graphile_worker.jobs), 'broken')`,
  );
  await enqueue(db, any, {});
  expect(await forgetFailed(db, new Date(Date.now() - 60_000))).toBe(0);
  expect(await forgetFailed(db, new Date(Date.now() + 60_000))).toBe(1);
  expect(await rows('select 1 from graphile_worker.jobs')).toHaveLength(1);
});

test('a payload that is not what its kind says fails, and is not worked on', async () => {
  await work([runnable(named('strict', 1), async (_, { id }) => void (await write(id)))]);
  await pool.query(`select graphile_worker.add_job('strict', '{"id": 7}', max_attempts => 1)`);
  await expect.poll(() => failedJobs(db)).toHaveLength(1);
  await stopAll();
  expect(await rows('select 1 from done')).toEqual([]);
});

test('a worker that stops tells long jobs so and leaves nothing locked', async () => {
  const long = named('long', 2);
  let isBegun = false;
  const waiting = runnable(long, (_, __, { signal }) => {
    isBegun = true;
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve());
    });
  });
  await work([waiting]);
  await db.transaction((tx) => enqueue(tx, long, { id: 'row-1' }));
  await expect.poll(() => isBegun).toBe(true);
  await stopAll();
  await expect.poll(() => rows('select 1 from graphile_worker.jobs where locked_by is not null')).toEqual([]);
});
