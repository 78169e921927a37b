import { useCallback, useMemo } from 'react';
import { navigate, readAddress, useHashSearch } from '@selvedge/app-shell/app/hashLocation';
import type { ProductFilter } from './productFilter';
import { readFilter, writeFilter } from './productFilter';

/** Hook for the filter in the address and its setter; Back and reload restore it. */
export function useUrlFilter(): [ProductFilter, (filter: ProductFilter) => void] {
  const search = useHashSearch();
  const written = writeFilter(readFilter(search));
  // Other parameters of the address, such as compared products, leave the filter the same object.
  const filter = useMemo(() => readFilter(written), [written]);
  const change = useCallback((next: ProductFilter) => {
    const { path } = readAddress(window.location);
    const query = writeFilter(next);
    navigate(query === '' ? path : `${path}?${query}`);
  }, []);
  return [filter, change];
}
