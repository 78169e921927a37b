/** Life of a background job, import or export. */
import { DAY_MS, JOB_FILE_DAYS } from '../constants';
import { singleStateMachine, owner, SYSTEM, type StateRow } from '../machine/singleState';
import { stepsOf, tryStep, type Actor, type Done, type Refused, type RowOf } from '../machine/machine';

/** DONE, FAILED and CANCELLED are final; VALIDATED and COMMITTING are those of imports only. */
export type JobState = 'QUEUED' | 'RUNNING' | 'VALIDATED' | 'COMMITTING' | 'DONE' | 'FAILED' | 'CANCELLED';

/**
 * All transitions of an import: it is checked and then waits for its owner. For looking, staff with
 * sys:job:query count as owners of every job in their range, for `cancel` those who hold sys:job:cancel besides; a commit is
 * the owner's alone.
 */
export const IMPORT_TRANSITIONS = [
  {
    action: 'start',
    from: ['QUEUED'],
    outcomes: [{ name: 'RUNNING' }],
    who: [SYSTEM],
    guards: [],
    effects: [],
  },
  {
    action: 'validate',
    from: ['RUNNING'],
    outcomes: [{ name: 'VALIDATED' }],
    who: [SYSTEM],
    guards: [],
    effects: ['keepRows', 'announceJob'],
  },
  {
    action: 'commit',
    from: ['VALIDATED'],
    outcomes: [{ name: 'COMMITTING' }],
    who: [owner()],
    guards: ['rowsKept', 'rowsGood'],
    effects: ['takeOver'],
  },
  {
    action: 'finish',
    from: ['COMMITTING'],
    outcomes: [{ name: 'DONE' }],
    who: [SYSTEM],
    guards: [],
    effects: ['keepResult', 'recordJob', 'announceJob'],
  },
  {
    action: 'fail',
    from: ['RUNNING', 'COMMITTING'],
    outcomes: [{ name: 'FAILED' }],
    who: [SYSTEM],
    guards: [],
    effects: ['keepResult', 'announceJob'],
  },
  {
    action: 'cancel',
    from: ['QUEUED', 'RUNNING', 'VALIDATED'],
    outcomes: [{ name: 'CANCELLED' }],
    who: [owner()],
    guards: [],
    effects: ['dropRows', 'announceJob'],
  },
] as const satisfies readonly StateRow<JobState>[];

/** All transitions of an export, which runs to its end. */
export const EXPORT_TRANSITIONS = [
  IMPORT_TRANSITIONS[0],
  {
    action: 'finish',
    from: ['RUNNING'],
    outcomes: [{ name: 'DONE' }],
    who: [SYSTEM],
    guards: [],
    effects: ['keepFile', 'announceJob'],
  },
  {
    action: 'fail',
    from: ['RUNNING'],
    outcomes: [{ name: 'FAILED' }],
    who: [SYSTEM],
    guards: [],
    effects: ['announceJob'],
  },
  {
    action: 'cancel',
    from: ['QUEUED', 'RUNNING'],
    outcomes: [{ name: 'CANCELLED' }],
    who: [owner()],
    guards: [],
    effects: ['announceJob'],
  },
] as const satisfies readonly StateRow<JobState>[];

/** A row of an import's table. */
export type ImportRow = (typeof IMPORT_TRANSITIONS)[number];
/** What happens to an import: `commit` and `cancel` by its owner, the others by themselves. */
export type ImportStep = ImportRow['action'];
/** A row of an export's table. */
export type ExportRow = (typeof EXPORT_TRANSITIONS)[number];
/** What happens to an export. */
export type ExportStep = ExportRow['action'];

const IMPORT = singleStateMachine<JobState, ImportRow>(IMPORT_TRANSITIONS);
const EXPORT = singleStateMachine<JobState, ExportRow>(EXPORT_TRANSITIONS);

/** What the actor may do with an import now. */
export function importSteps(state: JobState, actor: Actor): ImportStep[] {
  return stepsOf(IMPORT, state, actor);
}

/** What the actor may do with an export now. */
export function exportSteps(state: JobState, actor: Actor): ExportStep[] {
  return stepsOf(EXPORT, state, actor);
}

/**
 * Tries a step of an import. A commit that is asked for again finds the job at work or done: the caller answers then what
 * it answered before instead of refusing.
 */
export function importStep<A extends ImportStep>(
  state: JobState,
  step: A,
  actor: Actor,
): Done<RowOf<ImportRow, A>, JobState> | Refused<ImportStep> {
  return tryStep(IMPORT, state, step, actor);
}

/** Tries a step of an export. */
export function exportStep<A extends ExportStep>(
  state: JobState,
  step: A,
  actor: Actor,
): Done<RowOf<ExportRow, A>, JobState> | Refused<ExportStep> {
  return tryStep(EXPORT, state, step, actor);
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
