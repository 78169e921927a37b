interface Shown {
  /** Rows of a page of lists. */
  list?: readonly { id?: string }[];
  /** The cart by lists. */
  groups?: readonly { listId?: string }[];
}

/**
 * Whether what is kept under a key shows stock of lists that changed: goods of one of them, goods of all lists or of an
 * inquiry, a page of lists or a cart with one of them in it.
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
