import { deviceNow } from '@selvedge/app-shell/app/deviceClock';
import { proxy } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { keepFor } from '@selvedge/app-shell/kept/person';
import { dropTabValues } from '@selvedge/app-shell/kept/tabValue';
import type { SessionChange } from '@selvedge/app-shell/session/otherTabs';
import { createSharedToken } from '@selvedge/app-shell/session/sharedToken';
import { readText, writeValue } from '@selvedge/app-shell/session/storage';
import type { StaffUser } from './schemas';

/** Session-storage key of the open pages; they end with the session. */
export const OPEN_TABS = 'openTabs';

/**
 * Local-storage key of the user id of the session, once the server has returned it: other tabs compare it to see whether the user stayed
 * the same.
 */
const USER_ID = 'userId';

/** The staff session as the screens read it. Local storage holds `token` and `temp`. */
interface SessionState {
  /** Type, one space and token, as it is sent. */
  token: string | null;
  /** Signed-in user, once the server has returned it. */
  user: StaffUser | null;
}

const shared = createSharedToken();

/** Session that the whole app reads; change it through the functions below only. */
export const session = proxy<SessionState>({ token: shared.current(), user: null });

subscribeKey(session, 'user', (user) => keepFor(user?.userId ?? null), true);
subscribeKey(
  session,
  'token',
  (token) => {
    if (token === null) dropTabValues();
  },
  true,
);

/** Returns whether the stored session is the one of this tab; another tab may have ended it, or begun a newer one. */
export const isSessionOurs = (): boolean => shared.isOurs();

/** Applies another tab's change of the session, and writes nothing. @returns the kind of change */
export function followSession(): SessionChange {
  if (!shared.follow()) return 'none';
  const wasOpen = session.token !== null;
  const isSame = session.user !== null && session.user.userId === readText(USER_ID);
  session.token = shared.current();
  if (session.token === null || !isSame) session.user = null;
  if (session.token === null) return wasOpen ? 'out' : 'none';
  if (!wasOpen) return 'in';
  return isSame ? 'again' : 'another';
}

/** Stores the signed-in user, as the server returned it. */
export function keepUser(user: StaffUser): void {
  session.user = user;
  if (shared.isOurs()) writeValue(USER_ID, user.userId);
}

/** Stores the time of the last successful call: the session lasts 24 h from then. */
export function touchSession(now: number = deviceNow('storedSession')): void {
  if (session.token && shared.isOurs()) writeValue('temp', String(now));
}

/** Begins a session with the token of a sign-in. */
export function beginSession(tokenType: string, accessToken: string): void {
  session.token = `${tokenType} ${accessToken}`;
  session.user = null;
  writeValue('temp', String(deviceNow('storedSession')));
  writeValue(USER_ID, null);
  shared.store(session.token);
}

/** Removes the token and the user; the user's interface settings stay, and so does a session that another tab began meanwhile. */
export function endSession(): void {
  session.token = null;
  session.user = null;
  if (shared.remove()) for (const key of ['temp', USER_ID]) writeValue(key, null);
  if (typeof sessionStorage !== 'undefined') writeValue(OPEN_TABS, null, sessionStorage);
}
