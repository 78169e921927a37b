import { Piscina } from 'piscina';
import { BOUNDS } from '@selvedge/domain/sheets/workbook/limits';
import { LONGEST_SHEET_JOB_MS } from '../config/config';
import { memoryOf, threadProgram } from '../threads/threads';
import { JOBS_AT_ONCE, WORKER_HEAP_MB } from './limits';
import type { SheetAnswer, SheetJob, WorkerStart } from './messages';

/** Time limit for the start of a worker, in ms; a busy machine starts one late, and that is no fault of the job. */
const START_MS = 30_000;
/** Idle time after which a worker is ended to free its memory, in ms. */
const IDLE_MS = 60_000;

/** Outcome of a job: an answer, or none because it exceeded the time or memory limit of a job. */
export type SheetOutcome = SheetAnswer | { kind: 'exceeded' };

const pool = new Piscina<SheetJob | WorkerStart, SheetAnswer>({
  filename: threadProgram('sheetWorker').href,
  minThreads: 0,
  maxThreads: JOBS_AT_ONCE,
  idleTimeout: IDLE_MS,
  resourceLimits: memoryOf(WORKER_HEAP_MB),
  atomics: 'disabled',
  recordTiming: false,
});
// A worker that fails without a job is replaced at the next job.
pool.on('error', () => undefined);

let longestJobMs = LONGEST_SHEET_JOB_MS;

/** Sets the time limit of a job in ms; a slow machine needs more (SHEET_TIMEOUT_MS). */
export function limitJobs(longestMs: number): void {
  longestJobMs = longestMs;
}

/** Returns the time limit of a job in ms: large readings may take longer, on a slow machine in proportion. */
const patienceFor = (job: SheetJob) => longestJobMs * (job.kind === 'table' ? BOUNDS[job.scale].patience : 1);

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Runs one job in a worker, with limited memory and for at most `longestMs`. `moved` are the buffers that are transferred instead of
 * copied.
 */
export async function runJob(
  job: SheetJob,
  moved: ArrayBuffer[] = [],
  longestMs = patienceFor(job),
): Promise<SheetOutcome> {
  if (pool.idleThreads === 0) await pool.run({ kind: 'start' }, { signal: AbortSignal.timeout(START_MS) });
  const signal = AbortSignal.timeout(longestMs);
  try {
    return await pool.run(job, { transferList: moved, signal });
  } catch (error) {
    if (signal.aborted || isOutOfMemory(error)) return { kind: 'exceeded' };
    throw error;
  }
}
