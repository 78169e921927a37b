import { readJson, writeValue } from '@selvedge/app-shell/session/storage';

/** Local-storage key of the intents that were sent lately, for the other tabs of this browser. */
const KEY = 'writtenGone';
/** Most intents stored; a tab that was suspended during more of them still sends its pieces with their own idempotency key. */
const REMEMBERED = 400;

/** Returns the intents whose pieces went into the cart, a draft or an order, from any tab. */
export function sentIntents(): ReadonlySet<string> {
  const kept = readJson(KEY);
  return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []);
}

/** Stores intents that were sent, which notifies the other tabs. */
export function storeSentIntents(intents: readonly string[]): void {
  if (intents.length > 0) writeValue(KEY, [...sentIntents(), ...intents].slice(-REMEMBERED));
}

/** Calls back when another tab has sent intents. */
export function onIntentsSent(told: () => void): void {
  // The global function does not exist where modules are only imported, as in tests.
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key === KEY) told();
  });
}
