import { afterEach, expect, test, vi } from 'vitest';
import { combinedIdempotencyKey, newIdempotencyKey } from './idempotencyKey';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

test('D-55 a key is a uuid and never the same twice', () => {
  const keys = Array.from({ length: 200 }, newIdempotencyKey);
  expect(keys.every((key) => uuid.test(key))).toBe(true);
  expect(new Set(keys).size).toBe(200);
});

test('D-55 also on a page served over plain http, where randomUUID is missing', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) });
  expect(newIdempotencyKey()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});

test('D-55 Q-27 several intentions in one call have one key, the same in any order, and another for any other ones', () => {
  const [one, two, three] = Array.from({ length: 3 }, newIdempotencyKey) as [string, string, string];
  expect(combinedIdempotencyKey([one])).toBe(one);
  expect(combinedIdempotencyKey([one, two, one])).toBe(combinedIdempotencyKey([two, one]));
  expect(combinedIdempotencyKey([one, two])).toMatch(uuid);
  const others = [[one], [two], [one, two], [one, three], [one, two, three]].map(combinedIdempotencyKey);
  expect(new Set(others).size).toBe(others.length);
});
