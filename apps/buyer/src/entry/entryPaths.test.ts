import { expect, test } from 'vitest';
import { entryPath } from './entryPaths';

test('D-12 registering and a forgotten password are modes of the page at /login, which keep what was asked for', () => {
  expect(entryPath('register', null)).toBe('/login?mode=register');
  expect(entryPath('forget', '/address')).toBe('/login?mode=forget&redirect=%2Faddress');
  expect(entryPath(null, null)).toBe('/login');
});
