/** So many or fewer are sorted; more are first shared out. */
const FEW = 512;
const BUCKETS = 1024;
/** Keys that are so unevenly spread that they would be shared out more often are sorted. */
const MOST_SHARES = 6;

/**
 * The places `from` to `to` (not included) of an order by key, where equal keys stay as they come and those without a key (NaN)
 * come last; as indexes of the keys. Costs as much as looking at every key some few times, not as a sort.
 */
export function rangeByKey(keys: Float64Array, from: number, to: number): number[] {
  const keyed = new Int32Array(keys.length);
  let count = 0;
  for (let index = 0; index < keys.length; index += 1) {
    keyed[count] = index;
    if (!Number.isNaN(keys[index])) count += 1;
  }
  const found = pick(keys, keyed.subarray(0, count), from, Math.min(to, count));
  if (to > count) found.push(...unkeyed(keys).slice(Math.max(0, from - count), to - count));
  return found;
}

function unkeyed(keys: Float64Array): number[] {
  const found: number[] = [];
  for (let index = 0; index < keys.length; index += 1) if (Number.isNaN(keys[index])) found.push(index);
  return found;
}

/** The places `from` to `to` of some indexes by their keys. */
function pick(keys: Float64Array, indexes: Int32Array, from: number, to: number, shares = 0): number[] {
  if (from >= to) return [];
  if (indexes.length <= FEW || shares === MOST_SHARES) {
    return Array.from(indexes)
      .sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0) || one - other)
      .slice(from, to);
  }
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < indexes.length; at += 1) {
    const key = keys[indexes[at] ?? 0] ?? 0;
    if (key < least) least = key;
    if (key > most) most = key;
  }
  if (least === most) return Array.from(indexes.subarray(from, to));
  const scale = (BUCKETS - 1) / (most - least);
  const buckets = new Uint16Array(indexes.length);
  const sizes = new Int32Array(BUCKETS);
  for (let at = 0; at < indexes.length; at += 1) {
    const bucket = Math.min(BUCKETS - 1, Math.floor(((keys[indexes[at] ?? 0] ?? 0) - least) * scale));
    buckets[at] = bucket;
    sizes[bucket] = (sizes[bucket] ?? 0) + 1;
  }
  const found: number[] = [];
  let before = 0;
  for (let bucket = 0; bucket < BUCKETS && before < to; bucket += 1) {
    const size = sizes[bucket] ?? 0;
    if (size > 0 && before + size > from) {
      const own = ofBucket(indexes, buckets, bucket, size);
      found.push(...pick(keys, own, Math.max(0, from - before), Math.min(size, to - before), shares + 1));
    }
    before += size;
  }
  return found;
}

/** The indexes that were shared out to a bucket, as they came. */
function ofBucket(indexes: Int32Array, buckets: Uint16Array, bucket: number, size: number): Int32Array {
  const found = new Int32Array(size);
  let count = 0;
  for (let at = 0; count < size; at += 1) {
    if (buckets[at] === bucket) found[count++] = indexes[at] ?? 0;
  }
  return found;
}
