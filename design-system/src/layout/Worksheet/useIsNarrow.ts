import { useSyncExternalStore } from 'react';
import { media } from '../../theme/tokens';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(media.belowDesk);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is narrower than a small laptop. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(media.belowDesk).matches);
}
