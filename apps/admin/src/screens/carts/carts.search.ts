import { pageIn } from '@selvedge/app-shell/listing/pageIn';

/** Columns by which the server can sort. */
export const sortColumns = ['qty', 'valueCents', 'updatedAt'] as const;

/** Filter of the list of carts; all of it is in the address. */
export interface CartsFilter {
  keywords: string;
  sort?: (typeof sortColumns)[number];
  order?: 'asc' | 'desc';
  page: number;
}

/** Reads the filter from the query; unknown values fall back to all carts, the one changed last first. */
export function readCartsFilter(search: string): CartsFilter {
  const query = new URLSearchParams(search);
  const sort = sortColumns.find((one) => one === query.get('sort'));
  return {
    keywords: query.get('keywords') ?? '',
    sort,
    order: sort && (query.get('order') === 'asc' ? 'asc' : 'desc'),
    page: pageIn(query),
  };
}

/** Writes the filter as a query, leaving out default values. */
export function writeCartsFilter({ page, ...rest }: CartsFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}
