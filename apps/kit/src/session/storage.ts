/** A value from web storage; null when it is missing or storage is closed to us (private mode, blocked site data). */
export function readText(key: string, storage?: Storage): string | null {
  try {
    return (storage ?? localStorage).getItem(key);
  } catch {
    return null;
  }
}

/** A stored JSON value; null when it is missing or no longer JSON. */
export function readJson(key: string, storage?: Storage): unknown {
  const text = readText(key, storage);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Stores text as it is and everything else as JSON; null and undefined remove the key. */
export function writeValue(key: string, value: unknown, storage?: Storage): void {
  try {
    const store = storage ?? localStorage;
    if (value === null || value === undefined) store.removeItem(key);
    else store.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  } catch {
    // Storage full or closed: the session then lives as long as the page does.
  }
}
