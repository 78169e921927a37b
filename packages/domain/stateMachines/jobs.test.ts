import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JOB_FILE_DAYS } from '../constants';
import type { StateRow } from '../machine/singleState';
import type { Actor } from '../machine/machine';
import { everybody, expectNoDeadEnd, expectOfferedIsDone } from '../machine/table.fixture';
import {
  EXPORT_TRANSITIONS,
  exportStep,
  exportSteps,
  IMPORT_TRANSITIONS,
  importStep,
  importSteps,
  isRepeatedCommit,
  jobExpiry,
  jobFilesGone,
  type ImportStep,
  type JobState,
} from './jobs';

const EXPORT_STATES: readonly JobState[] = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'];
const STATES: readonly JobState[] = [...EXPORT_STATES, 'VALIDATED', 'COMMITTING'];
const FINAL: readonly JobState[] = ['DONE', 'FAILED', 'CANCELLED'];
const owner: Actor = { side: 'buyer', isOwner: true };
const stranger: Actor = { side: 'buyer', isOwner: false };
const system: Actor = { side: 'system' };
const kinds: [string, readonly StateRow<JobState>[], readonly JobState[]][] = [
  ['import', IMPORT_TRANSITIONS, STATES],
  ['export', EXPORT_TRANSITIONS, EXPORT_STATES],
];

describe('a job', () => {
  test.each(kinds)(
    'M-J Q-23 %s: every state is reached, and every job comes to an end',
    (_kind, table, all) => {
      expectNoDeadEnd(table, { all, first: 'QUEUED', final: FINAL });
    },
  );

  test.each(kinds)('M-J E-40904 %s: what is offered is what can be done', (_kind, table, states) => {
    expectOfferedIsDone(table, states, [...everybody, owner, stranger, system]);
  });

  test('M-J Q-02 nothing is stored before the owner commits, and a commit cannot be called off', () => {
    expect(importSteps('VALIDATED', owner)).toEqual(['commit', 'cancel']);
    expect(importSteps('COMMITTING', owner)).toEqual([]);
    expect(exportSteps('RUNNING', owner)).toEqual(['cancel']);
    expect(STATES.flatMap((state) => importSteps(state, stranger))).toEqual([]);
    expect(STATES.filter(isRepeatedCommit)).toEqual(['DONE', 'COMMITTING']);
  });

  test('M-J a walk of any steps ends in one of the ends or waits; an import is done only through a commit', () => {
    const step = fc.constantFrom<ImportStep>('start', 'validate', 'commit', 'finish', 'fail', 'cancel');
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const walk: JobState[] = ['QUEUED'];
        for (const one of steps) {
          const tried = everybody
            .map((actor) => importStep(walk.at(-1) ?? 'QUEUED', one, actor))
            .find(({ ok }) => ok);
          if (tried?.ok) walk.push(tried.subject);
        }
        expect(new Set(walk).size).toBe(walk.length);
        expect(walk.slice(0, -1).some((state) => FINAL.includes(state))).toBe(false);
        if (walk.includes('DONE')) expect(walk).toContain('COMMITTING');
      }),
    );
    expect(exportStep('RUNNING', 'finish', system)).toMatchObject({ ok: true, subject: 'DONE' });
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
