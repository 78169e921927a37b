import { readJson, writeValue } from '@selvedge/app-shell/session/storage';

/** Session-storage key of the flow begun in this tab; the platform returns its `state` to the same tab. */
const KEY = 'socialBegun';

/** Flow that a browser began before it went to the platform. */
export interface Departure {
  /** Random state of the flow: a return with another one was not begun in this tab. */
  state: string;
  purpose: 'signIn' | 'bind' | 'scan';
  /** Page requested before the sign-in. */
  redirect: string | null;
}

/** Stores the flow and goes to the platform. */
export function depart(url: string, departure: Departure): void {
  writeValue(KEY, departure, sessionStorage);
  window.location.assign(url);
}

/** Returns the flow begun in this tab; null when there is none. */
export function begunHere(): Departure | null {
  return readJson(KEY, sessionStorage) as Departure | null;
}

/** Deletes the stored flow: each one can be completed once. */
export function forgetBegun(): void {
  writeValue(KEY, null, sessionStorage);
}
