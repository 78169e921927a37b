import { expect, test } from 'vitest';
import { fairQueue, QueueFull } from './fairQueue';

/** Creates work that ends on request, and records when it began. */
function works(queue: ReturnType<typeof fairQueue>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (person: string, name: string) =>
    queue.run(person, () => {
      begun.push(name);
      return new Promise<void>((resolve) => {
        ends.set(name, resolve);
      });
    });
  const finish = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  };
  return { begun, ask, finish };
}

test('of one person one runs and two wait, the next is refused at once', async () => {
  const { begun, ask, finish } = works(fairQueue({ running: 2, waitingEach: 2, waiting: 10 }));
  const all = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3')];
  await expect(ask('a', 'a4')).rejects.toThrow(QueueFull);
  await finish('none');
  expect(begun).toEqual(['a1']);
  await finish('a1');
  await finish('a2');
  await finish('a3');
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'a2', 'a3']);
});

test('persons come in turn, however much one of them asks for', async () => {
  const { begun, ask, finish } = works(fairQueue({ running: 1, waitingEach: 2, waiting: 10 }));
  const all = [
    ask('a', 'a1'),
    ask('a', 'a2'),
    ask('a', 'a3'),
    ask('b', 'b1'),
    ask('c', 'c1'),
    ask('b', 'b2'),
  ];
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) {
    await finish('none');
    expect(begun.at(-1)).toBe(name);
    await finish(name);
  }
  await Promise.all(all);
});

test('work that fails gives its turn on, and all together have a limit', async () => {
  const queue = fairQueue({ running: 1, waitingEach: 2, waiting: 1 });
  const { begun, ask, finish } = works(queue);
  const broken = queue.run('a', () => Promise.reject(new Error('broken')));
  const next = ask('b', 'b1');
  await expect(ask('c', 'c1')).rejects.toThrow(QueueFull);
  await expect(broken).rejects.toThrow('broken');
  await finish('none');
  expect(begun).toEqual(['b1']);
  await finish('b1');
  await next;
});
