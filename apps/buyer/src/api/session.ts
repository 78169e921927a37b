import { deviceNow } from '@selvedge/app-kit/app/deviceClock';
import { proxy } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { keepFor } from '@selvedge/app-kit/kept/person';
import type { SessionTurn } from '@selvedge/app-kit/session/otherTabs';
import { createSharedToken } from '@selvedge/app-kit/session/sharedToken';
import { readJson, writeValue } from '@selvedge/app-kit/session/storage';
import type { SessionUser } from './schemas';

/** Keys of the session in local storage, spelt as the specification names them. */
const userKeys = ['id', 'nickname', 'phone', 'email'] as const;
/** Lists that are fetched anew for every session. */
const fetchedLists = ['rateList', 'columnList', 'productList'] as const;

/** The buyer's session as the screens read it; local storage is its lasting copy. */
interface SessionState {
  token: string | null;
  user: SessionUser | null;
}

const shared = createSharedToken();
const storedUser = (): SessionUser | null => readJson('user') as SessionUser | null;

/** What the whole app reads; change it through the functions below only. */
export const session = proxy<SessionState>({ token: shared.current(), user: storedUser() });

keepFor(session.user?.id ?? null);
subscribeKey(session, 'user', (user) => keepFor(user?.id ?? null), true);

/** Whether the session that is stored is the one this tab holds; another tab may have ended it, or begun a newer one. */
export const isSessionOurs = (): boolean => shared.isOurs();

/** Takes over what another tab made of the session, and writes nothing. @returns what that was */
export function followSession(): SessionTurn {
  if (!shared.follow()) return 'none';
  const before = session.user?.id;
  const wasOpen = session.token !== null;
  session.token = shared.current();
  session.user = session.token === null ? null : storedUser();
  if (session.token === null) return wasOpen ? 'out' : 'none';
  if (!wasOpen) return 'in';
  return before !== undefined && before === session.user?.id ? 'again' : 'another';
}

/** Notes the moment of the last successful call: the session lives 24 h from here. */
export function touchSession(now: number = deviceNow('storedSession')): void {
  if (session.token && shared.isOurs()) writeValue('temp', String(now));
}

/** Takes over what the sign-in answered. */
export function beginSession(token: string, user: SessionUser): void {
  for (const key of fetchedLists) writeValue(key, null);
  session.token = token;
  keepUser(user);
  writeValue('temp', String(deviceNow('storedSession')));
  shared.store(token);
}

/** Stores a newer state of the signed-in user: after binding an e-mail, editing the profile, joining a team. */
export function updateUser(user: SessionUser): void {
  // An answer that comes after signing out is of nobody any more, one after another tab's sign-in of somebody else.
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

/** Forgets the user: fields and all local storage, which is not this tab's to clear once another began a session. */
export function endSession(): void {
  session.token = null;
  session.user = null;
  if (shared.remove()) localStorage.clear();
}
