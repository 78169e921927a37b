import { keptFor } from './person';

/**
 * Returns a value that this browser tab keeps for the signed-in user; undefined when there is none, when it was kept for another user, and
 * where the browser stores nothing.
 */
export function readTabValue(name: string): unknown {
  try {
    const stored = JSON.parse(sessionStorage.getItem(name) ?? 'null') as {
      person: string;
      value: unknown;
    } | null;
    return stored !== null && stored.person === keptFor() ? stored.value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value as JSON in this browser tab for the signed-in user; nothing is kept while no user is signed in. */
export function keepTabValue(name: string, value: unknown): void {
  const person = keptFor();
  if (person === null) return;
  try {
    sessionStorage.setItem(name, JSON.stringify({ person, value }));
  } catch {
    // Storage is full or unavailable: the tab then works without the value.
  }
}

/** Forgets a value of this browser tab, of whichever user. */
export function dropTabValue(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Storage is unavailable: nothing was stored.
  }
}
