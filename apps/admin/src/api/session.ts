import { proxy } from 'valtio';
import { readText, writeValue } from '@selvedge/app-kit/session/storage';
import type { StaffUser } from './shapes';

/** Session-storage key of the open pages; they end with the session. */
export const OPEN_TABS = 'openTabs';

/** The staff session as the screens read it. Local storage holds `token` and `temp`. */
interface SessionState {
  /** Type, one space and token, as it is sent (R-4.10, D-05). */
  token: string | null;
  /** Who is signed in, once the server has told. */
  user: StaffUser | null;
}

/** What the whole app reads; change it through the functions below only. */
export const session = proxy<SessionState>({ token: readText('token'), user: null });

/** Notes the moment of the last successful call: the session lives 24 h from here. */
export function touchSession(now: number = Date.now()): void {
  if (session.token) writeValue('temp', String(now));
}

/** Takes over what the sign-in answered. */
export function beginSession(tokenType: string, accessToken: string): void {
  session.token = `${tokenType} ${accessToken}`;
  session.user = null;
  writeValue('token', session.token);
  touchSession();
}

/** Forgets the token and whom it stood for; what a person set about the interface stays. */
export function endSession(): void {
  session.token = null;
  session.user = null;
  writeValue('token', null);
  writeValue('temp', null);
  if (typeof sessionStorage !== 'undefined') writeValue(OPEN_TABS, null, sessionStorage);
}
