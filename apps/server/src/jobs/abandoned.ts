import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { column } from '../db/columnTypes';
import type { Queryable } from '../db/pool';
import { clientStatement, command, statement } from '../db/statement';
import { textArray } from '../db/textArray';
import type { JobLog } from './log';
import { passingNames, type Task } from './tasks';

/** Key space of the heartbeat locks of workers, which separates them from other advisory locks. */
const ALIVE = 7_301_004;

const lockHeartbeat = clientStatement({
  name: 'jobs.alive',
  row: { taken: column.boolean },
  text: 'select true as taken from pg_advisory_lock_shared($1, hashtext($2))',
  values: (worker: string) => [ALIVE, worker],
  example: (make) => make('pool-example'),
});

const takeBack = clientStatement({
  name: 'jobs.takeBack',
  row: { taken: column.boolean },
  text: 'select true as taken from pg_advisory_unlock_all()',
  values: () => [],
  example: (make) => make(),
});

const noticeDeath = clientStatement({
  name: 'jobs.noticeDeath',
  row: { value: column.text },
  text: `select set_config(name, value, false) as value
    from (values ('tcp_keepalives_idle', '10'), ('tcp_keepalives_interval', '5'), ('tcp_keepalives_count', '3')) as wanted (name, value)`,
  values: () => [],
  example: (make) => make(),
});

/** Heartbeat of a worker, which lasts until it is stopped. */
export interface Heartbeat {
  stop(): Promise<void>;
}

/**
 * Holds a session advisory lock on a connection of its own as the heartbeat of a worker. PostgreSQL releases the lock with that connection:
 * at once when the process was killed, within half a minute when its machine or the network is gone. A broken connection is replaced by a
 * new one. Resolves when the lock is taken.
 */
export async function startHeartbeat(
  pool: pg.Pool,
  worker: string,
  { log, againMs }: { log: JobLog; againMs: number },
): Promise<Heartbeat> {
  const ending = new AbortController();
  const { signal } = ending;
  const give = async () => {
    const client = await pool.connect();
    try {
      await noticeDeath(client);
      await lockHeartbeat(client, worker);
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  const giveAgain = async () => {
    await pause(againMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return null;
    return give().catch((error: unknown) => {
      log.warn({ err: error }, 'a worker could not say that it lives');
      return null;
    });
  };
  const first = await give();
  const goOn = async () => {
    let client: pg.PoolClient | null = first;
    while (client !== null || !signal.aborted) {
      if (client === null) {
        client = await giveAgain();
        continue;
      }
      await once(client, 'end', { signal }).catch(() => undefined);
      const taken = signal.aborted && (await takeBack(client).catch(() => null));
      client.release(!taken);
      client = null;
    }
  };
  const going = goOn();
  return {
    async stop() {
      ending.abort();
      await going;
    },
  };
}

const workersWithoutHeartbeat = statement({
  name: 'jobs.workersWithoutHeartbeat',
  row: { worker: column.text },
  sql: () => sql`select distinct coalesce(locked_by, '') as worker from graphile_worker.jobs
    where locked_by is not null and not exists (select from pg_locks
      where locktype = 'advisory' and objsubid = 2 and classid = ${ALIVE}::int::oid
        and objid = hashtext(locked_by)::oid
        and database = (select oid from pg_database where datname = current_database()))`,
  example: (make) => make(),
});

const release = command({
  name: 'jobs.release',
  sql: (workers: readonly string[]) =>
    sql`select graphile_worker.force_unlock_workers(${textArray(workers)})`,
  example: (make) => make(['pool-example']),
});

const removeSpent = command({
  name: 'jobs.removeSpent',
  sql: (
    tasks: readonly string[],
  ) => sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and task_identifier = any(${textArray(tasks)})))`,
  example: (make) => make(['mail.send']),
});

const failSpent = command({
  name: 'jobs.failSpent',
  sql: () => sql`select graphile_worker.permanently_fail_jobs(array(select id from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and last_error is null), 'The process that worked on it ended.')`,
  example: (make) => make(),
});

/**
 * Returns the check that frees the jobs of workers that ended without returning them. A worker without a heartbeat is considered dead at
 * the second check only: one that lost its connection gets a new one meanwhile.
 */
export function abandonedJobs(db: Queryable, tasks: readonly Task[], log: JobLog): () => Promise<void> {
  const passing = passingNames(tasks);
  let suspects: ReadonlySet<string> = new Set();
  return async () => {
    const found = (await workersWithoutHeartbeat(db)).map(({ worker }) => worker);
    const gone = found.filter((worker) => suspects.has(worker));
    suspects = new Set(found);
    if (gone.length === 0) return;
    await release(db, gone);
    await removeSpent(db, passing);
    await failSpent(db);
    log.warn({ workers: gone.length }, 'jobs of a process that ended are taken up again');
  };
}
