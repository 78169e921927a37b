import { Worker } from 'node:worker_threads';
import { LONGEST_JOB_MS, WORKER_HEAP_MB } from './limits';
import type { SheetAnswer, SheetJob } from './messages';

/** Young values of a worker, in MB: small, so that what a job leaves behind goes early. */
const YOUNG_MB = 16;
const LONGEST_START_MS = 30_000;
/** A worker that had nothing to do for this long is ended and gives its memory back. */
const IDLE_MS = 60_000;
const MOST_JOBS = 100;
const PROGRAM = import.meta.url.endsWith('.ts') ? './worker.dev.mjs' : './sheetWorker.js';

/** What came of a job: an answer, or none because it took more time or memory than a job may. */
export type SheetOutcome = Exclude<SheetAnswer, { kind: 'ready' }> | { kind: 'exceeded' };

interface Idle {
  worker: Worker;
  jobs: number;
  timer: NodeJS.Timeout;
}

const idle: Idle[] = [];

function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL(PROGRAM, import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  worker.unref();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => fail(new Error('the worker for workbooks did not start')),
      LONGEST_START_MS,
    );
    const fail = (error: Error) => {
      clearTimeout(timer);
      void worker.terminate();
      reject(error);
    };
    worker.once('error', fail);
    worker.once('message', () => {
      clearTimeout(timer);
      worker.off('error', fail);
      resolve(worker);
    });
  });
}

/** A worker that waits for work, or a new one. */
async function takeWorker(): Promise<{ worker: Worker; jobs: number }> {
  const waiting = idle.pop();
  if (waiting === undefined) return { worker: await startWorker(), jobs: 0 };
  clearTimeout(waiting.timer);
  waiting.worker.removeAllListeners();
  return waiting;
}

function keepWorker(worker: Worker, jobs: number): void {
  const drop = () => {
    const at = idle.findIndex((one) => one.worker === worker);
    if (at !== -1) idle.splice(at, 1);
    void worker.terminate();
  };
  if (jobs >= MOST_JOBS) return drop();
  worker.once('error', drop);
  const timer = setTimeout(drop, IDLE_MS);
  timer.unref();
  idle.push({ worker, jobs, timer });
}

/** Does one job in a worker, with bounded time and memory. `moved` are the buffers that go over instead of being copied. */
export async function runJob(job: SheetJob, moved: ArrayBuffer[] = []): Promise<SheetOutcome> {
  const { worker, jobs } = await takeWorker();
  return new Promise((resolve) => {
    const end = (outcome: SheetOutcome) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      if (outcome.kind === 'exceeded') void worker.terminate();
      else keepWorker(worker, jobs + 1);
      resolve(outcome);
    };
    const timer = setTimeout(() => end({ kind: 'exceeded' }), LONGEST_JOB_MS);
    worker.once('message', (answer: SheetOutcome) => end(answer));
    worker.once('error', () => end({ kind: 'exceeded' }));
    worker.once('exit', () => end({ kind: 'exceeded' }));
    worker.postMessage(job, moved);
  });
}
