import { describe, expect, test } from 'vitest';
import { secondsLeft } from './secondsLeft';

describe('secondsLeft', () => {
  test.each([
    [undefined, 0],
    [60_000, 60],
    [59_001, 60],
    [1, 1],
    [0, 0],
    [-5_000, 0],
  ])('R-4.16 deadline %s ms ahead leaves %s s', (ahead, left) => {
    expect(secondsLeft(ahead === undefined ? undefined : 1_000_000 + ahead, 1_000_000)).toBe(left);
  });
});
