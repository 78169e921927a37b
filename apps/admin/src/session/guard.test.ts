import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '@selvedge/app-shell/session/memoryStorage';

const day = 86_400_000;
const local = memoryStorage();
const kept = local.kept;
vi.stubGlobal('localStorage', local);

const { redirectFor } = await import('./guard');
const { beginSession, endSession, session } = await import('../api/session');

beforeEach(() => {
  endSession();
  vi.useFakeTimers({ now: 1_763_600_000_000 });
});
afterEach(() => {
  endSession();
  vi.useRealTimers();
});

test('R-2.91, R-2.92 without a token only the sign-in page opens, with the way back', () => {
  expect(redirectFor('/login', '')).toBeNull();
  expect(redirectFor('/procurement/detail/o-07', 'page=2')).toBe(
    `/login?redirect=${encodeURIComponent('/procurement/detail/o-07?page=2')}`,
  );
});

test('X-A171 the page of a set-up link opens with and without a session', () => {
  expect(redirectFor('/setup', 'token=x')).toBeNull();
  beginSession('Bearer', 'abc');
  expect(redirectFor('/setup', 'token=x')).toBeNull();
});

test('R-4.10, R-2.93 the token is stored as type, space, token and closes the sign-in page', () => {
  beginSession('Bearer', 'abc');
  expect(kept.get('token')).toBe('Bearer abc');
  expect(redirectFor('/login', 'redirect=%2Fx')).toBe('/');
  expect(redirectFor('/dashboard/index', '')).toBeNull();
});

test('R-4.13, R-4.14 after 24 hours and not at 24 hours the session is over', () => {
  beginSession('Bearer', 'abc');
  vi.advanceTimersByTime(day);
  expect(redirectFor('/dashboard/index', '')).toBeNull();
  vi.advanceTimersByTime(1);
  expect(redirectFor('/dashboard/index', '')).toBe('/login');
  expect([session.token, kept.get('token'), kept.get('temp')]).toEqual([null, undefined, undefined]);
});
