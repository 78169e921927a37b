import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media condition of `theme/tokens` holds now, for parts that are built differently there and not only drawn so.
 */
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
