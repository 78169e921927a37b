/** Returns a value from web storage; null when it is missing or storage is unavailable (private mode, blocked site data). */
export function readText(key: string, storage?: Storage): string | null {
  try {
    return (storage ?? localStorage).getItem(key);
  } catch {
    return null;
  }
}

/** Returns a stored JSON value; null when it is missing or invalid. */
export function readJson(key: string, storage?: Storage): unknown {
  const text = readText(key, storage);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Stores text unchanged and everything else as JSON; null and undefined remove the key. */
export function writeValue(key: string, value: unknown, storage?: Storage): void {
  try {
    const store = storage ?? localStorage;
    if (value === null || value === undefined) store.removeItem(key);
    else store.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  } catch {
    // Storage is full or unavailable: the session then lasts as long as the page does.
  }
}

/** Removes everything that the apps stored in this browser. */
export function clearStorage(): void {
  try {
    localStorage.clear();
  } catch {
    // Storage is unavailable: nothing was stored.
  }
}
