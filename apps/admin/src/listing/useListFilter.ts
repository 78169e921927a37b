import { useFilterState } from '@selvedge/app-shell/listing/useFilterState';
import type { FilterParts, FilterState, Paged } from '@selvedge/app-shell/listing/useFilterState';
import { usePageSearch } from '../tabs/pageAddress';

/** Returns the filter of a list, which is stored in the address of its page and moves with the page's tab. */
export function useListFilter<Filter extends Paged>(parts: FilterParts<Filter>): FilterState<Filter> {
  return useFilterState(usePageSearch(), parts);
}
