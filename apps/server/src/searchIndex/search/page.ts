import type { TypedFastBitSet } from 'typedfastbitset';
import type { Goods } from '../columns/goods';
import type { PageFound, PageRow, PageSearch, PicksFound, PickSearch } from '../messages';
import {
  type Chosen,
  facetConditions,
  leftBy,
  plainConditions,
  priceCondition,
  withFree,
  type Worded,
} from './conditions';
import type { ValuesOf } from './facetValues';
import { partOf } from './part';
import type { Selection } from './selection';
import { sumsOver } from './sums';

/** Filters and order of a page. */
export interface PageParts {
  worded: Worded | null;
  valuesOf: ValuesOf;
  /** Indexes of the selection in sort order; null for the selection's own order. */
  order: Int32Array | null;
}

/** Returns a page of products and the sums over all that match the filters. */
export function findPage(
  chosen: Chosen,
  search: PageSearch,
  { worded, valuesOf, order }: PageParts,
): PageFound {
  const { goods, selection } = chosen;
  const { offset, limit } = search;
  const left = matchingPlaces(chosen, search, { worded, valuesOf });
  const part = partOf(selection, left);
  const to = Math.min(offset + limit, part.count);
  return {
    ...sumsOver(goods, selection, part),
    products: part.count,
    rows: stretchOf(left, order, offset, to).map((at) => rowOf(goods, search, selection, at)),
  };
}

/** Returns all products that match the filters, in the order of the page. */
export function findPicks(
  chosen: Chosen,
  search: PickSearch,
  { worded, valuesOf, order }: PageParts,
): PicksFound {
  const { goods, selection } = chosen;
  const left = matchingPlaces(chosen, search, { worded, valuesOf });
  const products = left.size();
  if (products > search.most) return { products, ids: '', listIds: '' };
  const numbers = stretchOf(left, order, 0, products);
  return {
    products,
    ids: numbers.map((at) => goods.ids.texts[selection.places[at] ?? 0] ?? '').join('\n'),
    listIds: numbers.map((at) => search.scope.lists[selection.listOf[at] ?? 0] ?? '').join('\n'),
  };
}

/** Returns the products of a selection that match the filters. */
export function matchingPlaces(
  chosen: Chosen,
  { filters, priced }: Pick<PageSearch, 'filters' | 'priced'>,
  { worded, valuesOf }: Omit<PageParts, 'order'>,
): TypedFastBitSet {
  return leftBy(chosen.selection, [
    ...plainConditions(chosen, filters, worded),
    ...facetConditions(chosen, filters, valuesOf).values(),
    priceCondition(chosen, filters, priced),
    filters.stockMin === undefined ? null : withFree(chosen, filters.stockMin),
  ]);
}

/** Returns the indexes from one position to another (exclusive) among the matches, in a sort order or in the selection's own. */
function stretchOf(left: TypedFastBitSet, order: Int32Array | null, from: number, to: number): number[] {
  const found: number[] = [];
  for (let index = 0, seen = 0; seen < to; index += 1) {
    const at = order === null ? index : (order[index] ?? 0);
    if (!left.has(at)) continue;
    if (seen >= from) found.push(at);
    seen += 1;
  }
  return found;
}

function rowOf(goods: Goods, { scope }: PageSearch, selection: Selection, at: number): PageRow {
  const { columns, dictionaries, names } = goods;
  const place = selection.places[at] ?? 0;
  const price = selection.prices[at] ?? Number.NaN;
  const textOf = (column: 'brand' | 'category' | 'color' | 'warehouse') =>
    dictionaries[column].texts[columns.codes[column][place] ?? 0] ?? '';
  return {
    id: goods.ids.texts[place] ?? '',
    listId: scope.lists[selection.listOf[at] ?? 0] ?? '',
    priceCents: Number.isNaN(price) ? null : price,
    brand: names.brand(textOf('brand')),
    category: names.category(textOf('category')),
    color: names.color(textOf('color')),
    city: names.city(textOf('warehouse')),
  };
}
