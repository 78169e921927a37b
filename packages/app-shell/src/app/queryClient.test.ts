import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { renew, runThenRefetch } from './queryClient';

test('L-37 a change that comes while a page is read for the first time is read again', async () => {
  const client = new QueryClient();
  const answers: ((value: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['orders', 'page'],
    queryFn: ({ signal }) =>
      new Promise<string>((resolve, reject) => {
        answers.push(resolve);
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      }),
    retry: false,
  });
  const stop = observer.subscribe(() => undefined);
  expect(answers).toHaveLength(1);
  const renewed = renew(client, ['orders']);
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.('before');
  answers[1]?.('after');
  await renewed;
  expect(observer.getCurrentResult().data).toBe('after');
  stop();
});

test('L-37 what was read before stays on the screen while it is read again', async () => {
  const client = new QueryClient();
  client.setQueryData(['orders', 'page'], 'before');
  await renew(client, ['orders']);
  expect(client.getQueryData(['orders', 'page'])).toBe('before');
  expect(client.getQueryState(['orders', 'page'])?.isInvalidated).toBe(true);
});

test('D-55 Q-26 after a refused step what is stored is read anew as well, so that another try names its version', async () => {
  const steps: string[] = [];
  const renewed = () => void steps.push('renewed');
  await runThenRefetch(async () => steps.push('done'), renewed);
  const refused = new Error('changed meanwhile');
  await expect(runThenRefetch(() => Promise.reject(refused), renewed)).rejects.toBe(refused);
  expect(steps).toEqual(['done', 'renewed', 'renewed']);
});
