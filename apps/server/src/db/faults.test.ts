import { expect, test } from 'vitest';
import { isCommitDoubtful, isDatabaseUnavailable, isRepeatable } from './faults';

const coded = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('x'), { code }) });

test.each([
  '08006',
  '53100',
  '53200',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P03',
  '58030',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
])('%s is a database that is away', (code) => {
  expect(isDatabaseUnavailable(coded(code))).toBe(true);
});

test.each([
  'Query read timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Client was closed and is not queryable',
])('"%s" is a database that is away', (message) => {
  expect(isDatabaseUnavailable(new Error('Failed query', { cause: new Error(message) }))).toBe(true);
});

test.each(['23505', '22P02', '42P01', 'EACCES', '5710'])('%s is a fault of ours', (code) => {
  expect(isDatabaseUnavailable(coded(code))).toBe(false);
});

test('a lost answer to a commit is doubtful, a refused commit is not', () => {
  expect(isCommitDoubtful(new Error('Query read timeout'))).toBe(true);
  expect(isCommitDoubtful(coded('ECONNRESET'))).toBe(true);
  expect(isCommitDoubtful(coded('57P01'))).toBe(true);
  expect(isCommitDoubtful(coded('53100'))).toBe(false);
  expect(isCommitDoubtful(coded('40001'))).toBe(false);
  expect(isRepeatable(coded('40001'))).toBe(true);
  expect([isRepeatable(coded('23503')), isRepeatable(coded('23505'))]).toEqual([true, false]);
});
