import type { StaffProduct } from '../../api/schemas';

type ListRef = StaffProduct['lists'][number];

/** Returns the open lists of some products, the one with most of them first. */
export function listsOf(rows: readonly StaffProduct[]): ListRef[] {
  const found = new Map<string, { list: ListRef; count: number }>();
  for (const list of rows.flatMap(({ lists }) => lists))
    found.set(list.id, { list, count: (found.get(list.id)?.count ?? 0) + 1 });
  return [...found.values()].toSorted((one, other) => other.count - one.count).map(({ list }) => list);
}
