import { useSyncExternalStore } from 'react';
import { media } from '../../theme/tokens';

function watch(changed: () => void): () => void {
  const query = window.matchMedia(media.phone);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the page is shown on a phone, for parts that are built differently there and not only drawn so. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(media.phone).matches);
}
