import { afterEach, expect, test, vi } from 'vitest';
import { syncServerClock, serverNow, serverOffset, watchServerClock } from './serverClock';

const DAY_MS = 86_400_000;
const NOON = Date.parse('2026-11-27T12:00:00Z');
const headers = (at: number, cache = 'no-store') =>
  new Headers({ date: new Date(at).toUTCString(), 'cache-control': cache });

afterEach(() => syncServerClock(headers(NOON), NOON, NOON));

test('R-3.24 D-42 a device whose clock is a day off goes by the clock of the server', () => {
  const told = vi.fn();
  const end = watchServerClock(told);
  syncServerClock(headers(NOON - DAY_MS), NOON, NOON + 400);
  expect(told).toHaveBeenCalledOnce();
  expect(Math.abs(serverOffset() + DAY_MS)).toBeLessThan(1000);
  expect(serverNow() - Date.now()).toBeLessThan(-DAY_MS + 1000);
  end();
});

test('D-42 a difference of the way and of cut seconds is none, and is told to nobody', () => {
  const told = vi.fn();
  const end = watchServerClock(told);
  syncServerClock(headers(NOON), NOON + 1200, NOON + 1500);
  expect([serverOffset(), told.mock.calls.length]).toEqual([0, 0]);
  end();
});

test('D-42 nothing is learnt from a kept answer, from one without a date, or after the device slept', () => {
  syncServerClock(headers(NOON - DAY_MS, 'private, max-age=60'), NOON, NOON);
  syncServerClock(new Headers({ 'cache-control': 'no-store' }), NOON, NOON);
  syncServerClock(headers(NOON - DAY_MS), NOON, NOON + 60_000);
  expect(serverOffset()).toBe(0);
});
