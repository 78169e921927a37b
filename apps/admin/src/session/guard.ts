import { guardStaff } from '@selvedge/domain/navigation/emailGuard';
import { isStoredSessionExpired } from '@selvedge/app-shell/session/sessionClock';
import { endSession, session } from '../api/session';

/** Path of the page for the one-time link, which anyone with a link may open. */
const SETUP = '/setup';

/** Returns the path to open instead of a requested one, or null when it may be opened. */
export function redirectFor(path: string, search: string): string | null {
  if (path === SETUP) return null;
  if (session.token && path !== '/login' && isStoredSessionExpired()) {
    endSession();
    return '/login';
  }
  return guardStaff(search === '' ? path : `${path}?${search}`, session.token);
}
