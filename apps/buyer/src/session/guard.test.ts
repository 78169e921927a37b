import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '@selvedge/app-shell/session/memoryStorage';
import type { SessionUser } from '../api/schemas';

vi.stubGlobal('localStorage', memoryStorage());
vi.stubGlobal('sessionStorage', memoryStorage());
const raised = vi.fn();
vi.stubGlobal('window', { dispatchEvent: raised });

const { redirectFor, takeAskedPath } = await import('./guard');
const { beginSession, endSession } = await import('../api/session');

const user = { id: 'u-1', nickname: '', phone: '', email: 'lin@example.com' } as SessionUser;

beforeEach(() => {
  endSession();
  takeAskedPath();
  raised.mockClear();
});
afterEach(() => vi.useRealTimers());

test('R-2.07 Q-37 without any token every page leads to the sign-in page at once, and back afterwards', () => {
  expect(redirectFor('/', '')).toBe('/login?redirect=%2FdataSummary');
  expect(redirectFor('/dataSummary', '')).toBe('/login?redirect=%2FdataSummary');
  expect(redirectFor('/login', 'redirect=%2Faddress')).toBeNull();
  expect(redirectFor('/procurement/order', 'page=2')).toBe('/login?redirect=%2FdataSummary');
  expect(takeAskedPath()).toBe('/procurement/order?page=2');
});

test('R-2.39, D-11 the e-mail rule holds and speaks as before, and the screening is kept', () => {
  expect(redirectFor('/product/list', 'screening=%7B%22shareCode%22%3A%22a%22%7D')).toBe(
    '/login?redirect=%2FdataSummary',
  );
  expect(raised).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem('screening')).toBe('{"shareCode":"a"}');
});

test('D-11 a token is not judged here, whatever the server thinks of it', () => {
  beginSession('expired-by-the-server', user);
  expect(redirectFor('/address', '')).toBeNull();
  expect(redirectFor('/', '')).toBeNull();
  beginSession('tok', { ...user, email: null });
  expect(redirectFor('/address', '')).toBe('/dataSummary');
});

test('R-4.13 more than 24 hours after the last answer the session is over', () => {
  vi.useFakeTimers({ now: 1_763_600_000_000 });
  beginSession('tok', user);
  vi.advanceTimersByTime(86_400_001);
  expect(redirectFor('/address', '')).toBe('/login');
  expect(localStorage.getItem('token')).toBeNull();
});
