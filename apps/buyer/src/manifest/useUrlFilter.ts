import { useCallback, useMemo } from 'react';
import { navigate, readAddress, useHashSearch } from '@selvedge/app-kit/app/hashLocation';
import type { ProductFilter } from './productFilter';
import { readFilter, writeFilter } from './productFilter';

/** The filter in the address and the way to change it; Back and reload restore it. */
export function useUrlFilter(): [ProductFilter, (filter: ProductFilter) => void] {
  const search = useHashSearch();
  const written = writeFilter(readFilter(search));
  // What else the address names, such as goods that are compared, leaves the filter the same object.
  const filter = useMemo(() => readFilter(written), [written]);
  const change = useCallback((next: ProductFilter) => {
    const { path } = readAddress(window.location);
    const query = writeFilter(next);
    navigate(query === '' ? path : `${path}?${query}`);
  }, []);
  return [filter, change];
}
