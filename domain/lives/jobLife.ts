/** Life of a background job, import or export (M-J, X-B78..X-B87, X-A161). */
import { DAY_MS, JOB_FILE_DAYS } from '../constants';
import { stepsOf, tryStep, type TableActor, type TableRefusal, type TableRow } from './stateTable';

/** DONE, FAILED and CANCELLED are final; VALIDATED and COMMITTING are those of imports only. */
export type JobState = 'QUEUED' | 'RUNNING' | 'VALIDATED' | 'COMMITTING' | 'DONE' | 'FAILED' | 'CANCELLED';

/** What happens to a job: `commit` and `cancel` by its owner, the others by themselves. */
export type JobStep = 'start' | 'validate' | 'commit' | 'finish' | 'fail' | 'cancel';

/** The two kinds of work: an import is checked and then waits for its owner, an export runs to its end. */
export type JobKind = 'IMPORT' | 'EXPORT';

const start: TableRow<JobState, JobStep> = { step: 'start', from: ['QUEUED'], to: ['RUNNING'], by: 'system' };

/**
 * All transitions of each kind. For looking and for `cancel`, staff with sys:job:query count as owners of every job (X-A161);
 * a commit is the owner's alone.
 */
export const JOB_TRANSITIONS: Readonly<Record<JobKind, readonly TableRow<JobState, JobStep>[]>> = {
  IMPORT: [
    start,
    { step: 'validate', from: ['RUNNING'], to: ['VALIDATED'], by: 'system' },
    { step: 'commit', from: ['VALIDATED'], to: ['COMMITTING'], by: 'owner' },
    { step: 'finish', from: ['COMMITTING'], to: ['DONE'], by: 'system' },
    { step: 'fail', from: ['RUNNING', 'COMMITTING'], to: ['FAILED'], by: 'system' },
    { step: 'cancel', from: ['QUEUED', 'RUNNING', 'VALIDATED'], to: ['CANCELLED'], by: 'owner' },
  ],
  EXPORT: [
    start,
    { step: 'finish', from: ['RUNNING'], to: ['DONE'], by: 'system' },
    { step: 'fail', from: ['RUNNING'], to: ['FAILED'], by: 'system' },
    { step: 'cancel', from: ['QUEUED', 'RUNNING'], to: ['CANCELLED'], by: 'owner' },
  ],
};

/** What the actor may do with a job now. */
export function jobSteps(kind: JobKind, state: JobState, actor: TableActor): JobStep[] {
  return stepsOf(JOB_TRANSITIONS[kind], state, actor);
}

/**
 * Tries a step. A commit that is asked for again finds the job at work or done: the caller answers then what it answered
 * before instead of refusing.
 */
export function jobStep(
  kind: JobKind,
  state: JobState,
  step: JobStep,
  actor: TableActor,
): { ok: true; state: JobState } | TableRefusal<JobState, JobStep> {
  const tried = tryStep(JOB_TRANSITIONS[kind], state, step, actor);
  return tried.ok ? { ok: true, state: tried.to[0] } : tried;
}

/** True for a commit of rows that were committed or are being committed: it does nothing again. */
export function isRepeatedCommit(state: JobState): boolean {
  return state === 'COMMITTING' || state === 'DONE';
}

/** When the files of a job go (ISO UTC). */
export function jobExpiry(createdAt: string): string {
  return new Date(Date.parse(createdAt) + JOB_FILE_DAYS * DAY_MS).toISOString();
}

/** True when the files of a job are gone at a moment (ms since 1970): E 40915. */
export function jobFilesGone(createdAt: string, now: number): boolean {
  return now >= Date.parse(jobExpiry(createdAt));
}
