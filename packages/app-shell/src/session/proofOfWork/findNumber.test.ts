import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { findNumber } from './findNumber';

const key = 'work-1';
const challengeOf = (number: number) => createHash('sha256').update(`${key}.${number}`).digest('hex');

test('finds the number the server chose, and says how far it is', () => {
  const shares: number[] = [];
  const found = findNumber({ key, challenge: challengeOf(731), most: 1000 }, (share) => shares.push(share));
  expect(found).toBe(731);
  expect(shares[0]).toBe(0);
  expect(shares.at(-1)).toBeCloseTo(0.72, 1);
});

test('a challenge without a number ends', () => {
  expect(findNumber({ key, challenge: challengeOf(50), most: 50 }, () => undefined)).toBeNull();
});
