import type { Goods } from '../columns/goods';
import type { Part } from './part';
import type { Selection } from './selection';

/** Sums over products: their sizes, their free pieces, and the value of these in EUR cents. */
export interface Sums {
  skus: number;
  pieces: number;
  valueCents: number;
}

/** Sums over the given indexes of a selection; over all of it when `numbers` is null. */
function addUp({ columns }: Goods, { places, prices }: Selection, numbers: Int32Array | null): Sums {
  const { free, skus } = columns;
  const length = numbers?.length ?? places.length;
  const sums = { skus: 0, pieces: 0, valueCents: 0 };
  for (let index = 0; index < length; index += 1) {
    const at = numbers === null ? index : (numbers[index] ?? 0);
    const place = places[at] ?? 0;
    const own = free[place] ?? 0;
    const price = prices[at] ?? Number.NaN;
    sums.skus += skus[place] ?? 0;
    sums.pieces += own;
    if (price >= 0) sums.valueCents += own * price;
  }
  return sums;
}

/** Returns the sums over a part of a selection. */
export function sumsOver(goods: Goods, selection: Selection, { numbers, isWithout }: Part): Sums {
  const part = addUp(goods, selection, numbers);
  if (!isWithout) return part;
  const { free, skus } = goods.versions;
  const all = selection.sums.get('all', `${free} ${skus}`, () => addUp(goods, selection, null));
  return {
    skus: all.skus - part.skus,
    pieces: all.pieces - part.pieces,
    valueCents: all.valueCents - part.valueCents,
  };
}
