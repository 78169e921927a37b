import { deviceNow } from '@selvedge/app-kit/app/deviceClock';
import { proxy } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { keepFor } from '@selvedge/app-kit/kept/person';
import type { SessionTurn } from '@selvedge/app-kit/session/otherTabs';
import { createSharedToken } from '@selvedge/app-kit/session/sharedToken';
import { readText, writeValue } from '@selvedge/app-kit/session/storage';
import type { StaffUser } from './schemas';

/** Session-storage key of the open pages; they end with the session. */
export const OPEN_TABS = 'openTabs';

/** Local-storage key of whose session it is, once the server has told: other tabs know by it whether the person stayed the same. */
const USER_ID = 'userId';

/** The staff session as the screens read it. Local storage holds `token` and `temp`. */
interface SessionState {
  /** Type, one space and token, as it is sent. */
  token: string | null;
  /** Who is signed in, once the server has told. */
  user: StaffUser | null;
}

const shared = createSharedToken();

/** What the whole app reads; change it through the functions below only. */
export const session = proxy<SessionState>({ token: shared.current(), user: null });

subscribeKey(session, 'user', (user) => keepFor(user?.userId ?? null), true);

/** Whether the session that is stored is the one this tab holds; another tab may have ended it, or begun a newer one. */
export const isSessionOurs = (): boolean => shared.isOurs();

/** Takes over what another tab made of the session, and writes nothing. @returns what that was */
export function followSession(): SessionTurn {
  if (!shared.follow()) return 'none';
  const wasOpen = session.token !== null;
  const isSame = session.user !== null && session.user.userId === readText(USER_ID);
  session.token = shared.current();
  if (session.token === null || !isSame) session.user = null;
  if (session.token === null) return wasOpen ? 'out' : 'none';
  if (!wasOpen) return 'in';
  return isSame ? 'again' : 'another';
}

/** Keeps who is signed in, as the server tells it. */
export function keepUser(user: StaffUser): void {
  session.user = user;
  if (shared.isOurs()) writeValue(USER_ID, user.userId);
}

/** Notes the moment of the last successful call: the session lives 24 h from here. */
export function touchSession(now: number = deviceNow('storedSession')): void {
  if (session.token && shared.isOurs()) writeValue('temp', String(now));
}

/** Takes over what the sign-in answered. */
export function beginSession(tokenType: string, accessToken: string): void {
  session.token = `${tokenType} ${accessToken}`;
  session.user = null;
  writeValue('temp', String(deviceNow('storedSession')));
  writeValue(USER_ID, null);
  shared.store(session.token);
}

/**
 * Forgets the token and whom it stood for; what a person set about the interface stays, and so does a session that another
 * tab began meanwhile.
 */
export function endSession(): void {
  session.token = null;
  session.user = null;
  if (shared.remove()) for (const key of ['temp', USER_ID]) writeValue(key, null);
  if (typeof sessionStorage !== 'undefined') writeValue(OPEN_TABS, null, sessionStorage);
}
