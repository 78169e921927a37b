import { proxy } from 'valtio';
import { readJson, readText, writeValue } from '@selvedge/app-kit/session/storage';
import type { SessionUser } from './shapes';

/** Keys of the session in local storage, spelt as the specification names them (R-3.01, R-3.03, D-07). */
const userKeys = ['id', 'nickname', 'phone', 'email'] as const;
/** Lists that are fetched anew for every session. */
const fetchedLists = ['rateList', 'columnList', 'productList'] as const;

/** The buyer's session as the screens read it; local storage is its lasting copy. */
interface SessionState {
  token: string | null;
  user: SessionUser | null;
}

/** What the whole app reads; change it through the functions below only. */
export const session = proxy<SessionState>({
  token: readText('token'),
  user: readJson('user') as SessionUser | null,
});

/** Notes the moment of the last successful call: the session lives 24 h from here. */
export function touchSession(now: number = Date.now()): void {
  if (session.token) writeValue('temp', String(now));
}

/** Takes over what the sign-in answered. */
export function beginSession(token: string, user: SessionUser): void {
  for (const key of fetchedLists) writeValue(key, null);
  session.token = token;
  writeValue('token', token);
  updateUser(user);
  touchSession();
}

/** Stores a newer state of the signed-in user: after binding an e-mail, editing the profile, joining a team. */
export function updateUser(user: SessionUser): void {
  // An answer that comes after signing out is of nobody any more.
  if (session.token === null) return;
  session.user = user;
  for (const key of userKeys) writeValue(key, user[key] ?? '');
  writeValue('user', user);
  writeValue('userInfo', user);
  writeValue('currentUserTeam', { id: user.teamId, teamAdminId: user.teamAdminId, teamId: user.teamId });
}

/** Forgets the user: fields and all local storage (R-4.06, R-4.07, D-08). */
export function endSession(): void {
  session.token = null;
  session.user = null;
  localStorage.clear();
}
