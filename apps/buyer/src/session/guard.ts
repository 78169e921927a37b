import { DASHBOARD_PATH, guardBuyer } from '@selvedge/domain/navigation/emailGuard';
import { signInPath } from '@selvedge/domain/navigation/returnPath';
import { isStoredSessionExpired } from '@selvedge/app-kit/session/sessionClock';
import { readText, writeValue } from '@selvedge/app-kit/session/storage';
import { endSession, session } from '../api/session';

/** Window event that opens the bind dialog. */
export const SHOW_BIND_EMAIL = 'show-bind-email';
/** Session-storage key of the page that was asked for before the guard sent the buyer elsewhere. */
const ASKED_KEY = 'asked';
const SCREENING_KEY = 'screening';
/** A shared list: its link says whether it needs an account. */
const SHARED = /^\/share\/[A-Za-z0-9]+$/;

/**
 * Judges a navigation. Returns the path to go to instead, or null to pass. A screening is
 * stored first, and mirrored to session storage because the end of a session clears local storage. Who has no token at all
 * is sent to sign in at once, where the dashboard's own calls would lead; a token the server no longer takes is left to them.
 */
export function judgeNavigation(path: string, search: string): string | null {
  if (SHARED.test(path)) return null;
  if (path === '/' && isSocialReturn(search)) return `/login?mode=return&${search}`;
  if (session.token && path !== '/login' && isStoredSessionExpired()) {
    endSession();
    return '/login';
  }
  const decision = guardBuyer(path, new URLSearchParams(search).get('screening'), readText('email'));
  if (decision.screening) {
    writeValue(SCREENING_KEY, decision.screening);
    writeValue(SCREENING_KEY, decision.screening, sessionStorage);
  }
  if (decision.showBindEmail) {
    writeValue(ASKED_KEY, search === '' ? path : `${path}?${search}`, sessionStorage);
    window.dispatchEvent(new Event(SHOW_BIND_EMAIL));
  }
  if (session.token || path === '/login') return decision.redirect;
  const wanted = path === '/' ? DASHBOARD_PATH : search === '' ? path : `${path}?${search}`;
  return signInPath(decision.redirect ?? wanted);
}

/** Whether the address is the one the social platform sends browsers back to: before the hash it can hold no path of ours. */
function isSocialReturn(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has('state') && (query.has('code') || query.has('error'));
}

/** The page that was asked for before the guard stepped in; forgotten once read. */
export function takeAskedPath(): string | null {
  const asked = readText(ASKED_KEY, sessionStorage);
  writeValue(ASKED_KEY, null, sessionStorage);
  return asked;
}
