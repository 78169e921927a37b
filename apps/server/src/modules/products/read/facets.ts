import type { components } from '@selvedge/api-spec/types';
import { type FacetCounts, type FacetKey, FACETS, facetKeys } from '@selvedge/domain/products/facets';
import { compareSizes } from '@selvedge/domain/products/sizes';
import type { Context } from '../../../contract/handlers';
import type { FacetCount, IndexFilters, IndexScope } from '../../../searchIndex/messages';
import { localised } from '../../../messages/translate';
import { codedFilters, seasonWord } from './filters';
import { type Reader, readerOf } from './sources';

type Facets = components['schemas']['Facets'];
type FacetItem = components['schemas']['FacetItem'];

/** Returns the items of a facet: the largest count first, sizes in the order of a size run. */
function itemsOf(facet: FacetKey, counts: readonly FacetCount[], { language }: Reader): FacetItem[] {
  const labelOf = ({ name, nameEn }: FacetCount) =>
    facet === 'seasons' ? seasonWord(name, language) : localised(language, name, nameEn);
  return counts
    .map((item) => ({ value: item.value, label: labelOf(item), count: item.count }))
    .sort((a, b) =>
      facet === 'sizes' ? compareSizes(a.value, b.value) : b.count - a.count || (a.label < b.label ? -1 : 1),
    );
}

/** Returns the facet values with their counts: each facet counts under the filters of all other facets, not under its own. */
export async function facetsOf(
  ctx: Pick<Context, 'searchIndex' | 'language' | 'can'>,
  scope: IndexScope,
  filters: IndexFilters,
  reader: Reader = readerOf(ctx),
): Promise<Facets> {
  return facetsIn(ctx, { scope, filters: codedFilters(filters) }, reader);
}

/** Returns the facets as {@link facetsOf} does, for a search in the terms of the search index and any reader. */
export async function facetsIn(
  { searchIndex }: Pick<Context, 'searchIndex'>,
  search: { scope: IndexScope; filters: IndexFilters },
  reader: Reader,
): Promise<Facets> {
  const { total, counts, price, stock } = await searchIndex.find({
    kind: 'facets',
    ...search,
    priced: reader.priced,
  });
  const items = facetKeys.map((facet) => [FACETS[facet], itemsOf(facet, counts[facet], reader)] as const);
  return { total, price, stock, ...(Object.fromEntries(items) as Record<FacetCounts, FacetItem[]>) };
}
