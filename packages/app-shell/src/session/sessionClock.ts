import { isSessionExpired, sessionLeft } from '@selvedge/domain/people/sessionExpiry';
import { deviceNow } from '../app/deviceClock';
import { readText } from './storage';

const LONGEST_TIMER_MS = 2_147_483_647;

/** Returns whether more than 24 h have passed since the stored `temp`. */
export function isStoredSessionExpired(now: number = deviceNow('storedSession')): boolean {
  return isSessionExpired(readText('temp'), now);
}

/** Checks the session's expiry on window focus and by a timer; navigation is checked by the guard. Returns the function that stops it. */
export function watchSessionExpiry(hasSession: () => boolean, onExpired: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = (): void => {
    clearTimeout(timer);
    if (hasSession() && isStoredSessionExpired()) onExpired();
    timer = setTimeout(
      check,
      Math.min(sessionLeft(readText('temp'), deviceNow('storedSession')) + 1, LONGEST_TIMER_MS),
    );
  };
  check();
  window.addEventListener('focus', check);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('focus', check);
  };
}
