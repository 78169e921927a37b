import { DASHBOARD_PATH, guardBuyer } from '@selvedge/domain/navigation/emailGuard';
import { signInPath } from '@selvedge/domain/navigation/returnPath';
import { isStoredSessionExpired } from '@selvedge/app-shell/session/sessionClock';
import { readText, writeValue } from '@selvedge/app-shell/session/storage';
import { endSession, session } from '../api/session';

/** Window event that opens the bind dialog. */
export const SHOW_BIND_EMAIL = 'show-bind-email';
/** Session-storage key of the page that was requested before the guard redirected. */
const ASKED_KEY = 'asked';
const SCREENING_KEY = 'screening';
/** Path of a shared list, which is not checked here: its link determines whether an account is required. */
const SHARED = /^\/share\/[A-Za-z0-9]+$/;

/**
 * Checks a navigation. Returns the path to redirect to, or null to let it pass. A screening is stored first, and copied to session storage
 * because the end of a session clears local storage. Without a token the user is sent to the sign-in at once, as the dashboard's own calls
 * would do; a token that the server no longer accepts is left to those calls.
 */
export function redirectFor(path: string, search: string): string | null {
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

/**
 * Returns whether the address is the one to which the social platform redirects browsers: its query is before the hash, which cannot
 * contain a path of the app.
 */
function isSocialReturn(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has('state') && (query.has('code') || query.has('error'));
}

/** Returns the page that was requested before the guard redirected, and deletes it. */
export function takeAskedPath(): string | null {
  const asked = readText(ASKED_KEY, sessionStorage);
  writeValue(ASKED_KEY, null, sessionStorage);
  return asked;
}
