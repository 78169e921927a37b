/** Facets that take several values, by the name of the filter, with the name under which the response counts them. */
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
/** Name of a facet's counts in the response. */
export type FacetCounts = (typeof FACETS)[FacetKey];

/** All facets, in the order in which they are offered. */
export const facetKeys = Object.keys(FACETS) as FacetKey[];
