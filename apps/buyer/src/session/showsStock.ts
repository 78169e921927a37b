interface Shown {
  /** Rows of a page of lists. */
  list?: readonly { id?: string }[];
  /** Cart lines grouped by list. */
  groups?: readonly { listId?: string }[];
}

/**
 * Returns whether a cached query shows stock of the changed lists: products of one of them, of all lists or of an inquiry, or a page of
 * lists or a cart that contains one of them.
 */
export function showsStock(
  [area, part, on]: readonly unknown[],
  data: unknown,
  touched: ReadonlySet<unknown>,
): boolean {
  if (area === 'products') return part === 'preview' || on === null || touched.has(on);
  const { list, groups } = (data ?? {}) as Shown;
  if (area === 'lists') return touched.has(on) || (list?.some((row) => touched.has(row.id)) ?? false);
  if (area !== 'cart' || part === 'count') return false;
  return groups === undefined || groups.some(({ listId }) => touched.has(listId));
}
