/** Expiry of a session in both apps. Times are milliseconds since 1970. */
import { SESSION_LIFETIME_MS } from '../constants';

/** Returns the stored `temp` as a time; missing or unreadable counts as now. */
function readTemp(temp: string | number | null | undefined, now: number): number {
  if (temp === null || temp === undefined || temp === '') return now;
  const value = Number(temp);
  return Number.isFinite(value) ? value : now;
}

/** Returns true when more than 24 hours have passed since `temp`; exactly 24 hours is still valid. */
export function isSessionExpired(temp: string | number | null | undefined, now: number): boolean {
  return now - readTemp(temp, now) > SESSION_LIFETIME_MS;
}

/** Returns the milliseconds until the session expires, for a timer; zero when it has expired. */
export function sessionLeft(temp: string | number | null | undefined, now: number): number {
  return Math.max(0, readTemp(temp, now) + SESSION_LIFETIME_MS + 1 - now);
}
