import { pageIn } from '@selvedge/app-shell/listing/pageIn';

/** States of a supplier, as a filter. */
export const statusFilters = ['ENABLED', 'DISABLED'] as const;
/** Columns by which the server can sort. */
export const sortColumns = ['code', 'name', 'country', 'leadDays', 'rating', 'productCount'] as const;

/** Filter of the list of suppliers; all of it is in the address. */
export interface SuppliersFilter {
  keywords: string;
  status?: (typeof statusFilters)[number];
  sort?: (typeof sortColumns)[number];
  order?: 'asc' | 'desc';
  page: number;
}

/** Reads the filter from the query; unknown values fall back to all suppliers. */
export function readSuppliersFilter(search: string): SuppliersFilter {
  const query = new URLSearchParams(search);
  const sort = sortColumns.find((one) => one === query.get('sort'));
  return {
    keywords: query.get('keywords') ?? '',
    status: statusFilters.find((one) => one === query.get('status')),
    sort,
    order: sort && (query.get('order') === 'desc' ? 'desc' : 'asc'),
    page: pageIn(query),
  };
}

/** Writes the filter as a query, leaving out default values. */
export function writeSuppliersFilter({ page, ...rest }: SuppliersFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}
