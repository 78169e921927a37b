import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { importStep, type ImportRow } from '@selvedge/domain/stateMachines/jobs';
import { type Actor, type EffectOf, type GuardOf, type Named, run } from '@selvedge/domain/machine/machine';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/pool';
import { type Actor as Person, record } from '../../../db/records';
import { importJobs, importRows } from '../../../db/schema/imports';
import { refuse } from '../../../http/errors';
import { type JobRow, refuseExpired } from '../read/jobs';
import { announceJob } from './announceJob';

/** Result of a commit. */
export type Commit = components['schemas']['ImportCommit'];

/** Whether a stored value is the result of a commit. */
export function isCommit(value: unknown): value is Commit {
  return typeof value === 'object' && value !== null && 'committed' in value && 'skipped' in value;
}

/** An import in a transition: the input of its guards and effects. */
export interface JobCall {
  tx: Tx;
  job: JobRow;
  now: Date;
  /** Person for the operation records. */
  actor: Person;
  /** Stores the rows of a sheet that was just checked. */
  keepRows?: (job: JobRow) => Promise<void>;
  /** Number of rows or lines that a commit would take over. */
  takes?: number;
  /** Takes the rows over, or queues that; returns the fields of the job that this changed. */
  takeOver?: (job: JobRow) => Promise<Partial<JobRow>>;
}

const GUARDS: Named<GuardOf<ImportRow>, JobCall> = {
  rowsKept: ({ job, now }) => refuseExpired(job, now),

  rowsGood: ({ job, takes = 0 }) => {
    if ((job.mode === 'ALL' && job.invalid > 0) || takes === 0)
      throw refuse(codes.ROWS_WITH_ERRORS, { jobId: job.id, invalid: job.invalid });
  },
};

const EFFECTS: Named<EffectOf<ImportRow>, JobCall> = {
  keepRows: async ({ job, keepRows }) => keepRows?.(job),

  takeOver: async (call) => {
    call.job = { ...call.job, ...(await call.takeOver?.(call.job)) };
  },

  keepResult: async (call) => {
    call.job = { ...call.job, finishedAt: call.now };
    const { state, mode, result, finishedAt, draftId, error } = call.job;
    await call.tx
      .update(importJobs)
      .set({ state, mode, result, finishedAt, draftId, error })
      .where(eq(importJobs.id, call.job.id));
  },

  dropRows: async ({ tx, job }) => {
    await tx.delete(importRows).where(eq(importRows.jobId, job.id));
    await tx.update(importJobs).set({ state: job.state }).where(eq(importJobs.id, job.id));
  },

  recordJob: async ({ tx, job, actor }) => {
    await record(tx, {
      entity: 'import',
      entityId: job.id,
      action: 'commit',
      actor,
      after: { mode: job.mode, ...Object(job.result) },
    });
  },

  announceJob: ({ tx, job }) => announceJob(tx, job),
};

/**
 * Runs one transition of the table: refuses with 40904 when it is not allowed now, then runs guards and effects of the table row by name.
 */
export async function applyJobTransition(
  before: JobCall,
  step: ImportRow['action'],
  actor: Actor,
): Promise<JobCall> {
  const tried = importStep(before.job.state, step, actor);
  if (!tried.ok) throw refuse(tried.code, tried.data);
  const call: JobCall = { ...before, job: { ...before.job, state: tried.subject } };
  await run(tried.row.guards, GUARDS, call);
  await run(tried.row.effects, EFFECTS, call);
  return call;
}
