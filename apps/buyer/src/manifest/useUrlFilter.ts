import { useCallback, useMemo } from 'react';
import { navigate, readAddress, useHashSearch } from '@selvedge/app-kit/app/hashLocation';
import type { ProductFilter } from './productFilter';
import { readFilter, writeFilter } from './productFilter';

/** The filter in the address and the way to change it; Back and reload restore it (Q-18, L-20). */
export function useUrlFilter(): [ProductFilter, (filter: ProductFilter) => void] {
  const search = useHashSearch();
  const filter = useMemo(() => readFilter(search), [search]);
  const change = useCallback((next: ProductFilter) => {
    const { path } = readAddress(window.location);
    const query = writeFilter(next);
    navigate(query === '' ? path : `${path}?${query}`);
  }, []);
  return [filter, change];
}
