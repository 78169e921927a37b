/** Value by which a row is sorted. */

export type SortKey = string | number | null | undefined;
export type Direction = 'ascending' | 'descending';

export interface SortInput {
  readonly count: number;
  readonly keyAt: (index: number) => SortKey;
  readonly direction: Direction;
  /** Compares two texts in the reader's language. */
  readonly compareText: (a: string, b: string) => number;
}

/**
 * Returns the positions of the rows in sorted order. Stable; rows without a value come last in either direction; numbers come before texts
 * where a column has both.
 */
export function sortOrder({ count, keyAt, direction, compareText }: SortInput): Uint32Array {
  const keys = Array.from({ length: count }, (_, index) => keyAt(index));
  const sign = direction === 'ascending' ? 1 : -1;
  const numbers = new Float64Array(count);
  let onlyNumbers = true;
  for (let index = 0; index < count && onlyNumbers; index += 1) {
    const key = keys[index];
    if (typeof key === 'number') numbers[index] = key * sign;
    else if (key === null || key === undefined) numbers[index] = Number.POSITIVE_INFINITY;
    else onlyNumbers = false;
  }
  const order = Uint32Array.from({ length: count }, (_, index) => index);
  if (onlyNumbers) return order.sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0) || a - b);
  return order.sort((a, b) => compareKeys(keys[a], keys[b], sign, compareText) || a - b);
}

function compareKeys(a: SortKey, b: SortKey, sign: number, compareText: SortInput['compareText']): number {
  const missingA = a === null || a === undefined;
  const missingB = b === null || b === undefined;
  if (missingA || missingB) return Number(missingA) - Number(missingB);
  if (typeof a === 'number' && typeof b === 'number') return (a - b) * sign;
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b) * sign;
  return (typeof a === 'number' ? -1 : 1) * sign;
}
