/** Facets that take several values, by the name of the filter; each is counted under its own name in the answer. */
export const FACETS = {
  brandIds: 'brands',
  categoryIds: 'categories',
  warehouseIds: 'warehouses',
  seasons: 'seasons',
  colors: 'colors',
  sizes: 'sizes',
  shipFrom: 'shipFroms',
} as const;

/** Name of a facet as a filter. */
export type FacetKey = keyof typeof FACETS;
/** Name of a facet's counts in the answer. */
export type FacetCounts = (typeof FACETS)[FacetKey];

/** Every facet, in the order in which they are offered. */
export const facetKeys = Object.keys(FACETS) as FacetKey[];
