import { navigate, useHashLocation, useHashSearch } from '@selvedge/app-shell/app/hashLocation';
import { useFilterState } from '@selvedge/app-shell/listing/useFilterState';
import type { FilterParts, FilterState, Paged } from '@selvedge/app-shell/listing/useFilterState';

/** Returns the filter of a list, which is stored in the address of its page: each change is an entry of the history. */
export function useListFilter<Filter extends Paged>(parts: FilterParts<Filter>): FilterState<Filter> {
  const [path] = useHashLocation();
  const open = (search: string): void => navigate(search === '' ? path : `${path}?${search}`);
  return useFilterState([useHashSearch(), open], parts);
}
