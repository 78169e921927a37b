import { keptFor } from './person';

/** Entry of the browser tab's storage that holds all values of one user. */
const KEY = 'tabValues';

/** Returns the values that this browser tab keeps for the signed-in user. */
function values(): Readonly<Record<string, unknown>> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      person: string;
      values?: Readonly<Record<string, unknown>>;
    } | null;
    return (stored?.person === keptFor() ? stored?.values : undefined) ?? {};
  } catch {
    return {};
  }
}

/**
 * Returns a value that this browser tab keeps for the signed-in user; undefined when there is none, when it was kept for another user, and
 * where the browser stores nothing.
 */
export const readTabValue = (name: string): unknown => values()[name];

/** Keeps a value as JSON in this browser tab for the signed-in user; nothing is kept while no user is signed in. */
export function keepTabValue(name: string, value: unknown): void {
  const person = keptFor();
  if (person === null) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ person, values: { ...values(), [name]: value } }));
  } catch {
    // Storage is full or unavailable: the tab then works without the value.
  }
}

/** Forgets all values of this browser tab, of whichever user, as at the end of the session. */
export function dropTabValues(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is unavailable: nothing was stored.
  }
}
