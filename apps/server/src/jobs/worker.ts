import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseCronItems, run, runOnce, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { openDb } from '../db/pool';
import { safeError } from '../http/log';
import { abandonedJobs, startHeartbeat } from './abandoned';
import { type JobLog, libraryLogger } from './log';
import type { RunnableTask, Task } from './tasks';

/** Number of jobs that one process works on at a time. */
const AT_ONCE = 4;
/** Connections that a worker needs: one to listen for new jobs, one for its heartbeat, and those that its jobs use. */
export const WORKER_CONNECTIONS = AT_ONCE + 3;

/** Intervals and timeouts of a worker, in ms. */
export interface WorkerTimes {
  /** Between two checks for jobs of processes that ended. */
  lookMs: number;
  /** Between two polls for scheduled jobs that became due; new jobs are notified at once. */
  pollMs: number;
  /** From the request to stop to the abort signal of running jobs. */
  patienceMs: number;
  /** Pause before a worker that failed is restarted. */
  restartMs: number;
  /** Pause before a worker whose connection broke takes its heartbeat lock again; much shorter than two checks. */
  againMs: number;
}

/** The usual times. */
const WORKER_TIMES: WorkerTimes = {
  lookMs: 10_000,
  pollMs: 2000,
  patienceMs: 2000,
  restartMs: 5000,
  againMs: 1000,
};

/** Options of a worker. */
export interface WorkerOptions<Services> {
  /** Pool of its own: a busy worker must not take the connections of calls. */
  pool: pg.Pool;
  tasks: readonly RunnableTask<Services>[];
  /** Services that the tasks need. */
  services: Services;
  log: JobLog;
  /** Called with the outcome of each attempt. */
  onEnd?: (task: string, outcome: JobOutcome) => void;
  times?: Partial<WorkerTimes>;
}

/** Outcome of an attempt: done, to be retried, or failed for good. */
export type JobOutcome = 'done' | 'failed' | 'given-up';

/** Worker that runs in the background. */
export interface JobWorker {
  /** Takes no more jobs, lets running ones end, and after a while aborts them. */
  stop(): Promise<void>;
}

/** Age up to which a scheduled job that was missed for lack of a worker is made up for, once, in ms. */
const MISSED_MS = 60 * 60_000;

function timedTasks(tasks: readonly Task[]) {
  return parseCronItems(
    tasks.flatMap(({ name, at, attempts, queue }) =>
      at === undefined
        ? []
        : [
            {
              task: name,
              match: at,
              options: {
                backfillPeriod: MISSED_MS,
                maxAttempts: attempts,
                jobKey: name,
                ...(queue !== undefined && { queueName: queue }),
              },
            },
          ],
    ),
  );
}

/** Wraps the tasks for the library: logs and stores errors without the values they contain. */
function taskList<Services>({ tasks, services, log, onEnd }: WorkerOptions<Services>): TaskList {
  const wrap = ({ name, run: work, passing = false }: RunnableTask<Services>) => {
    const task: TaskList[string] = async (payload, { job, abortSignal }) => {
      const isLastAttempt = job.attempts >= job.max_attempts;
      try {
        await work(services, payload, { signal: abortSignal, isLastAttempt });
        onEnd?.(name, 'done');
      } catch (error) {
        const line = { task: name, job: job.id, attempt: job.attempts, of: job.max_attempts, err: error };
        if (isLastAttempt) log.error({ event: 'job.failed', ...line }, 'a job failed for good');
        else log.warn(line, 'a job failed and will be tried again');
        onEnd?.(name, isLastAttempt ? 'given-up' : 'failed');
        if (isLastAttempt && passing) return;
        throw new Error(safeError(error).message, { cause: error });
      }
    };
    return task;
  };
  return Object.fromEntries(tasks.map((task) => [task.name, wrap(task)]));
}

/** Consecutive failed polls before the runner is replaced: some seconds of each concurrent poll. */
const FAILED_LOOKS = 4 * AT_ONCE;

/**
 * Calls `onStuck` once no poll for jobs succeeds any more. A runner whose first poll fails never finds a job again, since the library
 * caches that result; and a runner that was replaced while the database was unavailable continues when it is back.
 */
function watchLooks(events: WorkerEvents, onStuck: () => void): void {
  let failed = 0;
  const found = () => (failed = 0);
  events.on('worker:getJob:empty', found).on('job:start', found);
  events.on('worker:getJob:error', () => {
    failed += 1;
    if (failed === FAILED_LOOKS) onStuck();
  });
}

