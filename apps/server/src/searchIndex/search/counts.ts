import type { CodeColumn } from '../columns/codeColumns';
import type { Goods } from '../columns/goods';
import type { Part } from './part';
import type { Selection } from './selection';

/** Counts each code of a column among the given indexes of a selection; among all when `numbers` is null. */
function count(
  { columns, dictionaries }: Goods,
  { places }: Selection,
  column: CodeColumn,
  numbers: Int32Array | null,
): Int32Array {
  const codes = columns.codes[column];
  const counts = new Int32Array(dictionaries[column].texts.length);
  const length = numbers?.length ?? places.length;
  for (let index = 0; index < length; index += 1) {
    const code = codes[places[numbers === null ? index : (numbers[index] ?? 0)] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

/** Counts each code of a column in a part of a selection. */
export function countsIn(
  goods: Goods,
  selection: Selection,
  column: CodeColumn,
  { numbers, isWithout }: Part,
): Int32Array {
  const part = count(goods, selection, column, numbers);
  if (!isWithout) return part;
  const all = selection.counts.get(column, String(goods.versions[column]), () =>
    count(goods, selection, column, null),
  );
  return part.map((without, code) => (all[code] ?? 0) - without);
}
