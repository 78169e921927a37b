import type { TypedFastBitSet } from 'typedfastbitset';
import { everyOne, type Selection } from './selection';

/** Some of a selection, told by the fewer numbers: of those that are in it, or of those that are not. */
export interface Part {
  count: number;
  numbers: Int32Array;
  isWithout: boolean;
}

/** The numbers of bits, from the smallest. */
function numbersOf(bits: TypedFastBitSet, count: number): Int32Array {
  const numbers = new Int32Array(count);
  let index = 0;
  bits.forEach((at) => {
    numbers[index++] = at;
  });
  return numbers;
}

/** Some of a selection, so that a sum over them is a sum over the fewer. */
export function partOf(selection: Selection, bits: TypedFastBitSet): Part {
  const count = bits.size();
  const others = selection.places.length - count;
  if (count <= others) return { count, numbers: numbersOf(bits, count), isWithout: false };
  const without = everyOne(selection).difference(bits);
  return { count, numbers: numbersOf(without, others), isWithout: true };
}
