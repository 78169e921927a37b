import { listSearch, oneOf } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';

/** Values of the filter by whether a brand is hot. */
export const HEAT = ['yes', 'no'] as const;

/** Filter of the list of brands, in the merchant's order unless sorted otherwise. */
export const brandsSearch = listSearch(
  { hot: oneOf(HEAT) },
  { sorts: ['name', 'sort', 'productCount'], order: 'asc' },
);
export type BrandsFilter = FilterOf<typeof brandsSearch>;
