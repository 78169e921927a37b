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
 * Hook for an overlay that Back closes, such as a sheet on a phone: its key is stored in a history entry of its own with the same address,
 * and survives a reload.
 *
 * @returns the key and its setter; null goes back to the page below
 */
export function useHistoryOverlay(name: string): [string | null, (key: string | null) => void] {
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
