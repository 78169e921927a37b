import type { ChildProcess } from 'node:child_process';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { type LoggerOptions, pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHORE_TIMEOUT_MS, type Db, openDb, openPool } from '../db/pool';
import { logOptions } from '../http/log';
import { cloneDatabase, type TestDatabase } from '../testing/databases';
import { TEST_TASKS } from '../testing/jobWorker';
import { startProgram } from '../testing/programs';
import { abandonedJobs } from './abandoned';
import { enqueue } from './enqueue';
import { failedJobs } from './failed';
import { runnable } from './tasks';
import { startWorker } from './worker';

const QUICK = { lookMs: 200, pollMs: 100, patienceMs: 100, restartMs: 100, againMs: 20 };

let database: TestDatabase;
let pool: pg.Pool;
let db: Db;
let child: ChildProcess | undefined;
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
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await pool.end();
  await database.drop();
});

const rows = async (query: string) =>
  (await pool.query({ text: query, rowMode: 'array' })).rows as unknown[][];
const write = async (_: null, { name }: { name: string }) => {
  await pool.query('insert into done (name, worker) values ($1, $2)', [name, 'here']);
};

test('after kill -9 of a worker its jobs are done by another: each once, none lost; and a job that kills ends as failed', async () => {
  const { hang, hangOnce, quick } = TEST_TASKS;
  await db.transaction(async (tx) => {
    for (let n = 0; n < 3; n += 1) await enqueue(tx, hang, { name: `hang-${n}` });
    await enqueue(tx, hangOnce, { name: 'deadly' });
    for (let n = 0; n < 30; n += 1) await enqueue(tx, quick, { name: `quick-${n}` });
  });
  child = startProgram('jobWorker', [database.url], { stdio: 'inherit' });
  await expect.poll(() => rows(`select count(*)::int from done where name like 'began %'`)).toEqual([[4]]);
  const tasks = Object.values(TEST_TASKS).map((task) => runnable(task, write));
  const worker = await startWorker({ pool, tasks, services: null, log, times: QUICK });
  await expect.poll(() => rows(`select count(*)::int from done where name like 'quick-%'`)).toEqual([[30]]);
  // Two checks are enough to take jobs from a dead worker; those of a live one stay with it.
  const look = abandonedJobs(db, tasks, log);
  for (let looks = 0; looks < 3; looks += 1) await look();
  expect(await rows(`select count(*)::int from graphile_worker.jobs where locked_by is not null`)).toEqual([
    [4],
  ]);
  expect(said).not.toContainEqual(
    expect.objectContaining({ msg: expect.stringContaining('taken up again') }),
  );
  child.kill('SIGKILL');
  await expect.poll(() => rows(`select count(*)::int from done where name like 'hang-%'`)).toEqual([[3]]);
  await expect
    .poll(() => failedJobs(db))
    .toMatchObject([{ task: 'hangOnce', error: expect.stringContaining('ended') }]);
  await worker.stop();
  expect(said).toContainEqual(
    expect.objectContaining({ workers: 1, msg: expect.stringContaining('taken up again') }),
  );
  expect(await rows('select name from done group by name having count(*) > 1')).toEqual([]);
  expect(await rows(`select 1 from done where name = 'deadly'`)).toEqual([]);
});
