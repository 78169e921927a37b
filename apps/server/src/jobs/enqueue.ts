import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/pool';
import { command } from '../db/statement';
import { type NameOf, type PayloadOf, type TaskMap, TASKS } from './tasks';

/** When a job is due, what it is known by, and what it stands in line with. */
export interface JobTime {
  /** Not before this moment; without it, at once. */
  at?: Date;
  /** One job of this key waits at a time: a second one takes the place of the first. */
  key?: string;
  /** Jobs of one line run one after the other; without it, the line of their kind. */
  line?: string;
}

interface NewJob extends JobTime {
  task: string;
  payload: unknown;
  attempts: number;
}

const addJob = command({
  name: 'jobs.add',
  sql: ({ task, payload, attempts, line, at, key }: NewJob) =>
    sql`select graphile_worker.add_job(${task}::text, payload => ${JSON.stringify(payload)}::json,
      queue_name => ${line ?? null}::text, run_at => ${at?.toISOString() ?? null}::timestamptz,
      max_attempts => ${attempts}::int, job_key => ${key ?? null}::text)`,
  example: (make) => make({ task: 'sweep', payload: {}, attempts: 1 }),
});

/** Gives the function that puts jobs of these kinds into the queue. */
export function enqueuer<Tasks extends TaskMap>(tasks: Tasks) {
  return async <Name extends NameOf<Tasks>>(
    db: Queryable,
    name: Name,
    payload: PayloadOf<Tasks[Name]>,
    time: JobTime = {},
  ): Promise<void> => {
    const { attempts, line } = tasks[name] as Tasks[Name];
    await addJob(db, { task: name, payload, attempts, ...(line !== undefined && { line }), ...time });
  };
}

/**
 * Puts a job into the queue, in the caller's transaction: it is there when that is committed and never was when it is rolled
 * back. A worker hears of it at once.
 */
export const enqueue = enqueuer(TASKS);
