import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from './memoryStorage';
import { createSharedToken } from './sharedToken';

const local = memoryStorage();
const stored = local.kept;
vi.stubGlobal('localStorage', local);

beforeEach(() => stored.clear());

test('L-39 a tab that still holds an ended session leaves the newer one of another tab alone', () => {
  stored.set('token', 'first');
  const [signedIn, stale] = [createSharedToken(), createSharedToken()];
  expect(signedIn.remove()).toBe(true);
  signedIn.store('second');
  expect(stale.isOurs()).toBe(false);
  expect(stale.remove()).toBe(false);
  expect(stored.get('token')).toBe('second');
  expect(signedIn.isOurs()).toBe(true);
});

test('L-39 a tab notes once what another one did: out, and in again', () => {
  stored.set('token', 'first');
  const [here, there] = [createSharedToken(), createSharedToken()];
  expect(there.follow()).toBe(false);
  here.remove();
  expect([there.follow(), there.current(), there.follow()]).toEqual([true, null, false]);
  here.store('second');
  expect([there.follow(), there.current(), there.isOurs()]).toEqual([true, 'second', true]);
});

test('where storage is closed the session is nobody else’s and is followed nowhere', () => {
  const closed = () => {
    throw new Error('closed');
  };
  vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, removeItem: closed });
  const token = createSharedToken();
  token.store('first');
  expect([token.isOurs(), token.follow(), token.remove()]).toEqual([true, false, true]);
});
