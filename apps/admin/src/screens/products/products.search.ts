import { pageIn } from '@selvedge/app-kit/listing/pageIn';

/** Facets of the table of products that take one value, by the name of the filter. */
export const facetFilters = ['brandIds', 'categoryIds', 'seasons', 'warehouseIds'] as const;
type FacetFilter = (typeof facetFilters)[number];
/** What lies in the warehouses, as a filter. */
export const stockFilters = ['some', 'many'] as const;
/** Free pieces that each asks for at least. */
const STOCK_MIN: Readonly<Record<(typeof stockFilters)[number], number>> = { some: 1, many: 20 };
/** Columns the server can sort by. */
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

/** What the table of products shows; the whole of it stands in the address. */
export interface ProductsFilter extends Partial<Record<FacetFilter, string>> {
  keywords: string;
  kind?: 'SPOT' | 'FUTURES';
  stock?: (typeof stockFilters)[number];
  sort?: (typeof sortColumns)[number];
  order?: 'asc' | 'desc';
  page: number;
  /** The product that is open beside the table. */
  row?: string;
}

const oneOf = <Value extends string>(values: readonly Value[], asked: string | null): Value | undefined =>
  values.find((value) => value === asked);

/** Reads the filter from the query; unknown values fall back to showing all. */
export function readProductsFilter(search: string): ProductsFilter {
  const query = new URLSearchParams(search);
  const sort = oneOf(sortColumns, query.get('sort'));
  const facets = facetFilters.map((name) => [name, query.get(name) || undefined]);
  return {
    ...(Object.fromEntries(facets) as Partial<Record<FacetFilter, string>>),
    keywords: query.get('keywords') ?? '',
    kind: oneOf(['SPOT', 'FUTURES'], query.get('kind')),
    stock: oneOf(stockFilters, query.get('stock')),
    sort,
    order: sort && (oneOf(['asc', 'desc'], query.get('order')) ?? 'desc'),
    page: pageIn(query),
    row: query.get('row') || undefined,
  };
}

/** Writes the filter as a query, leaving out what is usual. */
export function writeProductsFilter({ page, ...rest }: ProductsFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, String(value));
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

/** What the server is asked by. */
export function narrowing({ keywords, kind, stock, ...rest }: ProductsFilter) {
  const facets = facetFilters.flatMap((name) => (rest[name] === undefined ? [] : [[name, [rest[name]]]]));
  return {
    ...(Object.fromEntries(facets) as Partial<Record<FacetFilter, string[]>>),
    ...(keywords && { keywords }),
    ...(kind && { kind }),
    ...(stock && { stockMin: STOCK_MIN[stock] }),
  };
}
