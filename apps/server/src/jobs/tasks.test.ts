import { readFileSync, readdirSync } from 'node:fs';
import { parseCronItems } from 'graphile-worker';
import { expect, test } from 'vitest';
import { TASKS } from '../modules/background/jobs/tasks';
import { WORKER_CONNECTIONS } from './worker';

const timed = TASKS.flatMap(({ name, at }) => (at === undefined ? [] : [[name, at] as const]));

test.each(timed)('D-56 D-72 the queue understands when %s is due: %s', (task, match) => {
  expect(parseCronItems([{ task, match }])).toHaveLength(1);
});

test('each task that a module declares is in the list of the worker, once', () => {
  const modules = new URL('../modules/', import.meta.url);
  const declared = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(new URL(file, modules), 'utf8').matchAll(
        /\b(?:define|scheduled)Task\(\{[^]*?\bname: '([\w.]+)'/g,
      ),
    ])
    .map(([, name]) => name);
  expect(TASKS.map(({ name }) => name).toSorted()).toEqual(declared.toSorted());
});

test('docs/configuration.md states the connections that a worker holds', () => {
  const page = readFileSync(new URL('../../../../docs/configuration.md', import.meta.url), 'utf8');
  expect(page).toContain(`${WORKER_CONNECTIONS} for background work`);
});
