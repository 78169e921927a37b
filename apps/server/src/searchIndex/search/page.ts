import type { TypedFastBitSet } from 'typedfastbitset';
import type { ProductDocuments } from '../columns/products';
import type { PageFound, PageRow, PageSearch, PicksFound, PickSearch } from '../messages';
import {
  type SelectionOfProducts,
  facetBitsets,
  intersectionOf,
  filterBitsets,
  priceBitset,
  stockBitset,
  type WordMatches,
} from './bitsets';
import type { ValuesOf } from './facetValues';
import { subsetOf } from './subset';
import type { Selection } from './selection';
import { sumsOver } from './sums';

/** Filters and order of a page. */
export interface PageParts {
  wordMatches: WordMatches | null;
  valuesOf: ValuesOf;
  /** Indexes of the selection in sort order; null for the selection's own order. */
  order: Int32Array | null;
}

/** Returns a page of products and the sums over all that match the filters. */
export function findPage(
  chosen: SelectionOfProducts,
  search: PageSearch,
  { wordMatches, valuesOf, order }: PageParts,
): PageFound {
  const { docs, selection } = chosen;
  const { offset, limit } = search;
  const matches = matchingBitset(chosen, search, { wordMatches, valuesOf });
  const subset = subsetOf(selection, matches);
  const to = Math.min(offset + limit, subset.count);
  return {
    ...sumsOver(docs, selection, subset),
    products: subset.count,
    rows: matchesBetween(matches, order, offset, to).map((at) => rowOf(docs, search, selection, at)),
  };
}

/** Returns all products that match the filters, in the order of the page. */
export function findPicks(
  chosen: SelectionOfProducts,
  search: PickSearch,
  { wordMatches, valuesOf, order }: PageParts,
): PicksFound {
  const { docs, selection } = chosen;
  const matches = matchingBitset(chosen, search, { wordMatches, valuesOf });
  const products = matches.size();
  if (products > search.most) return { products, ids: '', listIds: '' };
  const indexes = matchesBetween(matches, order, 0, products);
  return {
    products,
    ids: indexes.map((at) => docs.ids.texts[selection.docIds[at] ?? 0] ?? '').join('\n'),
    listIds: indexes.map((at) => search.scope.lists[selection.listOf[at] ?? 0] ?? '').join('\n'),
  };
}

/** Returns the products of a selection that match the filters. */
export function matchingBitset(
  chosen: SelectionOfProducts,
  { filters, priced }: Pick<PageSearch, 'filters' | 'priced'>,
  { wordMatches, valuesOf }: Omit<PageParts, 'order'>,
): TypedFastBitSet {
  return intersectionOf(chosen.selection, [
    ...filterBitsets(chosen, filters, wordMatches),
    ...facetBitsets(chosen, filters, valuesOf).values(),
    priceBitset(chosen, filters, priced),
    stockBitset(chosen, filters),
  ]);
}

/** Returns the indexes from one position to another (exclusive) among the matches, in a sort order or in the selection's own. */
function matchesBetween(
  matches: TypedFastBitSet,
  order: Int32Array | null,
  from: number,
  to: number,
): number[] {
  const found: number[] = [];
  for (let index = 0, seen = 0; seen < to; index += 1) {
    const at = order === null ? index : (order[index] ?? 0);
    if (!matches.has(at)) continue;
    if (seen >= from) found.push(at);
    seen += 1;
  }
  return found;
}

function rowOf(docs: ProductDocuments, { scope }: PageSearch, selection: Selection, at: number): PageRow {
  const { columns, dictionaries, names } = docs;
  const docId = selection.docIds[at] ?? 0;
  const price = selection.prices[at] ?? Number.NaN;
  const textOf = (column: 'brand' | 'category' | 'color' | 'warehouse') =>
    dictionaries[column].texts[columns.codes[column][docId] ?? 0] ?? '';
  return {
    id: docs.ids.texts[docId] ?? '',
    listId: scope.lists[selection.listOf[at] ?? 0] ?? '',
    priceCents: Number.isNaN(price) ? null : price,
    brand: names.brand(textOf('brand')),
    category: names.category(textOf('category')),
    color: names.color(textOf('color')),
    city: names.city(textOf('warehouse')),
  };
}
