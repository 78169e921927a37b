import type { components } from '@selvedge/api-spec/types';
import * as z from 'zod/mini';

/** Kind of background work, declared by the module that enqueues or does it. */
export interface Task<Payload = unknown> {
  /** Name in the database. */
  readonly name: string;
  /** Kind under which staff see a job that failed; null for one that sends a message, which has a kind of its own. */
  readonly kind: components['schemas']['BackgroundKind'] | null;
  /** Payload of a job: ids of rows, not their contents. Secrets are allowed only when the task is `passing`. */
  readonly payload: z.ZodMiniType<Payload>;
  /** Number of attempts before a job is stored as failed; the pauses between them grow from 3 s to 6 h. */
  readonly attempts: number;
  /** Schedule, present for scheduled work: five fields of cron in UTC. However many processes there are, each time has one run. */
  readonly at?: string;
  /** True when the payload is confidential and soon worthless: a job that fails for good is removed, not stored. */
  readonly passing?: boolean;
  /** Jobs of one queue name run one after the other, in any process. */
  readonly queue?: string;
}

/** Declares a task; the list of a worker says which function does its jobs. */
export function defineTask<Payload>(task: Task<Payload>): Task<Payload> {
  return task;
}

/** Declares scheduled work, whose jobs have no payload and run one after the other. */
export function scheduledTask(
  task: Required<Pick<Task, 'name' | 'kind' | 'attempts' | 'at'>>,
): Task<Record<string, never>> {
  return { ...task, payload: z.object({}), queue: task.name };
}

/** Payload of a job that is about one row. */
export const ROW_PAYLOAD = z.object({ id: z.string() });

/** Context of a running job. */
export interface JobRun {
  /** Aborts when the process is asked to stop: work that can be done later ends at its next step. */
  readonly signal: AbortSignal;
  /** Whether this attempt is the last one. */
  readonly isLastAttempt: boolean;
}

/** Task with the function that does its jobs, which receives the services of the worker. */
export interface RunnableTask<Services> extends Task {
  run(services: Services, payload: unknown, job: JobRun): Promise<void>;
}

/**
 * Adds to a task the function that does its jobs; its payload is validated first. A job whose process was killed is done again from its
 * beginning, so the function has to be one transaction or idempotent.
 */
export function runnable<Payload, Services>(
  task: Task<Payload>,
  run: (services: Services, payload: Payload, job: JobRun) => Promise<void>,
): RunnableTask<Services> {
  return { ...task, run: (services, payload, job) => run(services, task.payload.parse(payload), job) };
}

/** Returns the names of the tasks whose jobs are removed when they fail for good. */
export function passingNames(tasks: readonly Task[]): string[] {
  return tasks.flatMap(({ name, passing }) => (passing === true ? [name] : []));
}
