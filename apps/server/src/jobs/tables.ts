import { sql } from 'drizzle-orm';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import type { Queryable } from '../db/pool';
import { column } from '../db/columnTypes';
import { command, prepared } from '../db/statement';
import { libraryLogger } from './log';

const hasQueue = prepared({
  name: 'jobs.exist',
  row: { exists: column.boolean },
  text: `select to_regclass('graphile_worker.migrations') is not null as exists`,
  values: () => [],
  example: (make) => make(),
});

/** Creates the table that the library looks for first; without it, the database would log an error. */
async function beginQueue(pool: pg.Pool): Promise<void> {
  await pool.query('create schema if not exists graphile_worker');
  await pool.query(`create table if not exists graphile_worker.migrations (
    id int primary key, ts timestamptz default now() not null, breaking boolean not null default false)`);
}

/** Creates the tables of the queue, in a schema of their own, or migrates them. Must run under the setup lock. */
export async function prepareQueue(
  pool: pg.Pool,
  { warn }: { warn: (fields: object, message: string) => void },
): Promise<void> {
  const [queue] = await hasQueue(pool);
  if (queue?.exists !== true) await beginQueue(pool);
  await runMigrations({ pgPool: pool, logger: libraryLogger({ debug() {}, warn }) });
}

const unlockAll = command({
  name: 'jobs.unlockAll',
  sql: () =>
    sql`select graphile_worker.force_unlock_workers(array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`,
  example: (make) => make(),
});

const removeAll = command({
  name: 'jobs.removeAll',
  sql: () => sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`,
  example: (make) => make(),
});

/** Empties the queue of an installation whose servers are stopped. */
export async function emptyQueue(db: Queryable): Promise<void> {
  await unlockAll(db);
  await removeAll(db);
}
