import { guardStaff } from '@selvedge/domain/navigation/emailGuard';
import { isStoredSessionExpired } from '@selvedge/app-kit/session/sessionClock';
import { endSession, session } from '../api/session';

/** Page of the one-time link, open to everybody who holds one. */
const SETUP = '/setup';

/** Judges a navigation: the path to go to instead, or null to pass. */
export function judgeNavigation(path: string, search: string): string | null {
  if (path === SETUP) return null;
  if (session.token && path !== '/login' && isStoredSessionExpired()) {
    endSession();
    return '/login';
  }
  return guardStaff(search === '' ? path : `${path}?${search}`, session.token);
}
