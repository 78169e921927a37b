import { type FacetKey, facetKeys } from '@selvedge/domain/goods/facets';
import { FACET_SOURCES } from '../columns/codeColumns';
import type { Goods } from '../columns/goods';
import type { FacetCount, FacetSearch, FacetsFound } from '../messages';
import {
  type Condition,
  facetConditions,
  leftBy,
  plainConditions,
  priceCondition,
  stockCondition,
  valuesOf,
} from './conditions';
import type { Selection } from './selection';

/** Which condition alone leaves a product out: a number of the conditions, or one of these. */
const NONE = -1;
const SEVERAL = -2;

/** Notes for each place which condition leaves it out. */
function noteFailing(
  places: Int32Array,
  { numbers, isLeft }: Condition,
  number: number,
  failing: Int8Array,
): void {
  for (let index = 0; index < places.length; index += 1) {
    if (isLeft[numbers[places[index] ?? 0] ?? 0] === 1) continue;
    failing[index] = failing[index] === NONE ? number : SEVERAL;
  }
}

/** Counts the codes of all places that no condition leaves out, or that one alone. */
function addUp(
  places: Int32Array,
  codes: Int32Array,
  failing: Int8Array,
  alone: number,
  counts: Int32Array,
): void {
  for (let index = 0; index < places.length; index += 1) {
    const fails = failing[index] ?? NONE;
    if (fails !== NONE && fails !== alone) continue;
    const code = codes[places[index] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

/** Adds up how often each value is there; values asked for stay, even without any. */
function countsOf(
  goods: Goods,
  facet: FacetKey,
  numbers: Int32Array,
  asked: ReadonlySet<string>,
): FacetCount[] {
  const found = new Map<string, FacetCount>();
  valuesOf(goods, facet).forEach((values, number) => {
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

/**
 * Counts of every facet, each under the filters of all others and not under its own (X-B04, X-B13): for every product it is
 * noted which condition alone leaves it out, and the counts follow from that.
 */
export function findFacets(
  goods: Goods,
  { filters, priced }: FacetSearch,
  selection: Selection,
  worded: Uint8Array | null,
): FacetsFound {
  const { places, prices } = selection;
  const left = leftBy(selection, plainConditions(goods, filters, worded));
  const byFacet = facetConditions(goods, filters);
  const conditions = [
    ...byFacet.values(),
    priceCondition(goods, selection, filters, priced),
    stockCondition(goods, filters),
  ];
  const own = left.map((at) => places[at] ?? 0);
  const failing = new Int8Array(left.length).fill(NONE);
  conditions.forEach((condition, number) => {
    if (condition !== null) noteFailing(own, condition, number, failing);
  });
  const [price, stock] = [conditions.length - 2, conditions.length - 1];
  const order = [...byFacet.keys()];
  const counts = facetKeys.map((facet) => {
    const { column } = FACET_SOURCES[facet];
    const numbers = new Int32Array(goods.dictionaries[column].texts.length);
    addUp(own, goods.columns.codes[column], failing, order.indexOf(facet), numbers);
    return [facet, countsOf(goods, facet, numbers, new Set(filters[facet]))] as const;
  });

  const { free } = goods.columns;
  let total = 0;
  let available = 0;
  let soldOut = 0;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < left.length; index += 1) {
    const fails = failing[index] ?? NONE;
    if (fails === NONE) total += 1;
    if (fails === NONE || fails === stock) {
      if ((free[own[index] ?? 0] ?? 0) > 0) available += 1;
      else soldOut += 1;
    }
    if (fails === NONE || fails === price) {
      const value = prices[left[index] ?? 0] ?? Number.NaN;
      if (value < least) least = value;
      if (value > most) most = value;
    }
  }
  const isKnown = priced && least <= most;
  return {
    total,
    counts: Object.fromEntries(counts) as Record<FacetKey, FacetCount[]>,
    price: { minCents: isKnown ? least : null, maxCents: isKnown ? most : null },
    stock: { available, soldOut },
  };
}
