import type { CodeColumn } from '../columns/codeColumns';
import type { ProductDocuments } from '../columns/products';
import type { Subset } from './subset';
import type { Selection } from './selection';

/** Counts each code of a column among the given indexes of a selection; among all when `indexes` is null. */
function count(
  { columns, dictionaries }: ProductDocuments,
  { docIds }: Selection,
  column: CodeColumn,
  indexes: Int32Array | null,
): Int32Array {
  const codes = columns.codes[column];
  const counts = new Int32Array(dictionaries[column].texts.length);
  const length = indexes?.length ?? docIds.length;
  for (let index = 0; index < length; index += 1) {
    const code = codes[docIds[indexes === null ? index : (indexes[index] ?? 0)] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

/** Counts each code of a column in a subset of a selection. */
export function codeCountsIn(
  docs: ProductDocuments,
  selection: Selection,
  column: CodeColumn,
  { indexes, isComplement }: Subset,
): Int32Array {
  const subset = count(docs, selection, column, indexes);
  if (!isComplement) return subset;
  const all = selection.counts.get(column, String(docs.versions[column]), () =>
    count(docs, selection, column, null),
  );
  return subset.map((without, code) => (all[code] ?? 0) - without);
}
