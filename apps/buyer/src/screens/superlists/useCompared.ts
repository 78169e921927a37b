import { useCallback, useMemo } from 'react';
import { navigate, readAddress, useHashSearch } from '@selvedge/app-shell/app/hashLocation';
import { readFilter, writeFilter } from '../../manifest/productFilter';
import { readCompared } from './compare';
import type { Compared } from './compare';

/**
 * Hook for the compared products and their setter; they are stored in the address beside the filter, so that Back closes the comparison.
 */
export function useCompared(): [readonly Compared[], (keys: readonly string[]) => void] {
  const search = useHashSearch();
  const compared = useMemo(() => readCompared(search), [search]);
  const set = useCallback((keys: readonly string[]) => {
    const { path, search: now } = readAddress(window.location);
    const params = new URLSearchParams(writeFilter(readFilter(now)));
    if (keys.length > 0) params.set('compare', keys.join(','));
    const query = params.toString();
    navigate(query === '' ? path : `${path}?${query}`);
  }, []);
  return [compared, set];
}
