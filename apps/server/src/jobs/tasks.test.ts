import { parseCronItems } from 'graphile-worker';
import { expect, test } from 'vitest';
import { TASKS } from './tasks';

const timed = Object.entries(TASKS).flatMap(([task, kept]) =>
  'at' in kept ? [[task, kept.at] as const] : [],
);

test.each(timed)('D-56 D-72 the queue understands when %s is due: %s', (task, match) => {
  expect(parseCronItems([{ task, match }])).toHaveLength(1);
});
