import { pageIn } from '@selvedge/app-kit/listing/pageIn';

/** States of a supplier, as a filter. */
export const statusFilters = ['ENABLED', 'DISABLED'] as const;
/** Columns the server can sort by. */
export const sortColumns = ['code', 'name', 'country', 'leadDays', 'rating', 'productCount'] as const;

/** What the list of suppliers shows; the whole of it stands in the address. */
export interface SuppliersFilter {
  keywords: string;
  status?: (typeof statusFilters)[number];
  sort?: (typeof sortColumns)[number];
  order?: 'asc' | 'desc';
  page: number;
}

/** Reads the filter from the query; unknown values fall back to showing all. */
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

/** Writes the filter as a query, leaving out what is usual. */
export function writeSuppliersFilter({ page, ...rest }: SuppliersFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}
