import { readParams, writeParams } from '@selvedge/app-shell/listing/searchParams';
import type { Sorted } from '@selvedge/app-shell/listing/sorting';
import { supplierStatusValues } from '@selvedge/api-spec/values';

/** Columns by which the server can sort. */
export const sortColumns = ['code', 'name', 'country', 'leadDays', 'rating', 'productCount'] as const;

/** Filter of the list of suppliers; all of it is in the address. */
export interface SuppliersFilter extends Sorted<(typeof sortColumns)[number]> {
  keywords: string;
  status?: (typeof supplierStatusValues)[number];
  page: number;
}

/** Reads the filter from the query; unknown values fall back to all suppliers. */
export function readSuppliersFilter(search: string): SuppliersFilter {
  const params = readParams(search);
  return {
    keywords: params.text('keywords'),
    status: params.oneOf('status', supplierStatusValues),
    ...params.sorted(sortColumns, 'asc'),
    page: params.page,
  };
}

/** Writes the filter as a query, leaving out default values. */
export const writeSuppliersFilter = (filter: SuppliersFilter): string => writeParams(filter);
