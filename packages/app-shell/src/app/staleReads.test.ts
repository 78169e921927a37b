import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { ApiError } from '@selvedge/api-spec/client';
import { expect, test } from 'vitest';
import { retryStale, stalenessOf } from './staleReads';

const fault = (httpStatus: number): ApiError =>
  new ApiError({
    code: httpStatus,
    message: '',
    messageKey: 'http500',
    data: null,
    httpStatus,
    requestId: 'r-1',
  });

/** Starts an observed query whose reads get the answers in order. */
function reading(answers: (() => Promise<string>)[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new QueryObserver(client, {
    queryKey: ['orders'],
    queryFn: () => answers.shift()?.() ?? Promise.reject(new Error('asked once too often')),
  });
  return { client, observer, leave: observer.subscribe(() => undefined) };
}

test('L-40 a read that failed to renew is told until a later one succeeds; what it had stays', async () => {
  const { client, observer, leave } = reading([
    () => Promise.resolve('before'),
    () => Promise.reject(fault(500)),
    () => Promise.reject(fault(500)),
    () => Promise.resolve('after'),
  ]);
  await expect.poll(() => observer.getCurrentResult().data).toBe('before');
  expect(stalenessOf(client)).toBe('fresh');
  await client.invalidateQueries();
  expect(stalenessOf(client)).toBe('stale');
  expect(observer.getCurrentResult().data).toBe('before');
  await retryStale(client);
  expect(stalenessOf(client)).toBe('stale');
  const again = retryStale(client);
  expect(stalenessOf(client)).toBe('retrying');
  await again;
  expect([stalenessOf(client), observer.getCurrentResult().data]).toEqual(['fresh', 'after']);
  leave();
});

test('L-40 a read that is no longer on the screen is not told', async () => {
  const { client, observer, leave } = reading([
    () => Promise.resolve('before'),
    () => Promise.reject(fault(500)),
  ]);
  await expect.poll(() => observer.getCurrentResult().data).toBe('before');
  await client.invalidateQueries();
  leave();
  expect(stalenessOf(client)).toBe('fresh');
});

test('L-40 a first read that failed has its own place on the page, and a lost connection its own words', async () => {
  const first = reading([() => Promise.reject(fault(500))]);
  await expect.poll(() => first.observer.getCurrentResult().isError).toBe(true);
  expect(stalenessOf(first.client)).toBe('fresh');
  const lost = reading([() => Promise.resolve('before'), () => Promise.reject(fault(503))]);
  await expect.poll(() => lost.observer.getCurrentResult().data).toBe('before');
  await lost.client.invalidateQueries();
  expect(stalenessOf(lost.client)).toBe('fresh');
  first.leave();
  lost.leave();
});
