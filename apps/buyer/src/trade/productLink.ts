/** Where the page of a product stands; with a list, its price there is shown in front. */
export function productHref(id: string, listId?: string): string {
  const query = listId === undefined ? '' : `?list=${encodeURIComponent(listId)}`;
  return `/product/detail/${encodeURIComponent(id)}${query}`;
}
