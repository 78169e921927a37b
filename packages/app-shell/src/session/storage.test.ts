import { afterEach, expect, test, vi } from 'vitest';
import { clearStorage, readText, writeValue } from './storage';

afterEach(() => vi.unstubAllGlobals());

test('where a browser blocks storage, reading, writing and clearing do nothing', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked, clear: blocked });
  writeValue('token', 'a');
  clearStorage();
  expect(readText('token')).toBeNull();
});
