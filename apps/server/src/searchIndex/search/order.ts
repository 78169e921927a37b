/** Bits per pass of the radix sort: few enough that the counters stay in the CPU's fastest cache. */
const BITS = 11;
const DIGITS = 2 ** BITS;
const LAST_DIGIT = DIGITS - 1;
const WORD = 2 ** 32;

/**
 * Returns the indexes of keys in the order of the keys (integers): equal keys keep their order, and those without a key (NaN) come last;
 * when descending, the largest key comes first.
 */
export function orderByKey(keys: Float64Array, isDescending: boolean): Int32Array {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? Number.NaN;
    if (key < least) least = key;
    if (key > most) most = key;
  }
  const low = new Uint32Array(keys.length);
  const high = new Uint32Array(keys.length);
  const order = new Int32Array(keys.length);
  const unkeyed: number[] = [];
  let count = 0;
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? Number.NaN;
    if (Number.isNaN(key)) {
      unkeyed.push(index);
      continue;
    }
    const distance = isDescending ? most - key : key - least;
    const above = Math.floor(distance / WORD);
    high[index] = above;
    low[index] = distance - above * WORD;
    order[count++] = index;
  }
  order.set(unkeyed, count);
  const keyed = order.subarray(0, count);
  const range = Math.max(0, most - least);
  sortBy(keyed, low, Math.min(range, WORD - 1));
  sortBy(keyed, high, Math.floor(range / WORD));
  return order;
}

/** Sorts indexes by integers up to `most`; equal ones keep their order. */
function sortBy(indexes: Int32Array, numbers: Uint32Array, most: number): void {
  for (let shift = 0; most >>> shift > 0 && shift < 32; shift += BITS) {
    const before = indexes.slice();
    const places = new Int32Array(DIGITS);
    for (let at = 0; at < before.length; at += 1) {
      const digit = ((numbers[before[at] ?? 0] ?? 0) >>> shift) & LAST_DIGIT;
      places[digit] = (places[digit] ?? 0) + 1;
    }
    let next = 0;
    for (let digit = 0; digit < DIGITS; digit += 1) {
      const size = places[digit] ?? 0;
      places[digit] = next;
      next += size;
    }
    for (let at = 0; at < before.length; at += 1) {
      const index = before[at] ?? 0;
      const digit = ((numbers[index] ?? 0) >>> shift) & LAST_DIGIT;
      const place = places[digit] ?? 0;
      indexes[place] = index;
      places[digit] = place + 1;
    }
  }
}
