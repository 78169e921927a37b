import { useCallback, useSyncExternalStore } from 'react';
import { currentAddress, navigate } from './hashLocation';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
    window.removeEventListener('popstate', onChange);
  };
}

function read(name: string): string | null {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null) return null;
  const value: unknown = Reflect.get(state, name);
  return typeof value === 'string' ? value : null;
}

/**
 * What lies over a page and is left by Back, such as a sheet of a phone: its key stands in an entry of the history of its own, with
 * the address as it was. A reload keeps it.
 *
 * @returns the key and the way to set it; null goes back to the page beneath
 */
export function useHistoryMark(name: string): [string | null, (key: string | null) => void] {
  const key = useSyncExternalStore(subscribe, () => read(name));
  const set = useCallback(
    (next: string | null) => {
      const before = read(name);
      if (next === before) return;
      if (next === null) window.history.back();
      else navigate(currentAddress(), { state: { [name]: next }, replace: before !== null });
    },
    [name],
  );
  return [key, set];
}
