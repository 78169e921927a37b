import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseCronItems, run, runOnce, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { openDb } from '../db/pool';
import { safeError } from '../http/log';
import { abandonedJobs, giveAliveSign } from './abandoned';
import { type JobLog, libraryLogger } from './log';
import type { TaskHandlers, TaskMap } from './tasks';

/** Jobs that one process works on at a time. */
const AT_ONCE = 4;
/** Connections a worker needs: one to hear of new jobs, one to say that it lives, and those that its jobs use. */
export const WORKER_CONNECTIONS = AT_ONCE + 3;

/** Times of a worker, in ms. */
export interface WorkerTimes {
  /** Between two looks for jobs of processes that ended. */
  lookMs: number;
  /** Between two looks for jobs that became due by themselves; of new ones it hears at once. */
  pollMs: number;
  /** From being asked to stop to telling running jobs so. */
  patienceMs: number;
  /** Before a worker that broke off is started again. */
  restartMs: number;
  /** Before a worker whose connection broke says again that it lives; much less than two looks. */
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

/** What a worker is started with. */
export interface WorkerOptions<Tasks extends TaskMap> {
  /** Connections of its own: a busy worker must not take those of calls. */
  pool: pg.Pool;
  tasks: Tasks;
  handlers: TaskHandlers<Tasks>;
  log: JobLog;
  /** Hears how each try ended. */
  onEnd?: (task: string, outcome: JobOutcome) => void;
  times?: Partial<WorkerTimes>;
}

/** How a try of a job ended: done, to be tried again, or failed for good. */
export type JobOutcome = 'done' | 'failed' | 'given-up';

/** A worker that goes on by itself. */
export interface JobWorker {
  /** Takes no more jobs, lets those under way end, and after a while tells them to. */
  stop(): Promise<void>;
}

/** A timed job that was missed for want of a worker is made up for once, when its time is not longer ago than this. */
const MISSED_MS = 60 * 60_000;

function timedTasks(tasks: TaskMap) {
  return parseCronItems(
    Object.entries(tasks).flatMap(([task, { at, attempts, line }]) =>
      at === undefined
        ? []
        : [
            {
              task,
              match: at,
              options: {
                backfillPeriod: MISSED_MS,
                maxAttempts: attempts,
                jobKey: task,
                ...(line !== undefined && { queueName: line }),
              },
            },
          ],
    ),
  );
}

/** The handlers as the library calls them: payloads checked, faults logged and stored without the values they carry. */
function taskList<Tasks extends TaskMap>({ tasks, handlers, log, onEnd }: WorkerOptions<Tasks>): TaskList {
  const wrap = (name: string, { payload: shape, passing = false }: TaskMap[string]) => {
    const handle = handlers[name] as TaskHandlers<TaskMap>[string];
    const task: TaskList[string] = async (payload, { job, abortSignal }) => {
      const isLastAttempt = job.attempts >= job.max_attempts;
      try {
        await handle(shape.parse(payload), { signal: abortSignal, isLastAttempt });
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
  return Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, wrap(name, task)]));
}

/** Looks for jobs that may fail one after the other before the runner is replaced: some seconds of each that works. */
const FAILED_LOOKS = 4 * AT_ONCE;

/**
 * Calls `onStuck` once no look for jobs succeeds any more. A runner whose first look fails never finds a job again, since the
 * library keeps that answer; and one that is replaced for want of a database goes on when that is back.
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

/** A runner of the library under way. */
interface Runner {
  /** Resolves when it takes no more jobs, none is under way and its sign of life is taken back. */
  ended: Promise<void>;
  stop(): void;
}

/** Starts the library's runner; resolves when it has said that it lives and timed jobs are set up. */
async function startRunner<Tasks extends TaskMap>(
  options: WorkerOptions<Tasks>,
  times: WorkerTimes,
): Promise<Runner> {
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
    const sign = await giveAliveSign(pool, await name, { log, againMs: times.againMs });
    await Promise.race([timed, ended]);
    return { ended: ended.then(() => stopped).then(() => sign.stop()), stop: () => void end() };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Starts a runner after each pause until one stands; null when the worker is to end meanwhile. */
async function startAgain<Tasks extends TaskMap>(
  options: WorkerOptions<Tasks>,
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
 * Works on the queue in this process until it is stopped, and gives jobs back that other processes left when they were killed.
 * Resolves when it hears of new jobs. A worker that breaks off is started again.
 */
export async function startWorker<Tasks extends TaskMap>(options: WorkerOptions<Tasks>): Promise<JobWorker> {
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
 * By itself the library ends a single run before the database has heard how its last jobs ended; a batch of no delay is waited for at the
 * end of the run.
 */
const AWAITED_RESULTS = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/**
 * Does every job that is due, and nothing that becomes due later: for tests and commands. Resolves when the database has heard how each
 * ended. A run ends early where the next job of a queue waits for the one before, so runs follow until one finds nothing.
 */
export async function workOnce<Tasks extends TaskMap>(options: WorkerOptions<Tasks>): Promise<void> {
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
