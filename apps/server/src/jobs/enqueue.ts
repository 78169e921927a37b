import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/pool';
import { command } from '../db/statement';
import type { Task } from './tasks';

/** Due time, key and queue name of a job. */
export interface JobTime {
  /** Earliest time of the job; without it, at once. */
  at?: Date;
  /** At most one job with this key waits at a time: a second one replaces the first. */
  key?: string;
  /** Jobs of one queue name run one after the other; defaults to the queue name of their task. */
  queue?: string;
}

interface NewJob extends JobTime {
  task: string;
  payload: unknown;
  attempts: number;
}

const addJob = command({
  name: 'jobs.add',
  sql: ({ task, payload, attempts, queue, at, key }: NewJob) =>
    sql`select graphile_worker.add_job(${task}::text, payload => ${JSON.stringify(payload)}::json,
      queue_name => ${queue ?? null}::text, run_at => ${at?.toISOString() ?? null}::timestamptz,
      max_attempts => ${attempts}::int, job_key => ${key ?? null}::text)`,
  example: (make) => make({ task: 'sweep', payload: {}, attempts: 1 }),
});

/**
 * Puts a job into the queue, in the caller's transaction: it exists when that is committed, and does not when it is rolled back. A worker
 * is notified at once.
 */
export async function enqueue<Payload>(
  db: Queryable,
  { name, attempts, queue }: Task<Payload>,
  payload: NoInfer<Payload>,
  time: JobTime = {},
): Promise<void> {
  await addJob(db, { task: name, payload, attempts, ...(queue !== undefined && { queue }), ...time });
}
