import { readJson, writeValue } from '@selvedge/app-kit/session/storage';

/** Local-storage key of what went on lately, for the other tabs of this browser. */
const KEY = 'writtenGone';
/** So many are remembered; a tab that slept through more of them sends its pieces with their own key all the same. */
const REMEMBERED = 400;

/** Intents whose pieces went into the cart, a draft or an order, from whichever tab. */
export function goneIntents(): ReadonlySet<string> {
  const kept = readJson(KEY);
  return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []);
}

/** Tells every tab that pieces went on. */
export function tellGone(intents: readonly string[]): void {
  if (intents.length > 0) writeValue(KEY, [...goneIntents(), ...intents].slice(-REMEMBERED));
}

/** Calls back when pieces went on from another tab. */
export function onGone(told: () => void): void {
  // Not there where modules are only read, as in tests.
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key === KEY) told();
  });
}
