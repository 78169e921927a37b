import type { TypedFastBitSet } from 'typedfastbitset';
import { FACET_SOURCES } from '../columns/codeColumns';
import { OVERVIEW_FACETS, type OverviewFacet, type OverviewFound, type OverviewSlice } from '../messages';
import type { OverviewSearch } from '../messages';
import type { SelectionOfProducts, WordMatches } from './bitsets';
import type { ValuesOf } from './facetValues';
import { matchingBitset } from './page';

/** Sums by the code of a text in a column. */
class Slices {
  readonly #codes: Int32Array;
  readonly #products: Int32Array;
  readonly #pieces: Int32Array;
  readonly #cents: Float64Array;

  constructor(codes: Int32Array, texts: number) {
    this.#codes = codes;
    this.#products = new Int32Array(texts);
    this.#pieces = new Int32Array(texts);
    this.#cents = new Float64Array(texts);
  }

  add(docId: number, pieces: number, cents: number): void {
    const code = this.#codes[docId] ?? 0;
    this.#products[code] = (this.#products[code] ?? 0) + 1;
    this.#pieces[code] = (this.#pieces[code] ?? 0) + pieces;
    this.#cents[code] = (this.#cents[code] ?? 0) + cents;
  }

  /** Returns the slices with products, by their values. */
  found(values: ReturnType<ValuesOf>): OverviewSlice[] {
    return values.flatMap(([value], code) => {
      const products = this.#products[code] ?? 0;
      if (value === undefined || products === 0) return [];
      return [{ ...value, products, pieces: this.#pieces[code] ?? 0, valueCents: this.#cents[code] ?? 0 }];
    });
  }
}

function addUp(
  { docs, selection }: SelectionOfProducts,
  matches: TypedFastBitSet,
  valuesOf: ValuesOf,
): OverviewFound {
  const { columns, dictionaries } = docs;
  const { brand, name } = columns.codes;
  const slices = OVERVIEW_FACETS.map((facet) => {
    const { column } = FACET_SOURCES[facet];
    return [facet, new Slices(columns.codes[column], dictionaries[column].texts.length)] as const;
  });
  const names = dictionaries.name.texts.length;
  const styles = new Set<number>();
  const sums = { products: 0, skus: 0, pieces: 0, valueCents: 0, hotPieces: 0 };
  matches.forEach((at) => {
    const docId = selection.docIds[at] ?? 0;
    const pieces = columns.free[docId] ?? 0;
    const price = selection.prices[at] ?? Number.NaN;
    const cents = price >= 0 ? pieces * price : 0;
    sums.products += 1;
    sums.skus += columns.skus[docId] ?? 0;
    sums.pieces += pieces;
    sums.valueCents += cents;
    if (columns.hot[docId] === 1) sums.hotPieces += pieces;
    styles.add((brand[docId] ?? 0) * names + (name[docId] ?? 0));
    for (const [, slice] of slices) slice.add(docId, pieces, cents);
  });
  const found = slices.map(([facet, slice]) => [facet, slice.found(valuesOf(facet))] as const);
  return {
    ...sums,
    styles: styles.size,
    slices: Object.fromEntries(found) as Record<OverviewFacet, OverviewSlice[]>,
  };
}

/**
 * Computes the figures of all products that match the filters, in one pass over the columns; cached until a column changes, except for
 * searches by words, which are hardly ever repeated.
 */
export function findOverview(
  chosen: SelectionOfProducts,
  search: OverviewSearch,
  wordMatches: WordMatches | null,
  valuesOf: ValuesOf,
): OverviewFound {
  const make = () => addUp(chosen, matchingBitset(chosen, search, { wordMatches, valuesOf }), valuesOf);
  if (wordMatches !== null) return make();
  const { docs, selection } = chosen;
  const version = [docs.shape, docs.naming, ...Object.values(docs.versions)].join(' ');
  return selection.overviews.get(JSON.stringify([search.filters, search.priced]), version, make);
}
