import { Worker } from 'node:worker_threads';
import { threadProgram } from '../threads/program';
import { BOUNDS } from '@selvedge/domain/sheets/workbook/limits';
import { LONGEST_SHEET_JOB_MS } from '../config/config';
import { WORKER_HEAP_MB } from './limits';
import type { SheetAnswer, SheetJob } from './messages';

/** Young generation of a worker, in MB: small, so that a job's garbage is collected early. */
const YOUNG_MB = 16;
/** Shortest start timeout of a worker, in ms; longer when jobs may take longer. */
const LEAST_START_MS = 30_000;
/** Idle time after which a worker is ended to free its memory, in ms. */
const IDLE_MS = 60_000;
const MOST_JOBS = 100;

/** Outcome of a job: an answer, or none because it exceeded the time or memory limit of a job. */
export type SheetOutcome = Exclude<SheetAnswer, { kind: 'ready' }> | { kind: 'exceeded' };

/** Started worker; `hear` is called with each of its answers, and with null when it ended. */
interface Program {
  worker: Worker;
  jobs: number;
  hear: (answer: SheetAnswer | null) => void;
  /** Ends the worker after a long idle time. */
  timer?: NodeJS.Timeout;
}

const idle: Program[] = [];

let longestJobMs = LONGEST_SHEET_JOB_MS;

/** Sets the time limit of a job in ms; a slow machine needs more (SHEET_TIMEOUT_MS). */
export function limitJobs(longestMs: number): void {
  longestJobMs = longestMs;
}

function end(program: Program): void {
  clearTimeout(program.timer);
  const at = idle.indexOf(program);
  if (at !== -1) idle.splice(at, 1);
  void program.worker.terminate();
}

function startProgram(): Promise<Program> {
  const worker = new Worker(threadProgram('sheetWorker'), {
    resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  worker.unref();
  return new Promise((resolve, reject) => {
    const program: Program = {
      worker,
      jobs: 0,
      hear: (answer) => {
        clearTimeout(timer);
        if (answer === null) reject(new Error('the worker for workbooks did not start'));
        else resolve(program);
      },
    };
    const timer = setTimeout(
      () => {
        end(program);
        program.hear(null);
      },
      Math.max(LEAST_START_MS, longestJobMs),
    );
    worker.on('message', (answer: SheetAnswer) => program.hear(answer));
    worker.on('error', () => program.hear(null));
    worker.on('exit', () => program.hear(null));
  });
}

/** Returns an idle worker, or a new one. */
async function takeProgram(): Promise<Program> {
  const program = idle.pop();
  if (program === undefined) return startProgram();
  clearTimeout(program.timer);
  return program;
}

function keepProgram(program: Program): void {
  program.jobs += 1;
  if (program.jobs >= MOST_JOBS) return end(program);
  program.hear = () => end(program);
  program.timer = setTimeout(() => end(program), IDLE_MS);
  program.timer.unref();
  idle.push(program);
}

/** Returns the time limit of a job in ms: large readings may take longer, on a slow machine in proportion. */
const patienceFor = (job: SheetJob) => longestJobMs * (job.kind === 'table' ? BOUNDS[job.scale].patience : 1);

/**
 * Runs one job in a worker, with limited memory and for at most `longestMs`. `moved` are the buffers that are transferred instead of
 * copied.
 */
export async function runJob(
  job: SheetJob,
  moved: ArrayBuffer[] = [],
  longestMs = patienceFor(job),
): Promise<SheetOutcome> {
  const program = await takeProgram();
  return new Promise((resolve) => {
    program.hear = (answer) => {
      clearTimeout(timer);
      if (answer === null || answer.kind === 'ready') {
        end(program);
        resolve({ kind: 'exceeded' });
      } else {
        keepProgram(program);
        resolve(answer);
      }
    };
    const timer = setTimeout(() => program.hear(null), longestMs);
    program.worker.postMessage(job, moved);
  });
}
