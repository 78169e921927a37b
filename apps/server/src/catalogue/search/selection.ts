import type { Goods } from '../columns/goods';
import type { Lists } from '../columns/lists';
import type { GoodsScope } from '../messages';
import { Newest } from './newest';

/** The goods to choose from, in the order in which they stand. */
export interface Selection {
  /** Places of the products. */
  places: Int32Array;
  /** EUR cents, NaN where the price is given on inquiry; in the order of `places`. */
  prices: Float64Array;
  /** Nought, one, two and so on: all of them, to begin narrowing with. */
  numbers: Int32Array;
  /** Which of the lists each is offered from; in the order of `places`. */
  listOf: Int32Array;
}

/** Selections kept for the next search: most people of a house see the same lists. */
const MOST_KEPT = 12;

const countUp = ({ length }: Int32Array) => new Int32Array(length).map((_, at) => at);

/** Goods of one list, in its order. */
function ofList(goods: Goods, lists: Lists, list: string): Selection {
  const { places, prices } = lists.goodsOf(list);
  const { live } = goods.columns;
  const isLive = (_: number, at: number) => live[places[at] ?? 0] === 1;
  const some = places.filter(isLive);
  return {
    places: some,
    numbers: countUp(some),
    prices: prices.filter(isLive),
    listOf: new Int32Array(some.length),
  };
}

/** Goods of several lists, each with the first list that has it. */
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
  return {
    places,
    numbers: countUp(places),
    prices: Float64Array.from(places, (place) => priceAt[place] ?? Number.NaN),
    listOf: Int32Array.from(places, (place) => listAt[place] ?? 0),
  };
}

/** Gives the function that finds the goods to choose from; the newest are kept until something about them changes. */
export function selector(goods: Goods, lists: Lists): (scope: GoodsScope) => Selection {
  const newest = new Newest<Selection>(MOST_KEPT);
  return ({ kind, lists: wanted }) =>
    newest.get(`${goods.shape} ${lists.version}`, [kind, ...wanted].join('\n'), () =>
      kind === 'list' ? ofList(goods, lists, wanted[0] ?? '') : ofLists(goods, lists, wanted),
    );
}
