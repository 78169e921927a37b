import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media condition of `theme/tokens` matches now, for components whose markup, and not only style, depends on it. */
export function useMedia(condition: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const query = window.matchMedia(condition);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    [condition],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(condition).matches);
}
