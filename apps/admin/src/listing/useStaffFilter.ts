import { useListFilter } from '@selvedge/app-shell/listing/useListFilter';
import type { Listed, ListFilterParts, ListFilterState } from '@selvedge/app-shell/listing/useListFilter';
import { usePageSearch } from '../tabs/pageAddress';

/** Returns the filter of a list of the back office that is not read in pages, such as a tree; it moves with the page's tab. */
export function useStaffFilter<Filter extends Listed>(
  parts: ListFilterParts<Filter>,
): ListFilterState<Filter> {
  const [query, open] = usePageSearch();
  return useListFilter({ query, open }, parts);
}
