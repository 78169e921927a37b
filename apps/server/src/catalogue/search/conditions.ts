import { type FacetKey, facetKeys } from '@selvedge/domain/goods/facets';
import { FACET_SOURCES, type FacetValue } from '../columns/codeColumns';
import type { Goods } from '../columns/goods';
import type { GoodsFilters } from '../messages';
import type { Selection } from './selection';

/**
 * What leaves some products over: the one at a place is left when `isLeft` is 1 for its number there. Tables and not functions,
 * because hundreds of thousands of products are asked.
 */
export interface Condition {
  numbers: Int32Array | Uint8Array;
  isLeft: Uint8Array;
}

const NO_OR_YES = Uint8Array.of(0, 1);

/** The values that each text of a facet's column stands for, by the number of the text. */
export function valuesOf(goods: Goods, facet: FacetKey): FacetValue[][] {
  const { column, values } = FACET_SOURCES[facet];
  return goods.dictionaries[column].texts.map((text) => values(text, goods.names));
}

/** Which texts of a facet's column are asked for, by their numbers; null where nothing is asked. */
function askedOf(goods: Goods, facet: FacetKey, filters: GoodsFilters): Uint8Array | null {
  const asked = new Set(filters[facet]);
  if (asked.size === 0) return null;
  const { isAskedByName = false } = FACET_SOURCES[facet];
  const isAsked = ({ value, name, nameEn }: FacetValue) =>
    asked.has(value) || (isAskedByName && (asked.has(name) || asked.has(nameEn)));
  return Uint8Array.from(valuesOf(goods, facet), (values) => Number(values.some(isAsked)));
}

/** Conditions of the facets that are asked for. */
export function facetConditions(goods: Goods, filters: GoodsFilters): Map<FacetKey, Condition> {
  const found = new Map<FacetKey, Condition>();
  for (const facet of facetKeys) {
    const isLeft = askedOf(goods, facet, filters);
    if (isLeft === null) continue;
    found.set(facet, { numbers: goods.columns.codes[FACET_SOURCES[facet].column], isLeft });
  }
  return found;
}

function atLeast(column: Int32Array | Float64Array, least: number): Condition {
  const numbers = new Uint8Array(column.length);
  for (let place = 0; place < column.length; place += 1)
    numbers[place] = Number((column[place] ?? 0) >= least);
  return { numbers, isLeft: NO_OR_YES };
}

/** Conditions that narrow everything, the counts of every facet as well. */
export function plainConditions(
  goods: Goods,
  { hot, updatedFrom }: GoodsFilters,
  worded: Uint8Array | null,
): Condition[] {
  const found: Condition[] = [];
  if (worded !== null) found.push({ numbers: worded, isLeft: NO_OR_YES });
  if (hot !== undefined)
    found.push({ numbers: goods.columns.hot, isLeft: Uint8Array.of(Number(!hot), Number(hot)) });
  if (updatedFrom !== undefined) found.push(atLeast(goods.columns.updatedAt, Date.parse(updatedFrom)));
  return found;
}

/** The condition on prices, for who may see them; null without one. */
export function priceCondition(
  goods: Goods,
  { places, prices }: Selection,
  { priceMinCents, priceMaxCents }: GoodsFilters,
  isPriced: boolean,
): Condition | null {
  if (!isPriced || (priceMinCents === undefined && priceMaxCents === undefined)) return null;
  const least = priceMinCents ?? 0;
  const most = priceMaxCents ?? Number.POSITIVE_INFINITY;
  const numbers = new Uint8Array(goods.length);
  for (let at = 0; at < places.length; at += 1) {
    const price = prices[at] ?? Number.NaN;
    numbers[places[at] ?? 0] = Number(price >= least && price <= most);
  }
  return { numbers, isLeft: NO_OR_YES };
}

/** The condition on free pieces; null without one. */
export function stockCondition(goods: Goods, { stockMin }: GoodsFilters): Condition | null {
  return stockMin === undefined ? null : atLeast(goods.columns.free, stockMin);
}

/** Numbers in the selection of what a condition leaves of some. */
function narrow(left: Int32Array, places: Int32Array, { numbers, isLeft }: Condition): Int32Array {
  const narrower = new Int32Array(left.length);
  let count = 0;
  for (let index = 0; index < left.length; index += 1) {
    const at = left[index] ?? 0;
    narrower[count] = at;
    count += isLeft[numbers[places[at] ?? 0] ?? 0] ?? 0;
  }
  return narrower.subarray(0, count);
}

/** Numbers in the selection of what all conditions leave, in its order. */
export function leftBy({ places, numbers }: Selection, conditions: readonly Condition[]): Int32Array {
  return conditions.reduce((left, condition) => narrow(left, places, condition), numbers);
}
