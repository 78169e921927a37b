import { listSearch, oneOf, text } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';
import { orderKindValues } from '@selvedge/api-spec/values';

/** Facets of the table of products that take one value, by the name of the filter. */
export const facetFilters = ['brandIds', 'categoryIds', 'seasons', 'warehouseIds'] as const;
/** Filters by free pieces. */
export const stockFilters = ['some', 'many'] as const;
/** Minimum of free pieces of each filter. */
const STOCK_MIN: Readonly<Record<(typeof stockFilters)[number], number>> = { some: 1, many: 20 };

/** Filter of the table of products; `row` is the product that is open beside it. */
export const productsSearch = listSearch(
  {
    brandIds: text,
    categoryIds: text,
    seasons: text,
    warehouseIds: text,
    kind: oneOf(orderKindValues),
    stock: oneOf(stockFilters),
    row: text,
  },
  {
    sorts: [
      'intlCode',
      'season',
      'supplierName',
      'stockQty',
      'lockedQty',
      'costCents',
      'wholesalePriceCents',
      'retailPriceCents',
      'updatedAt',
    ],
  },
);
export type ProductsFilter = FilterOf<typeof productsSearch>;

/** Returns the filter as parameters of the server. */
export function narrowing({ keywords, kind, stock, ...rest }: ProductsFilter) {
  const facets = facetFilters.flatMap((name) => (rest[name] === undefined ? [] : [[name, [rest[name]]]]));
  return {
    ...(Object.fromEntries(facets) as Partial<Record<(typeof facetFilters)[number], string[]>>),
    ...(keywords && { keywords }),
    ...(kind && { kind }),
    ...(stock && { stockMin: STOCK_MIN[stock] }),
  };
}
