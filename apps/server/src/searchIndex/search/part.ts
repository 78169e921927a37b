import type { TypedFastBitSet } from 'typedfastbitset';
import { everyOne, type Selection } from './selection';

/** Part of a selection, given by the shorter list of indexes: of those in it, or of those not in it. */
export interface Part {
  count: number;
  numbers: Int32Array;
  isWithout: boolean;
}

/** Returns the indexes of the set bits, ascending. */
function numbersOf(bits: TypedFastBitSet, count: number): Int32Array {
  const numbers = new Int32Array(count);
  let index = 0;
  bits.forEach((at) => {
    numbers[index++] = at;
  });
  return numbers;
}

/** Returns a part of a selection in the form with fewer indexes, so that sums over it are cheap. */
export function partOf(selection: Selection, bits: TypedFastBitSet): Part {
  const count = bits.size();
  const others = selection.places.length - count;
  if (count <= others) return { count, numbers: numbersOf(bits, count), isWithout: false };
  const without = everyOne(selection).difference(bits);
  return { count, numbers: numbersOf(without, others), isWithout: true };
}
