/** Returns the link to a product's page; with a list, its price in that list is shown first. */
export function productHref(id: string, listId?: string): string {
  const query = listId === undefined ? '' : `?list=${encodeURIComponent(listId)}`;
  return `/product/detail/${encodeURIComponent(id)}${query}`;
}
