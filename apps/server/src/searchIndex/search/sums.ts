import type { ProductDocuments } from '../columns/products';
import type { Subset } from './subset';
import type { Selection } from './selection';

/** Sums over products: their sizes, their free pieces, and the value of these in EUR cents. */
export interface Sums {
  skus: number;
  pieces: number;
  valueCents: number;
}

/** Sums over the given indexes of a selection; over all of it when `indexes` is null. */
function addUp(
  { columns }: ProductDocuments,
  { docIds, prices }: Selection,
  indexes: Int32Array | null,
): Sums {
  const { free, skus } = columns;
  const length = indexes?.length ?? docIds.length;
  const sums = { skus: 0, pieces: 0, valueCents: 0 };
  for (let index = 0; index < length; index += 1) {
    const at = indexes === null ? index : (indexes[index] ?? 0);
    const docId = docIds[at] ?? 0;
    const own = free[docId] ?? 0;
    const price = prices[at] ?? Number.NaN;
    sums.skus += skus[docId] ?? 0;
    sums.pieces += own;
    if (price >= 0) sums.valueCents += own * price;
  }
  return sums;
}

/** Returns the sums over a subset of a selection. */
export function sumsOver(
  docs: ProductDocuments,
  selection: Selection,
  { indexes, isComplement }: Subset,
): Sums {
  const subset = addUp(docs, selection, indexes);
  if (!isComplement) return subset;
  const { free, skus } = docs.versions;
  const all = selection.sums.get('all', `${free} ${skus}`, () => addUp(docs, selection, null));
  return {
    skus: all.skus - subset.skus,
    pieces: all.pieces - subset.pieces,
    valueCents: all.valueCents - subset.valueCents,
  };
}
