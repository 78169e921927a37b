import { readParams, writeParams } from '@selvedge/app-shell/listing/searchParams';
import type { Sorted } from '@selvedge/app-shell/listing/sorting';
import { orderKindValues } from '@selvedge/api-spec/values';

/** Facets of the table of products that take one value, by the name of the filter. */
export const facetFilters = ['brandIds', 'categoryIds', 'seasons', 'warehouseIds'] as const;
type FacetFilter = (typeof facetFilters)[number];
/** Filters by free pieces. */
export const stockFilters = ['some', 'many'] as const;
/** Minimum of free pieces of each filter. */
const STOCK_MIN: Readonly<Record<(typeof stockFilters)[number], number>> = { some: 1, many: 20 };
/** Columns by which the server can sort. */
export const sortColumns = [
  'intlCode',
  'season',
  'supplierName',
  'stockQty',
  'lockedQty',
  'costCents',
  'wholesalePriceCents',
  'retailPriceCents',
  'updatedAt',
] as const;

/** Filter of the table of products; all of it is in the address. */
export interface ProductsFilter
  extends Partial<Record<FacetFilter, string>>, Sorted<(typeof sortColumns)[number]> {
  keywords: string;
  kind?: (typeof orderKindValues)[number];
  stock?: (typeof stockFilters)[number];
  page: number;
  /** Id of the product that is open beside the table. */
  row?: string;
}

/** Reads the filter from the query; unknown values fall back to all products. */
export function readProductsFilter(search: string): ProductsFilter {
  const params = readParams(search);
  const facets = facetFilters.map((name) => [name, params.text(name) || undefined]);
  return {
    ...(Object.fromEntries(facets) as Partial<Record<FacetFilter, string>>),
    keywords: params.text('keywords'),
    kind: params.oneOf('kind', orderKindValues),
    stock: params.oneOf('stock', stockFilters),
    ...params.sorted(sortColumns),
    page: params.page,
    row: params.text('row') || undefined,
  };
}

/** Writes the filter as a query, leaving out default values. */
export const writeProductsFilter = (filter: ProductsFilter): string => writeParams(filter);

/** Returns the filter as parameters of the server. */
export function narrowing({ keywords, kind, stock, ...rest }: ProductsFilter) {
  const facets = facetFilters.flatMap((name) => (rest[name] === undefined ? [] : [[name, [rest[name]]]]));
  return {
    ...(Object.fromEntries(facets) as Partial<Record<FacetFilter, string[]>>),
    ...(keywords && { keywords }),
    ...(kind && { kind }),
    ...(stock && { stockMin: STOCK_MIN[stock] }),
  };
}
