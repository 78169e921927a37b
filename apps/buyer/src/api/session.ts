import { deviceNow } from '@selvedge/app-shell/app/deviceClock';
import { proxy } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { keepFor } from '@selvedge/app-shell/kept/person';
import { dropTabValues } from '@selvedge/app-shell/kept/tabValue';
import type { SessionChange } from '@selvedge/app-shell/session/otherTabs';
import { createSharedToken } from '@selvedge/app-shell/session/sharedToken';
import { clearStorage, readJson, writeValue } from '@selvedge/app-shell/session/storage';
import type { SessionUser } from './schemas';

/** Local-storage keys of the session, named as in the specification. */
const userKeys = ['id', 'nickname', 'phone', 'email'] as const;
/** Local-storage keys of lists that are fetched again for every session. */
const fetchedLists = ['rateList', 'columnList', 'productList'] as const;

/** Session of the buyer as the screens read it; local storage is its persistent copy. */
interface SessionState {
  token: string | null;
  user: SessionUser | null;
}

const shared = createSharedToken();
const storedUser = (): SessionUser | null => readJson('user') as SessionUser | null;

/** State of the session for the whole app; changed only through the functions below. */
export const session = proxy<SessionState>({ token: shared.current(), user: storedUser() });

keepFor(session.user?.id ?? null);
subscribeKey(session, 'user', (user) => keepFor(user?.id ?? null), true);
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

/** Takes over the change that another tab made to the session, and writes nothing. @returns the change */
export function followSession(): SessionChange {
  if (!shared.follow()) return 'none';
  const before = session.user?.id;
  const wasOpen = session.token !== null;
  session.token = shared.current();
  session.user = session.token === null ? null : storedUser();
  if (session.token === null) return wasOpen ? 'out' : 'none';
  if (!wasOpen) return 'in';
  return before !== undefined && before === session.user?.id ? 'again' : 'another';
}

/** Stores the time of the last successful call: the session lasts 24 h from there. */
export function touchSession(now: number = deviceNow('storedSession')): void {
  if (session.token && shared.isOurs()) writeValue('temp', String(now));
}

/** Stores the session that the sign-in returned. */
export function beginSession(token: string, user: SessionUser): void {
  for (const key of fetchedLists) writeValue(key, null);
  session.token = token;
  keepUser(user);
  writeValue('temp', String(deviceNow('storedSession')));
  shared.store(token);
}

/** Stores a newer state of the signed-in user: after binding an e-mail, editing the profile, joining a team. */
export function updateUser(user: SessionUser): void {
  // A response that arrives after signing out, or after another user signed in in another tab, belongs to an ended session.
  if (session.token === null || !shared.isOurs()) return;
  keepUser(user);
}

function keepUser(user: SessionUser): void {
  session.user = user;
  for (const key of userKeys) writeValue(key, user[key] ?? '');
  writeValue('user', user);
  writeValue('userInfo', user);
  writeValue('currentUserTeam', { id: user.teamId, teamAdminId: user.teamAdminId, teamId: user.teamId });
}

/** Ends the session: clears its fields and all local storage, except when another tab has begun a newer session there. */
export function endSession(): void {
  session.token = null;
  session.user = null;
  if (shared.remove()) clearStorage();
}
