import { afterEach, expect, test, vi } from 'vitest';
import { newIdempotencyKey } from './idempotencyKey';

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
