import { useEffect, useRef } from 'react';
import { navigate, readAddress } from '@selvedge/app-kit/app/hashLocation';
import type { SavedFilter } from './filters.api';

/**
 * Opens the page with its default filters where its address named none. Once per visit: whoever then clears the filters sees
 * everything.
 */
export function useDefaultFilter(kept: readonly SavedFilter[] | undefined): void {
  const isDecided = useRef(readAddress(window.location).search !== '');
  useEffect(() => {
    if (isDecided.current || kept === undefined) return;
    isDecided.current = true;
    const { path, search } = readAddress(window.location);
    const first = kept.find(({ isDefault }) => isDefault);
    if (first && search === '') navigate(`${path}?${first.query}`, { replace: true });
  }, [kept]);
}
