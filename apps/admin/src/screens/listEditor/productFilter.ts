/** Facets that filter products here, by the name of the filter. */
export const productFacets = ['brandIds', 'categoryIds', 'seasons', 'warehouseIds'] as const;
/** Name of a facet. */
type ProductFacet = (typeof productFacets)[number];

/** Filter of products, on a list or to be added to it. */
export interface ProductFilter extends Partial<Record<ProductFacet, string>> {
  keywords: string;
  /** Shows products of this other list only. */
  listId?: string;
  page: number;
}

/** Filter that hides nothing, at the first page. */
export const ALL_PRODUCTS: ProductFilter = { keywords: '', page: 1 };

/** Returns the filter as parameters of the server. */
export function narrowing({ keywords, listId, ...facets }: ProductFilter) {
  const named = productFacets.flatMap((name) => (facets[name] === undefined ? [] : [[name, [facets[name]]]]));
  return {
    ...(Object.fromEntries(named) as Partial<Record<ProductFacet, string[]>>),
    ...(keywords && { keywords }),
    ...(listId && { listId }),
  };
}

/** Returns the filter as the query of an address that selects all products of all pages. */
export function addressQuery(filter: ProductFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(narrowing(filter))) query.set(name, String(value));
  return query.toString();
}
