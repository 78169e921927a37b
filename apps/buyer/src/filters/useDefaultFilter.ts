import { useEffect, useRef } from 'react';
import { navigate, readAddress } from '@selvedge/app-shell/app/hashLocation';
import type { SavedFilter } from './filters.api';

/**
 * Hook that opens the page with its default filter when the address has no query. Once per visit: a user who then clears the filters sees
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
