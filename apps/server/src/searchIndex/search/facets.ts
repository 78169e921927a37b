import { type FacetKey, facetKeys } from '@selvedge/domain/products/facets';
import type { TypedFastBitSet } from 'typedfastbitset';
import { FACET_SOURCES } from '../columns/codeColumns';
import type { FacetCount, FacetSearch, FacetsFound } from '../messages';
import {
  byPrice,
  type SelectionOfProducts,
  facetBitsets,
  intersectionOf,
  filterBitsets,
  priceBitset,
  freeStockBitset,
  stockBitset,
  type WordMatches,
} from './bitsets';
import { codeCountsIn } from './codeCounts';
import type { ValuesOf } from './facetValues';
import { subsetOf } from './subset';
import type { Selection } from './selection';

/** Sums the counts by value; requested values are included even with a count of zero. */
function facetCounts(
  valuesOf: ValuesOf,
  facet: FacetKey,
  counts: Int32Array,
  asked: ReadonlySet<string>,
): FacetCount[] {
  const found = new Map<string, FacetCount>();
  valuesOf(facet).forEach((values, code) => {
    const count = counts[code] ?? 0;
    for (const { value, name, nameEn } of values) {
      if (count === 0 && !asked.has(value)) continue;
      const item = found.get(value) ?? { value, name, nameEn, count: 0 };
      item.count += count;
      found.set(value, item);
    }
  });
  return [...found.values()];
}

/** Returns the lowest and the highest price; null when no product has one. */
function pricesOf(selection: Selection, matches: TypedFastBitSet): FacetsFound['price'] {
  const isPriced = (at: number) => matches.has(at) && !Number.isNaN(selection.prices[at]);
  const order = byPrice(selection);
  const least = order.find(isPriced);
  const most = least === undefined ? undefined : order.findLast(isPriced);
  const priceOf = (at: number | undefined) => (at === undefined ? null : (selection.prices[at] ?? null));
  return { minCents: priceOf(least), maxCents: priceOf(most) };
}

/** Returns the counts of every facet, each under the filters of all others and not under its own. */
export function findFacets(
  chosen: SelectionOfProducts,
  { filters, priced }: FacetSearch,
  wordMatches: WordMatches | null,
  valuesOf: ValuesOf,
): FacetsFound {
  const { docs, selection } = chosen;
  const plain = intersectionOf(selection, filterBitsets(chosen, filters, wordMatches));
  const byFacet = facetBitsets(chosen, filters, valuesOf);
  const price = priceBitset(chosen, filters, priced);
  const stock = stockBitset(chosen, filters);
  const bitsets = [...byFacet.values(), price, stock];
  const matchesWithout = (own: TypedFastBitSet | null | undefined) =>
    intersectionOf(selection, [plain, ...bitsets.filter((bitset) => bitset !== own)]);

  const matches = matchesWithout(undefined);
  const subset = subsetOf(selection, matches);
  const counts = facetKeys.map((facet) => {
    const own = byFacet.get(facet);
    const counted = own === undefined ? subset : subsetOf(selection, matchesWithout(own));
    const codeCounts = codeCountsIn(docs, selection, FACET_SOURCES[facet].column, counted);
    return [facet, facetCounts(valuesOf, facet, codeCounts, new Set(filters[facet]))] as const;
  });
  const ofAnyStock = stock === null ? matches : matchesWithout(stock);
  const available = ofAnyStock.intersection_size(freeStockBitset(chosen, 1));
  return {
    total: subset.count,
    counts: Object.fromEntries(counts) as Record<FacetKey, FacetCount[]>,
    price: priced
      ? pricesOf(selection, price === null ? matches : matchesWithout(price))
      : { minCents: null, maxCents: null },
    stock: { available, soldOut: ofAnyStock.size() - available },
  };
}
