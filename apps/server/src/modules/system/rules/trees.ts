/** A row with the id of its parent; null at the top. */
export interface TreeRow {
  id: string;
  parentId: string | null;
}

/** Returns the rows directly below one; null for the top. */
export function childrenOf<Row extends TreeRow>(rows: readonly Row[], parentId: string | null): Row[] {
  return rows.filter((row) => row.parentId === parentId);
}

/** Returns the ids of a row and of everything below it. */
export function branchOf(rows: readonly TreeRow[], id: string): Set<string> {
  const branch = new Set([id]);
  for (const at of branch) for (const child of childrenOf(rows, at)) branch.add(child.id);
  return branch;
}

/** Returns the ids of some rows and of all above them, so that a tree of them stays whole. */
export function withAncestors(rows: readonly TreeRow[], ids: Iterable<string>): Set<string> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const kept = new Set<string>();
  for (const id of ids)
    for (let at = byId.get(id); at !== undefined && !kept.has(at.id);) {
      kept.add(at.id);
      at = at.parentId === null ? undefined : byId.get(at.parentId);
    }
  return kept;
}

/** Returns the rows that fit, with all above them. */
export function fitting<Row extends TreeRow>(rows: readonly Row[], fits: (row: Row) => boolean): Row[] {
  const kept = withAncestors(
    rows,
    rows.filter(fits).map(({ id }) => id),
  );
  return rows.filter(({ id }) => kept.has(id));
}
