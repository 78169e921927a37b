import type { TypedFastBitSet } from 'typedfastbitset';
import { fullBitset, type Selection } from './selection';

/** Subset of a selection, given by the shorter list of indexes: of those in it, or of those not in it. */
export interface Subset {
  count: number;
  indexes: Int32Array;
  isComplement: boolean;
}

/** Returns the indexes of the set bits, ascending. */
function indexesOf(bits: TypedFastBitSet, count: number): Int32Array {
  const indexes = new Int32Array(count);
  let index = 0;
  bits.forEach((at) => {
    indexes[index++] = at;
  });
  return indexes;
}

/** Returns a subset of a selection in the form with fewer indexes, so that sums over it are cheap. */
export function subsetOf(selection: Selection, bits: TypedFastBitSet): Subset {
  const count = bits.size();
  const others = selection.docIds.length - count;
  if (count <= others) return { count, indexes: indexesOf(bits, count), isComplement: false };
  const without = fullBitset(selection).difference(bits);
  return { count, indexes: indexesOf(without, others), isComplement: true };
}
