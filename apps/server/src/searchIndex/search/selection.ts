import { TypedFastBitSet } from 'typedfastbitset';
import type { ProductDocuments } from '../columns/products';
import type { Lists } from '../columns/lists';
import type { IndexScope, OverviewFound } from '../messages';
import { LruCache } from './lruCache';
import type { Sums } from './sums';

/** Products of a scope, in their order, with caches of values computed from them. Parts of it are bit sets of the indexes in that order. */
export interface Selection {
  /** Places of the products. */
  docIds: Int32Array;
  /** EUR cents, NaN when the price is given on inquiry; in the order of `docIds`. */
  prices: Float64Array;
  /** Index of the list that each is offered from; in the order of `docIds`. */
  listOf: Int32Array;
  /** Bit set of the matches of each filter value. */
  bitsets: LruCache<TypedFastBitSet>;
  /** Indexes in each sort order. */
  orders: LruCache<Int32Array>;
  /** Sums over all. */
  sums: LruCache<Sums>;
  /** Counts of the codes of a column. */
  counts: LruCache<Int32Array>;
  /** Figures of the products that match filters. */
  overviews: LruCache<OverviewFound>;
}

/** Selections cached for the next search: most users of an installation see the same lists. */
const CACHE_SIZE = 8;
const MOST_BITSETS = 40;
const MOST_ORDERS = 6;
const MOST_COUNTS = 16;
const MOST_OVERVIEWS = 8;

const selectionOf = (docs: Pick<Selection, 'docIds' | 'prices' | 'listOf'>): Selection => ({
  ...docs,
  bitsets: new LruCache(MOST_BITSETS),
  orders: new LruCache(MOST_ORDERS),
  sums: new LruCache(1),
  counts: new LruCache(MOST_COUNTS),
  overviews: new LruCache(MOST_OVERVIEWS),
});

/** Returns all of a selection, as bits. */
export function fullBitset({ docIds }: Selection): TypedFastBitSet {
  const words = new Uint32Array(Math.ceil(docIds.length / 32)).fill(0xff_ff_ff_ff);
  const rest = docIds.length % 32;
  if (rest > 0) words[words.length - 1] = 2 ** rest - 1;
  return TypedFastBitSet.fromWords(words);
}

/** Returns the products of one list, in its order. */
function ofList(docs: ProductDocuments, lists: Lists, list: string): Selection {
  const { docIds, prices } = lists.productsOf(list);
  const { live } = docs.columns;
  const isLive = (_: number, at: number) => live[docIds[at] ?? 0] === 1;
  const some = docIds.filter(isLive);
  return selectionOf({ docIds: some, prices: prices.filter(isLive), listOf: new Int32Array(some.length) });
}

/** Returns the products of several lists, each with the first list that contains it. */
function ofLists(docs: ProductDocuments, lists: Lists, wanted: readonly string[]): Selection {
  const listAt = new Int32Array(docs.length).fill(-1);
  const priceAt = new Float64Array(docs.length);
  for (let list = wanted.length - 1; list >= 0; list -= 1) {
    const { docIds, prices } = lists.productsOf(wanted[list] ?? '');
    for (let at = 0; at < docIds.length; at += 1) {
      const docId = docIds[at] ?? 0;
      listAt[docId] = list;
      priceAt[docId] = prices[at] ?? Number.NaN;
    }
  }
  const docIds = docs.standardOrder().filter((docId) => listAt[docId] !== -1);
  return selectionOf({
    docIds,
    prices: Float64Array.from(docIds, (docId) => priceAt[docId] ?? Number.NaN),
    listOf: Int32Array.from(docIds, (docId) => listAt[docId] ?? 0),
  });
}

/** Returns all products of the merchant at their own prices, in the standard order. */
function ofMerchant(docs: ProductDocuments): Selection {
  const docIds = docs.standardOrder();
  const prices = Float64Array.from(docIds, (docId) => docs.columns.wholesale[docId] ?? Number.NaN);
  return selectionOf({ docIds, prices, listOf: new Int32Array(docIds.length) });
}

/** Creates the function that returns the selection of a scope; the most recent ones are cached until they change. */
export function selector(docs: ProductDocuments, lists: Lists): (scope: IndexScope) => Selection {
  const cache = new LruCache<Selection>(CACHE_SIZE);
  return ({ kind, lists: wanted }) => {
    if (kind === 'merchant')
      return cache.get(kind, `${docs.shape} ${docs.versions.wholesale}`, () => ofMerchant(docs));
    const version = [docs.shape, ...wanted.map((list) => lists.versionOf(list))].join(' ');
    return cache.get([kind, ...wanted].join('\n'), version, () =>
      kind === 'list' ? ofList(docs, lists, wanted[0] ?? '') : ofLists(docs, lists, wanted),
    );
  };
}
