import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JOB_FILE_DAYS } from '../constants';
import {
  isRepeatedCommit,
  jobExpiry,
  jobFilesGone,
  jobStep,
  jobSteps,
  JOB_TRANSITIONS,
  type JobKind,
  type JobState,
} from './jobLife';
import { everybody, expectNoDeadEnd, expectOfferedIsDone } from './stateTable.fixture';

const EXPORT_STATES: readonly JobState[] = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'];
const STATES: readonly JobState[] = [...EXPORT_STATES, 'VALIDATED', 'COMMITTING'];
const FINAL: readonly JobState[] = ['DONE', 'FAILED', 'CANCELLED'];
const owner = { isOwner: true };
const stranger = { isOwner: false };
const system = { isSystem: true };
const kinds: [JobKind, readonly JobState[]][] = [
  ['IMPORT', STATES],
  ['EXPORT', EXPORT_STATES],
];

describe('a job', () => {
  test.each(kinds)('M-J Q-23 %s: every state is reached, and every job comes to an end', (kind, all) => {
    expectNoDeadEnd(JOB_TRANSITIONS[kind], { all, first: 'QUEUED', final: FINAL });
  });

  test.each(kinds)('M-J E-40904 %s: what is offered is what can be done', (kind, states) => {
    expectOfferedIsDone(JOB_TRANSITIONS[kind], states, [everybody, owner, stranger, system]);
  });

  test('M-J Q-02 nothing is stored before the owner commits, and a commit cannot be called off', () => {
    expect(jobSteps('IMPORT', 'VALIDATED', owner)).toEqual(['commit', 'cancel']);
    expect(jobSteps('IMPORT', 'COMMITTING', owner)).toEqual([]);
    expect(jobSteps('EXPORT', 'RUNNING', owner)).toEqual(['cancel']);
    expect(STATES.flatMap((state) => jobSteps('IMPORT', state, stranger))).toEqual([]);
    expect(STATES.filter(isRepeatedCommit)).toEqual(['DONE', 'COMMITTING']);
  });

  test('M-J a walk of any steps ends in one of the ends or waits', () => {
    const step = fc.constantFrom('start', 'validate', 'commit', 'finish', 'fail', 'cancel');
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.array(step), ([kind, states], steps) => {
        const walk: JobState[] = ['QUEUED'];
        for (const one of steps) {
          const tried = jobStep(kind, walk.at(-1) ?? 'QUEUED', one, everybody);
          if (tried.ok) walk.push(tried.state);
        }
        expect(walk.every((state) => states.includes(state))).toBe(true);
        expect(new Set(walk).size).toBe(walk.length);
        expect(walk.slice(0, -1).some((state) => FINAL.includes(state))).toBe(false);
        if (kind === 'IMPORT' && walk.includes('DONE')) expect(walk).toContain('COMMITTING');
      }),
    );
  });

  test('M-J E-40915 the files stay for 7 days to the millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2035, 0, 1) }), (made) => {
        const createdAt = new Date(made).toISOString();
        const end = Date.parse(jobExpiry(createdAt));
        expect(end - made).toBe(JOB_FILE_DAYS * 86_400_000);
        expect([jobFilesGone(createdAt, end - 1), jobFilesGone(createdAt, end)]).toEqual([false, true]);
      }),
    );
  });
});
