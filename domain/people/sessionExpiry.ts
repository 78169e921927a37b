/** Life of a session on both sides. Times are milliseconds since 1970. */
import { SESSION_LIFETIME_MS } from '../constants';

/** The stored `temp` as a time; missing or unreadable counts as now. */
function readTemp(temp: string | number | null | undefined, now: number): number {
  if (temp === null || temp === undefined || temp === '') return now;
  const value = Number(temp);
  return Number.isFinite(value) ? value : now;
}

/** True when more than 24 hours have passed since `temp`; exactly 24 hours is still valid. */
export function isSessionExpired(temp: string | number | null | undefined, now: number): boolean {
  return now - readTemp(temp, now) > SESSION_LIFETIME_MS;
}

/** Milliseconds until the session is expired, for a timer; zero when it is. */
export function sessionLeft(temp: string | number | null | undefined, now: number): number {
  return Math.max(0, readTemp(temp, now) + SESSION_LIFETIME_MS + 1 - now);
}
