import { readFileSync } from 'node:fs';
import { parseCronItems } from 'graphile-worker';
import { expect, test } from 'vitest';
import { TASKS } from './tasks';
import { WORKER_CONNECTIONS } from './worker';

const timed = Object.entries(TASKS).flatMap(([task, kept]) =>
  'at' in kept ? [[task, kept.at] as const] : [],
);

test.each(timed)('D-56 D-72 the queue understands when %s is due: %s', (task, match) => {
  expect(parseCronItems([{ task, match }])).toHaveLength(1);
});

test('docs/configuration.md states the connections that a worker holds', () => {
  const page = readFileSync(new URL('../../../../docs/configuration.md', import.meta.url), 'utf8');
  expect(page).toContain(`${WORKER_CONNECTIONS} for background work`);
});
