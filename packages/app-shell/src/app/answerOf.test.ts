import type { UseQueryResult } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { answerOf } from './answerOf';

const query = (part: Partial<UseQueryResult<string>>): UseQueryResult<string> =>
  ({
    data: undefined,
    isError: false,
    isPlaceholderData: false,
    fetchStatus: 'idle',
    ...part,
  }) as UseQueryResult<string>;

test.each([
  ['an answer is shown', { data: 'own' }, { data: 'own', isWaiting: false, hasFailed: false }],
  [
    'an earlier answer stands in while the own one is on its way',
    { data: 'earlier', isPlaceholderData: true, fetchStatus: 'fetching' },
    { data: 'earlier', isWaiting: false, hasFailed: false },
  ],
  [
    'Q-33 offline an earlier answer does not pose as the own one',
    { data: 'earlier', isPlaceholderData: true, fetchStatus: 'paused' },
    { data: undefined, isWaiting: false, hasFailed: true },
  ],
  [
    'offline the own answer of before stays',
    { data: 'own', fetchStatus: 'paused' },
    { data: 'own', isWaiting: false, hasFailed: false },
  ],
  ['nothing yet', { fetchStatus: 'fetching' }, { data: undefined, isWaiting: true, hasFailed: false }],
  ['failed', { isError: true }, { data: undefined, isWaiting: false, hasFailed: true }],
  [
    'a read that failed to renew keeps what it had',
    { data: 'own', isError: true },
    { data: 'own', isWaiting: false, hasFailed: false },
  ],
] as const)('%s', (_title, part, expected) => {
  expect(answerOf(query(part as Partial<UseQueryResult<string>>))).toEqual(expected);
});
