import { pageIn } from '@selvedge/app-shell/listing/pageIn';

/** Columns by which the server can sort. */
export const sortColumns = ['name', 'sort', 'productCount'] as const;

/** Filter of the list of brands; all of it is in the address. */
export interface BrandsFilter {
  keywords: string;
  /** Shows hot brands only, or the others only. */
  hot?: 'yes' | 'no';
  sort?: (typeof sortColumns)[number];
  order?: 'asc' | 'desc';
  page: number;
}

/** Reads the filter from the query; unknown values fall back to all brands in the merchant's order. */
export function readBrandsFilter(search: string): BrandsFilter {
  const query = new URLSearchParams(search);
  const sort = sortColumns.find((one) => one === query.get('sort'));
  return {
    keywords: query.get('keywords') ?? '',
    hot: (['yes', 'no'] as const).find((one) => one === query.get('hot')),
    sort,
    order: sort && (query.get('order') === 'desc' ? 'desc' : 'asc'),
    page: pageIn(query),
  };
}

/** Writes the filter as a query, leaving out default values. */
export function writeBrandsFilter({ page, ...rest }: BrandsFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}
