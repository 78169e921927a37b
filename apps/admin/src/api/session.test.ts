import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '@selvedge/app-shell/session/memoryStorage';
import type { StaffUser } from './schemas';

const local = memoryStorage();
const stored = local.kept;
vi.stubGlobal('localStorage', local);
const { beginSession, endSession, followSession, keepUser, session, touchSession } =
  await import('./session');

const person = { userId: 'u-1' } as StaffUser;
const signInElsewhere = (token: string, userId?: string): void => {
  stored.set('token', token);
  if (userId === undefined) stored.delete('userId');
  else stored.set('userId', userId);
};

/** No session, in this tab and in the storage: other files of this process read the same module. */
const signOut = (): void => {
  endSession();
  stored.clear();
  followSession();
};
beforeEach(signOut);
afterAll(signOut);

test('L-39 a tab whose session ended leaves the one that another tab began as it is', () => {
  beginSession('Bearer', 'one');
  keepUser(person);
  signInElsewhere('Bearer two');
  const before = new Map(stored);
  touchSession(1);
  endSession();
  expect(stored).toEqual(before);
});

test('L-39 Q-40 a tab takes over what another one did; a person it does not know yet counts as another', () => {
  beginSession('Bearer', 'one');
  keepUser(person);
  expect(followSession()).toBe('none');
  signInElsewhere('Bearer two', 'u-1');
  expect([followSession(), session.user?.userId]).toEqual(['again', 'u-1']);
  signInElsewhere('Bearer three');
  expect([followSession(), session.user]).toEqual(['another', null]);
  stored.clear();
  expect([followSession(), session.token]).toEqual(['out', null]);
  signInElsewhere('Bearer four', 'u-1');
  expect([followSession(), session.token]).toEqual(['in', 'Bearer four']);
});
