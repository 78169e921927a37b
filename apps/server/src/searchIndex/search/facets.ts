import { type FacetKey, facetKeys } from '@selvedge/domain/goods/facets';
import type { TypedFastBitSet } from 'typedfastbitset';
import { FACET_SOURCES } from '../columns/codeColumns';
import type { FacetCount, FacetSearch, FacetsFound } from '../messages';
import {
  byPrice,
  type Chosen,
  facetConditions,
  leftBy,
  plainConditions,
  priceCondition,
  withFree,
  type Worded,
} from './conditions';
import { countsIn } from './counts';
import type { ValuesOf } from './facetValues';
import { partOf } from './part';
import type { Selection } from './selection';

/** Sums the counts by value; requested values are included even with a count of zero. */
function countsOf(
  valuesOf: ValuesOf,
  facet: FacetKey,
  numbers: Int32Array,
  asked: ReadonlySet<string>,
): FacetCount[] {
  const found = new Map<string, FacetCount>();
  valuesOf(facet).forEach((values, number) => {
    const count = numbers[number] ?? 0;
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
function pricesOf(selection: Selection, left: TypedFastBitSet): FacetsFound['price'] {
  const isPriced = (at: number) => left.has(at) && !Number.isNaN(selection.prices[at]);
  const order = byPrice(selection);
  const least = order.find(isPriced);
  const most = least === undefined ? undefined : order.findLast(isPriced);
  const priceOf = (at: number | undefined) => (at === undefined ? null : (selection.prices[at] ?? null));
  return { minCents: priceOf(least), maxCents: priceOf(most) };
}

/** Returns the counts of every facet, each under the filters of all others and not under its own. */
export function findFacets(
  chosen: Chosen,
  { filters, priced }: FacetSearch,
  worded: Worded | null,
  valuesOf: ValuesOf,
): FacetsFound {
  const { goods, selection } = chosen;
  const plain = leftBy(selection, plainConditions(chosen, filters, worded));
  const byFacet = facetConditions(chosen, filters, valuesOf);
  const price = priceCondition(chosen, filters, priced);
  const stock = filters.stockMin === undefined ? null : withFree(chosen, filters.stockMin);
  const conditions = [...byFacet.values(), price, stock];
  const leftWithout = (own: TypedFastBitSet | null | undefined) =>
    leftBy(selection, [plain, ...conditions.filter((condition) => condition !== own)]);

  const left = leftWithout(undefined);
  const part = partOf(selection, left);
  const counts = facetKeys.map((facet) => {
    const own = byFacet.get(facet);
    const counted = own === undefined ? part : partOf(selection, leftWithout(own));
    const numbers = countsIn(goods, selection, FACET_SOURCES[facet].column, counted);
    return [facet, countsOf(valuesOf, facet, numbers, new Set(filters[facet]))] as const;
  });
  const ofAnyStock = stock === null ? left : leftWithout(stock);
  const available = ofAnyStock.intersection_size(withFree(chosen, 1));
  return {
    total: part.count,
    counts: Object.fromEntries(counts) as Record<FacetKey, FacetCount[]>,
    price: priced
      ? pricesOf(selection, price === null ? left : leftWithout(price))
      : { minCents: null, maxCents: null },
    stock: { available, soldOut: ofAnyStock.size() - available },
  };
}
