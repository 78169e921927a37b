import { expect, test } from 'vitest';
import { niceTicks, radarPoints, ringSegment, slices } from './scale';

test.each([
  [0, 246_300, [0, 100_000, 200_000]],
  [0, 2.46, [0, 1, 2]],
  [0, 0, [0]],
  [-40, 100, [-50, 0, 50, 100]],
])('ticks of %d to %d are round', (min, max, ticks) => {
  expect(niceTicks(min, max)).toEqual(ticks);
});

test('slices fill the turn exactly and ignore negative values', () => {
  const parts = slices([3, 1, -2]);
  expect(parts.map((part) => part.share)).toEqual([0.75, 0.25, 0]);
  expect(parts.at(-1)?.to).toBe(1);
  expect(slices([0, 0]).every((part) => part.share === 0)).toBe(true);
});

test('a whole turn is still drawn', () => {
  expect(ringSegment(80, 70, 50, 0, 1).match(/M/g)).toHaveLength(2);
});

test("radar corners start at twelve o'clock and go round clockwise", () => {
  expect(radarPoints(100, 50, [100, 100, 100, 100], 100)).toBe(
    '100.0,50.0 150.0,100.0 100.0,150.0 50.0,100.0',
  );
});
