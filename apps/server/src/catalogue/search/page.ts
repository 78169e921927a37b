import type { Goods } from '../columns/goods';
import type { PageFound, PageRow, PageSearch } from '../messages';
import {
  type Condition,
  facetConditions,
  leftBy,
  plainConditions,
  priceCondition,
  stockCondition,
} from './conditions';
import { rangeByKey } from './range';
import type { Selection } from './selection';
import type { KeysOf } from './sort';

/** What a search over a selection is made with. */
export interface PageParts {
  selection: Selection;
  /** Products that the words find, by place; null without words. */
  worded: Uint8Array | null;
  /** What the page is sorted by; null where goods stay as they stand. */
  key: KeysOf | null;
}

/** A page of goods and the sums over all that the filters leave (X-B03, X-B12, R-3.23). */
export function findPage(goods: Goods, search: PageSearch, { selection, worded, key }: PageParts): PageFound {
  const { filters, priced, offset, limit, isDescending } = search;
  const conditions = [
    ...plainConditions(goods, filters, worded),
    ...facetConditions(goods, filters).values(),
    priceCondition(goods, selection, filters, priced),
    stockCondition(goods, filters),
  ].filter((condition): condition is Condition => condition !== null);
  const left = leftBy(selection, conditions);
  const shown =
    key === null
      ? left.subarray(offset, offset + limit)
      : rangeByKey(key(left, isDescending), offset, offset + limit).map((index) => left[index] ?? 0);
  return {
    ...sumsOver(goods, selection, left),
    rows: Array.from(shown, (at) => rowOf(goods, search, selection, at)),
  };
}

function sumsOver({ columns }: Goods, { places, prices }: Selection, left: Int32Array) {
  const { free, skus } = columns;
  let pieces = 0;
  let sizes = 0;
  let valueCents = 0;
  for (let index = 0; index < left.length; index += 1) {
    const at = left[index] ?? 0;
    const place = places[at] ?? 0;
    const price = prices[at] ?? Number.NaN;
    const own = free[place] ?? 0;
    pieces += own;
    sizes += skus[place] ?? 0;
    if (price >= 0) valueCents += own * price;
  }
  return { products: left.length, skus: sizes, pieces, valueCents };
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
