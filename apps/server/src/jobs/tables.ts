import { sql } from 'drizzle-orm';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import type { Queryable } from '../db/pool';
import { command } from '../db/statement';
import { libraryLogger } from './log';

/** Makes the tables of the queue, a schema of their own, or brings them up to date. Belongs under the setup lock. */
export function prepareQueue(
  pool: pg.Pool,
  { warn }: { warn: (fields: object, message: string) => void },
): Promise<void> {
  return runMigrations({ pgPool: pool, logger: libraryLogger({ debug() {}, warn, error: warn }) });
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

/** Empties the queue of a house whose servers are stopped. */
export async function emptyQueue(db: Queryable): Promise<void> {
  await unlockAll(db);
  await removeAll(db);
}
