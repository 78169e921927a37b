import { readParams, writeParams } from '@selvedge/app-shell/listing/searchParams';
import type { Sorted } from '@selvedge/app-shell/listing/sorting';

/** Columns by which the server can sort. */
export const sortColumns = ['qty', 'valueCents', 'updatedAt'] as const;

/** Filter of the list of carts; all of it is in the address. */
export interface CartsFilter extends Sorted<(typeof sortColumns)[number]> {
  keywords: string;
  page: number;
}

/** Reads the filter from the query; unknown values fall back to all carts, the one changed last first. */
export function readCartsFilter(search: string): CartsFilter {
  const params = readParams(search);
  return {
    keywords: params.text('keywords'),
    ...params.sorted(sortColumns),
    page: params.page,
  };
}

/** Writes the filter as a query, leaving out default values. */
export const writeCartsFilter = (filter: CartsFilter): string => writeParams(filter);
