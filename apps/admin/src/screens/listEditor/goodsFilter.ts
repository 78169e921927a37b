/** Facets that narrow goods here, by the name of the filter. */
export const goodsFacets = ['brandIds', 'categoryIds', 'seasons', 'warehouseIds'] as const;
/** One of them. */
type GoodsFacet = (typeof goodsFacets)[number];

/** What goods are narrowed by, on a list or to be put on it. */
export interface GoodsFilter extends Partial<Record<GoodsFacet, string>> {
  keywords: string;
  /** Only goods of this other list. */
  listId?: string;
  page: number;
}

/** Everything, from the first page. */
export const ALL_GOODS: GoodsFilter = { keywords: '', page: 1 };

/** What the server is asked by. */
export function narrowing({ keywords, listId, ...facets }: GoodsFilter) {
  const named = goodsFacets.flatMap((name) => (facets[name] === undefined ? [] : [[name, [facets[name]]]]));
  return {
    ...(Object.fromEntries(named) as Partial<Record<GoodsFacet, string[]>>),
    ...(keywords && { keywords }),
    ...(listId && { listId }),
  };
}

/** The same as the query of an address, which names all goods of all pages. */
export function addressQuery(filter: GoodsFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(narrowing(filter))) query.set(name, String(value));
  return query.toString();
}
