import { readJson, writeValue } from '@selvedge/app-kit/session/storage';

/** Session-storage key of what was begun in this tab; the platform brings its `state` back to the same tab. */
const KEY = 'socialBegun';

/** What a browser that went to the platform was about. */
export interface Departure {
  /** Whoever comes back with another one did not begin here. */
  state: string;
  purpose: 'signIn' | 'bind' | 'scan';
  /** The page that was asked for before. */
  redirect: string | null;
}

/** Notes what is begun and goes to the platform. */
export function depart(url: string, departure: Departure): void {
  writeValue(KEY, departure, sessionStorage);
  window.location.assign(url);
}

/** What was begun in this tab; null where nothing was. */
export function begunHere(): Departure | null {
  return readJson(KEY, sessionStorage) as Departure | null;
}

/** Forgets it: each sign-in is answered once. */
export function forgetBegun(): void {
  writeValue(KEY, null, sessionStorage);
}
