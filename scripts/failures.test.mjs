import { expect, test } from 'vitest';
import { failedInPlaywright, failedInVitest, retriedInPlaywright } from './lib/failures.mjs';

test('a report of Vitest gives file, title and first line of every failed test, and of a file that does not load', () => {
  const passed = { status: 'passed', fullName: 'orders are booked', failureMessages: [] };
  const failed = {
    status: 'failed',
    fullName: 'orders a locked one stays',
    failureMessages: [
      '\n\u001b[34mClick to debug the error directly in Storybook: x\u001b[39m\n\nError: expected 1\n    at x',
    ],
  };
  const report = {
    testResults: [
      { name: '/selvedge/a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
      {
        name: '/selvedge/b.test.ts',
        status: 'failed',
        message: 'Cannot find ./c\n at b',
        assertionResults: [],
      },
      { name: '/selvedge/c.test.ts', status: 'passed', message: '', assertionResults: [passed] },
    ],
  };
  expect(failedInVitest(report, '/selvedge')).toEqual([
    { name: 'a.test.ts > orders a locked one stays', error: 'Error: expected 1' },
    { name: 'b.test.ts', error: 'Cannot find ./c' },
  ]);
});

test('a report of Playwright gives language, file, title and first line of every failed journey', () => {
  const journey = (status, message) => ({
    status,
    projectName: 'en',
    results: [{ errors: message === null ? [] : [{ message }] }],
  });
  const report = {
    suites: [
      {
        specs: [{ file: 'a.spec.ts', title: 'comes in', tests: [journey('expected', null)] }],
        suites: [
          {
            specs: [
              { file: 'a.spec.ts', title: 'goes out', tests: [journey('unexpected', 'Timed out\n at')] },
              { file: 'a.spec.ts', title: 'comes back', tests: [journey('flaky', 'Stood still')] },
            ],
          },
        ],
      },
    ],
    errors: [{ message: 'The server was not ready' }],
  };
  expect(failedInPlaywright(report)).toEqual([
    { name: 'a.spec.ts > [en] goes out', error: 'Timed out' },
    { name: 'journeys', error: 'The server was not ready' },
  ]);
  expect(retriedInPlaywright(report)).toEqual([
    { name: 'a.spec.ts > [en] comes back', error: 'Stood still' },
  ]);
});
