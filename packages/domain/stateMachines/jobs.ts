/** State machine of a background job, import or export. */
import { DAY_MS, JOB_FILE_DAYS } from '../constants';
import { machineOf, owner, SYSTEM, type StateRow } from '../machine/singleState';

/** State of a job. DONE, FAILED and CANCELLED are final; only imports have VALIDATED and COMMITTING. */
export type JobState = 'QUEUED' | 'RUNNING' | 'VALIDATED' | 'COMMITTING' | 'DONE' | 'FAILED' | 'CANCELLED';

/**
 * All transitions of an import: it is checked and then waits for its owner. For reading, staff with sys:job:query count as owners of every
 * job in their data scope, for `cancel` those who also have sys:job:cancel; only the owner may commit.
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

/** All transitions of an export, which runs to its end without a commit. */
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

/** Row of the table of imports. */
export type ImportRow = (typeof IMPORT_TRANSITIONS)[number];
/** Action on an import: `commit` and `cancel` by its owner, the others automatically. */
export type ImportStep = ImportRow['action'];
/** Row of the table of exports. */
export type ExportRow = (typeof EXPORT_TRANSITIONS)[number];

/**
 * Functions of the table of imports: the actions that the actor may take now, and the attempt to take one. A repeated commit finds the job
 * running or done: the caller then returns the first response again instead of refusing.
 */
export const { actions: importSteps, step: importStep } = machineOf(IMPORT_TRANSITIONS);

/** Functions of the table of exports: the actions that the actor may take now, and the attempt to take one. */
export const { actions: exportSteps, step: exportStep } = machineOf<ExportRow, JobState>(EXPORT_TRANSITIONS);

/** Returns true for a commit of rows that were committed or are being committed: it has no further effect. */
export function isRepeatedCommit(state: JobState): boolean {
  return state === 'COMMITTING' || state === 'DONE';
}

/** Returns when the files of a job are deleted (ISO UTC). */
export function jobExpiry(createdAt: string): string {
  return new Date(Date.parse(createdAt) + JOB_FILE_DAYS * DAY_MS).toISOString();
}

/** Returns true when the files of a job are deleted at a moment (ms since 1970): E 40915. */
export function jobFilesGone(createdAt: string, now: number): boolean {
  return now >= Date.parse(jobExpiry(createdAt));
}
