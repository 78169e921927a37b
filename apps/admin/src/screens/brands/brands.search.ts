import { readParams, writeParams } from '@selvedge/app-shell/listing/searchParams';
import type { Sorted } from '@selvedge/app-shell/listing/sorting';

/** Columns by which the server can sort. */
export const sortColumns = ['name', 'sort', 'productCount'] as const;

/** Filter of the list of brands; all of it is in the address. */
export interface BrandsFilter extends Sorted<(typeof sortColumns)[number]> {
  keywords: string;
  /** Shows hot brands only, or the others only. */
  hot?: 'yes' | 'no';
  page: number;
}

/** Reads the filter from the query; unknown values fall back to all brands in the merchant's order. */
export function readBrandsFilter(search: string): BrandsFilter {
  const params = readParams(search);
  return {
    keywords: params.text('keywords'),
    hot: params.oneOf('hot', ['yes', 'no']),
    ...params.sorted(sortColumns, 'asc'),
    page: params.page,
  };
}

/** Writes the filter as a query, leaving out default values. */
export const writeBrandsFilter = (filter: BrandsFilter): string => writeParams(filter);
