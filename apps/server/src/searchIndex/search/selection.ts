import { TypedFastBitSet } from 'typedfastbitset';
import type { Goods } from '../columns/goods';
import type { Lists } from '../columns/lists';
import type { GoodsScope, OverviewFound } from '../messages';
import { Newest } from './newest';
import type { Sums } from './sums';

/** Products of a scope, in their order, with caches of values computed from them. Parts of it are bit sets of the indexes in that order. */
export interface Selection {
  /** Places of the products. */
  places: Int32Array;
  /** EUR cents, NaN when the price is given on inquiry; in the order of `places`. */
  prices: Float64Array;
  /** Index of the list that each is offered from; in the order of `places`. */
  listOf: Int32Array;
  /** Matches of each condition. */
  conditions: Newest<TypedFastBitSet>;
  /** Indexes in each sort order. */
  orders: Newest<Int32Array>;
  /** Sums over all. */
  sums: Newest<Sums>;
  /** Counts of the codes of a column. */
  counts: Newest<Int32Array>;
  /** Figures of the products that match filters. */
  overviews: Newest<OverviewFound>;
}

/** Selections cached for the next search: most users of an installation see the same lists. */
const MOST_KEPT = 8;
const MOST_CONDITIONS = 40;
const MOST_ORDERS = 6;
const MOST_COUNTS = 16;
const MOST_OVERVIEWS = 8;

const selectionOf = (goods: Pick<Selection, 'places' | 'prices' | 'listOf'>): Selection => ({
  ...goods,
  conditions: new Newest(MOST_CONDITIONS),
  orders: new Newest(MOST_ORDERS),
  sums: new Newest(1),
  counts: new Newest(MOST_COUNTS),
  overviews: new Newest(MOST_OVERVIEWS),
});

/** Returns all of a selection, as bits. */
export function everyOne({ places }: Selection): TypedFastBitSet {
  const words = new Uint32Array(Math.ceil(places.length / 32)).fill(0xff_ff_ff_ff);
  const rest = places.length % 32;
  if (rest > 0) words[words.length - 1] = 2 ** rest - 1;
  return TypedFastBitSet.fromWords(words);
}

/** Returns the products of one list, in its order. */
function ofList(goods: Goods, lists: Lists, list: string): Selection {
  const { places, prices } = lists.goodsOf(list);
  const { live } = goods.columns;
  const isLive = (_: number, at: number) => live[places[at] ?? 0] === 1;
  const some = places.filter(isLive);
  return selectionOf({ places: some, prices: prices.filter(isLive), listOf: new Int32Array(some.length) });
}

/** Returns the products of several lists, each with the first list that contains it. */
function ofLists(goods: Goods, lists: Lists, wanted: readonly string[]): Selection {
  const listAt = new Int32Array(goods.length).fill(-1);
  const priceAt = new Float64Array(goods.length);
  for (let list = wanted.length - 1; list >= 0; list -= 1) {
    const { places, prices } = lists.goodsOf(wanted[list] ?? '');
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      listAt[place] = list;
      priceAt[place] = prices[at] ?? Number.NaN;
    }
  }
  const places = goods.standardOrder().filter((place) => listAt[place] !== -1);
  return selectionOf({
    places,
    prices: Float64Array.from(places, (place) => priceAt[place] ?? Number.NaN),
    listOf: Int32Array.from(places, (place) => listAt[place] ?? 0),
  });
}

/** Returns all products of the merchant at their own prices, in the standard order. */
function ofMerchant(goods: Goods): Selection {
  const places = goods.standardOrder();
  const prices = Float64Array.from(places, (place) => goods.columns.wholesale[place] ?? Number.NaN);
  return selectionOf({ places, prices, listOf: new Int32Array(places.length) });
}

/** Creates the function that returns the selection of a scope; the most recent ones are cached until they change. */
export function selector(goods: Goods, lists: Lists): (scope: GoodsScope) => Selection {
  const newest = new Newest<Selection>(MOST_KEPT);
  return ({ kind, lists: wanted }) => {
    if (kind === 'merchant')
      return newest.get(kind, `${goods.shape} ${goods.versions.wholesale}`, () => ofMerchant(goods));
    const version = [goods.shape, ...wanted.map((list) => lists.versionOf(list))].join(' ');
    return newest.get([kind, ...wanted].join('\n'), version, () =>
      kind === 'list' ? ofList(goods, lists, wanted[0] ?? '') : ofLists(goods, lists, wanted),
    );
  };
}
