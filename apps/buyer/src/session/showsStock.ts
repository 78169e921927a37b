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
  area: unknown,
  id: unknown,
  data: unknown,
  touched: ReadonlySet<unknown>,
): boolean {
  if (area === 'products') return id === undefined || id === 'preview' || touched.has(id);
  const { list, groups } = (data ?? {}) as Shown;
  if (area === 'lists') return touched.has(id) || (list?.some((row) => touched.has(row.id)) ?? false);
  if (area !== 'cart' || id === 'count') return false;
  return groups === undefined || groups.some(({ listId }) => touched.has(listId));
}
