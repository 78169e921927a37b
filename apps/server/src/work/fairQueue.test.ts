import { expect, test } from 'vitest';
import { FairQueue, QueueFullError } from './fairQueue';

function pieces(queue: FairQueue) {
  const started: string[] = [];
  const ends: Array<() => void> = [];
  const add = (name: string) =>
    queue
      .run(name.slice(0, 1), () => {
        started.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      })
      .then(
        () => 'done',
        (error: unknown) => (error instanceof QueueFullError ? 'full' : 'fault'),
      );
  return { started, ends, add };
}

test('one person with many pieces holds nobody up, and no more than the limits is taken on', async () => {
  const { started, ends, add } = pieces(new FairQueue({ running: 2, waitingEach: 3, waiting: 5 }));
  const work = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'b1', 'c1', 'd1'].map(add);
  expect(await Promise.all([work[5], work[8]])).toEqual(['full', 'full']);
  for (let at = 0; at < 7; at += 1) {
    ends[at]?.();
    await work[['a1', 'a2', 'a3', 'a4', 'a5', '', 'b1', 'c1'].indexOf(started[at] ?? '')];
    await Promise.resolve();
  }
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'c1', 'a4', 'a5']);
});

test('work that fails makes room for the next', async () => {
  const queue = new FairQueue({ running: 1, waitingEach: 1, waiting: 1 });
  const failing = queue.run('a', () => Promise.reject(new Error('no')));
  const next = queue.run('b', () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
