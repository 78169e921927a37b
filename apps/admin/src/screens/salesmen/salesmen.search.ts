import { readParams, writeParams } from '@selvedge/app-shell/listing/searchParams';
import type { Sorted } from '@selvedge/app-shell/listing/sorting';

/** Columns by which the server can sort. */
export const sortColumns = ['name', 'customerCount', 'openOrderCount'] as const;

/** Filter of the list of salespeople; all of it is in the address. */
export interface SalesmenFilter extends Sorted<(typeof sortColumns)[number]> {
  keywords: string;
  page: number;
}

/** Reads the filter from the query; unknown values fall back to all salespeople by name. */
export function readSalesmenFilter(search: string): SalesmenFilter {
  const params = readParams(search);
  return {
    keywords: params.text('keywords'),
    ...params.sorted(sortColumns, 'asc'),
    page: params.page,
  };
}

/** Writes the filter as a query, leaving out default values. */
export const writeSalesmenFilter = (filter: SalesmenFilter): string => writeParams(filter);
