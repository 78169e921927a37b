import { type FacetKey, facetKeys } from '@selvedge/domain/products/facets';
import { TypedFastBitSet } from 'typedfastbitset';
import { FACET_SOURCES } from '../columns/codeColumns';
import type { ProductDocuments } from '../columns/products';
import type { IndexFilters } from '../messages';
import type { ValuesOf } from './facetValues';
import { orderByKey } from './order';
import { fullBitset, type Selection } from './selection';

/** Selection with the products it belongs to. */
export interface SelectionOfProducts {
  docs: ProductDocuments;
  selection: Selection;
}

/** Products that match the words, as marks by document id, and the words themselves. */
export interface WordMatches {
  asked: string;
  marks: Uint8Array;
}

/** Returns those whose code in a column is marked in a table. */
function bitsetOfCodes(
  { docIds }: Selection,
  column: Int32Array | Uint8Array,
  table: Uint8Array,
): TypedFastBitSet {
  const words = new Uint32Array(Math.ceil(docIds.length / 32));
  for (let at = 0; at < docIds.length; at += 1) {
    const isOne = table[column[docIds[at] ?? 0] ?? 0] ?? 0;
    words[at >>> 5] = (words[at >>> 5] ?? 0) | (isOne << at);
  }
  return TypedFastBitSet.fromWords(words);
}

/** Returns those whose value in a column is at least `least`. */
function bitsetAtLeast(
  { docIds }: Selection,
  column: Int32Array | Float64Array,
  least: number,
): TypedFastBitSet {
  const words = new Uint32Array(Math.ceil(docIds.length / 32));
  for (let at = 0; at < docIds.length; at += 1) {
    const isOne = Number((column[docIds[at] ?? 0] ?? 0) >= least);
    words[at >>> 5] = (words[at >>> 5] ?? 0) | (isOne << at);
  }
  return TypedFastBitSet.fromWords(words);
}

/** Returns the matches of each requested facet. Several values of one facet mean any of them. */
export function facetBitsets(
  { docs, selection }: SelectionOfProducts,
  filters: IndexFilters,
  valuesOf: ValuesOf,
): Map<FacetKey, TypedFastBitSet> {
  const found = new Map<FacetKey, TypedFastBitSet>();
  for (const facet of facetKeys) {
    const asked = new Set(filters[facet]);
    if (asked.size === 0) continue;
    const { column, isAskedByName = false } = FACET_SOURCES[facet];
    const make = () => {
      const table = Uint8Array.from(valuesOf(facet), (values) =>
        Number(
          values.some(
            ({ value, name, nameEn }) =>
              asked.has(value) || (isAskedByName && (asked.has(name) || asked.has(nameEn))),
          ),
        ),
      );
      return bitsetOfCodes(selection, docs.columns.codes[column], table);
    };
    const version = `${docs.versions[column]} ${docs.naming}`;
    found.set(facet, selection.bitsets.get(JSON.stringify([facet, ...asked]), version, make));
  }
  return found;
}

const NO_OR_YES = Uint8Array.of(0, 1);

/** Returns the bit sets of the filters that narrow everything, including the counts of every facet. */
export function filterBitsets(
  { docs, selection }: SelectionOfProducts,
  { hot, updatedFrom, supplierIds, kind }: IndexFilters,
  wordMatches: WordMatches | null,
): TypedFastBitSet[] {
  const { bitsets } = selection;
  const found: TypedFastBitSet[] = [];
  if (wordMatches !== null) {
    const { asked, marks } = wordMatches;
    const make = () => bitsetOfCodes(selection, marks, NO_OR_YES);
    found.push(bitsets.get(`words ${asked}`, String(docs.wording), make));
  }
  if (hot !== undefined) {
    const make = () => bitsetOfCodes(selection, docs.columns.hot, Uint8Array.of(Number(!hot), Number(hot)));
    found.push(bitsets.get(`hot ${hot}`, '', make));
  }
  const ofCodes = (column: 'supplier' | 'kind', asked: readonly string[]) => {
    const wanted = new Set(asked);
    const make = () => {
      const { texts } = docs.dictionaries[column];
      const table = Uint8Array.from(texts, (text) => Number(wanted.has(text)));
      return bitsetOfCodes(selection, docs.columns.codes[column], table);
    };
    const version = String(docs.versions[column]);
    found.push(bitsets.get(JSON.stringify([column, ...asked]), version, make));
  };
  if (supplierIds !== undefined) ofCodes('supplier', supplierIds);
  if (kind !== undefined) ofCodes('kind', [kind]);
  if (updatedFrom !== undefined)
    found.push(bitsetAtLeast(selection, docs.columns.updatedAt, Date.parse(updatedFrom) * 1000));
  return found;
}

/** Returns the indexes of a selection from the lowest to the highest price; those on inquiry at the end. */
export function byPrice({ prices, orders }: Selection): Int32Array {
  return orders.get('price', '', () => orderByKey(prices, false));
}

/** Returns how many of an order by price cost less than an amount; those on inquiry count as more expensive than any. */
function countBelow(order: Int32Array, prices: Float64Array, cents: number): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((prices[order[middle] ?? 0] ?? Number.NaN) < cents) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the matches of the requested price range, for callers who may see prices; null when there is no range. */
export function priceBitset(
  { selection }: SelectionOfProducts,
  { priceMinCents, priceMaxCents }: IndexFilters,
  isPriced: boolean,
): TypedFastBitSet | null {
  if (!isPriced || (priceMinCents === undefined && priceMaxCents === undefined)) return null;
  const { prices } = selection;
  const order = byPrice(selection);
  const from = countBelow(order, prices, priceMinCents ?? 0);
  const to = countBelow(order, prices, (priceMaxCents ?? Number.MAX_SAFE_INTEGER - 1) + 1);
  if (from >= to) return new TypedFastBitSet();
  if (to - from <= order.length / 2) {
    const bits = TypedFastBitSet.fromWords(new Uint32Array(Math.ceil(order.length / 32)));
    for (let at = from; at < to; at += 1) bits.add(order[at] ?? 0);
    return bits;
  }
  const bits = fullBitset(selection);
  for (let at = 0; at < from; at += 1) bits.remove(order[at] ?? 0);
  for (let at = to; at < order.length; at += 1) bits.remove(order[at] ?? 0);
  return bits;
}

/** Returns those with at least `least` free pieces. */
export function freeStockBitset({ docs, selection }: SelectionOfProducts, least: number): TypedFastBitSet {
  return selection.bitsets.get(`free ${least}`, String(docs.versions.free), () =>
    bitsetAtLeast(selection, docs.columns.free, least),
  );
}

/** Returns the matches of the requested range of free pieces; null when there is no range. */
export function stockBitset(
  chosen: SelectionOfProducts,
  { stockMin, stockMax }: IndexFilters,
): TypedFastBitSet | null {
  if (stockMin === undefined && stockMax === undefined) return null;
  const enough = freeStockBitset(chosen, stockMin ?? 0);
  return stockMax === undefined ? enough : enough.new_difference(freeStockBitset(chosen, stockMax + 1));
}

/** Returns the intersection of several bit sets; null stands for all products. */
export function intersectionOf(
  selection: Selection,
  bitsets: Iterable<TypedFastBitSet | null>,
): TypedFastBitSet {
  const matches = fullBitset(selection);
  for (const bitset of bitsets) if (bitset !== null) matches.intersection(bitset);
  return matches;
}