/** Running runner of the library. */
interface Runner {
  /** Resolves when it takes no more jobs, none is running and its heartbeat is released. */
  ended: Promise<void>;
  stop(): void;
}

/** Starts the library's runner; resolves when its heartbeat lock is taken and scheduled jobs are set up. */
async function startRunner<Services>(options: WorkerOptions<Services>, times: WorkerTimes): Promise<Runner> {
  const { pool, log } = options;
  const events: WorkerEvents = new EventEmitter();
  const timed = new Promise((resolve) => events.once('cron:started', resolve));
  const name = new Promise<string>((resolve) => {
    events.once('pool:create', ({ workerPool }) => resolve(workerPool.id));
  });
  const { promise, stop } = await run({
    pgPool: pool,
    events,
    concurrency: AT_ONCE,
    noHandleSignals: true,
    pollInterval: times.pollMs,
    gracefulShutdownAbortTimeout: times.patienceMs,
    logger: libraryLogger(log),
    taskList: taskList(options),
    parsedCronItems: timedTasks(options.tasks),
  });
  const ended = promise.catch((error: unknown) => log.error({ err: error }, 'the worker broke off'));
  let stopped: Promise<void> | undefined;
  const end = () => (stopped ??= stop().catch(() => undefined));
  watchLooks(events, () => {
    log.warn({}, 'the worker finds no jobs any more and is started again');
    void end();
  });
  try {
    const sign = await startHeartbeat(pool, await name, { log, againMs: times.againMs });
    await Promise.race([timed, ended]);
    return { ended: ended.then(() => stopped).then(() => sign.stop()), stop: () => void end() };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Tries to start a runner after each pause until one runs; null when the worker is stopped meanwhile. */
async function startAgain<Services>(
  options: WorkerOptions<Services>,
  times: WorkerTimes,
  ending: AbortSignal,
): Promise<Runner | null> {
  for (;;) {
    await pause(times.restartMs, undefined, { signal: ending }).catch(() => undefined);
    if (ending.aborted) return null;
    try {
      return await startRunner(options, times);
    } catch (error) {
      options.log.warn({ err: error }, 'the worker could not be started');
    }
  }
}

/**
 * Works on the queue in this process until it is stopped, and frees jobs of other processes that were killed. Resolves when it listens for
 * new jobs. A worker that fails is restarted.
 */
export async function startWorker<Services>(options: WorkerOptions<Services>): Promise<JobWorker> {
  const times = { ...WORKER_TIMES, ...options.times };
  const { log } = options;
  const ending = new AbortController();
  const first = await startRunner(options, times);
  const goOn = async () => {
    for (let runner: Runner | null = first; runner !== null;) {
      const { stop, ended } = runner;
      ending.signal.addEventListener('abort', stop, { once: true });
      if (ending.signal.aborted) stop();
      await ended;
      ending.signal.removeEventListener('abort', stop);
      runner = await startAgain(options, times, ending.signal);
    }
  };
  const going = goOn();
  const look = abandonedJobs(openDb(options.pool), options.tasks, log);
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking
      .then(look)
      .catch((error: unknown) => log.warn({ err: error }, 'looking for abandoned jobs failed'));
  }, times.lookMs);
  return {
    async stop() {
      clearInterval(timer);
      ending.abort();
      await Promise.all([going, looking]);
    },
  };
}

/**
 * By default the library ends a single run before the results of its last jobs are written; batches without delay are awaited at the end of
 * the run.
 */
const AWAITED_RESULTS = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/**
 * Does every job that is due, and nothing that becomes due later: for tests and commands. Resolves when the result of each is stored. A run
 * ends early when the next job of a queue waits for the one before, so runs follow until one finds nothing.
 */
export async function workOnce<Services>(options: WorkerOptions<Services>): Promise<void> {
  const { pool, log } = options;
  let found: number;
  do {
    found = 0;
    const events: WorkerEvents = new EventEmitter();
    events.on('job:start', () => (found += 1));
    await runOnce({
      pgPool: pool,
      events,
      concurrency: 1,
      noHandleSignals: true,
      logger: libraryLogger(log),
      taskList: taskList(options),
      preset: AWAITED_RESULTS,
    });
  } while (found > 0);
}
