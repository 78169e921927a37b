import { type SQL, sql } from 'drizzle-orm';
import { column, orNull } from '../db/columnTypes';
import type { Queryable } from '../db/pool';
import { command, statement } from '../db/statement';
import { textArray } from '../db/textArray';

/** Retention of jobs that failed for good, in days. */
export const FAILED_DAYS = 30;

/**
 * Condition of jobs that failed for good and may be shown and retried; jobs of the `passing` tasks are excluded, since nobody may see their
 * payload.
 */
export const isShown = (
  passing: readonly string[],
): SQL => sql`(attempts >= max_attempts and locked_at is null
  and task_identifier <> all(${textArray(passing)}))`;

/** Reads the jobs that failed for good, oldest first: kind, number of attempts and last error. */
export const failedJobs = statement({
  name: 'jobs.failed',
  row: {
    id: column.text,
    task: orNull(column.text),
    attempts: column.integer,
    error: orNull(column.text),
    failedAt: orNull(column.moment),
  },
  sql: () => sql`select id::text, task_identifier as task, attempts::int, last_error as error,
    greatest(updated_at, run_at - exp(least(attempts, 10)) * interval '1 second') as "failedAt"
    from graphile_worker.jobs where attempts >= max_attempts and locked_at is null order by jobs.id`,
  example: (make) => make(),
});

const again = command({
  name: 'jobs.again',
  sql: (
    id: string,
    passing: readonly string[],
  ) => sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs
    where id::text = ${id} and ${isShown(passing)}), run_at => now(), attempts => 0)`,
  example: (make) => make('0', ['mail.send']),
});

/** Puts a failed job back into the queue, as if it had never been tried; returns whether there was one that is no job of `passing` tasks. */
export async function tryAgain(db: Queryable, id: string, passing: readonly string[]): Promise<boolean> {
  return (await again(db, id, passing)) > 0;
}

const forget = command({
  name: 'jobs.forget',
  sql: (before: Date) => sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
    where attempts >= max_attempts and greatest(updated_at, run_at) < ${before.toISOString()}::timestamptz))`,
  example: (make) => make(new Date()),
});

/** Removes the jobs that failed for good before a moment; returns their number. */
export function forgetFailed(db: Queryable, before: Date): Promise<number> {
  return forget(db, before);
}
