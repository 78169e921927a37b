import { pageIn } from '@selvedge/app-shell/listing/pageIn';

/** Columns by which the server can sort. */
export const sortColumns = ['name', 'size', 'totalValueCents', 'creditBalanceCents', 'createdAt'] as const;

/** Filter of the list of teams; all of it is in the address. */
export interface TeamsFilter {
  keywords: string;
  sort?: (typeof sortColumns)[number];
  order?: 'asc' | 'desc';
  /** Shows dissolved teams instead of present ones. */
  dissolved: boolean;
  page: number;
}

/** Reads the filter from the query; unknown values fall back to all teams, the newest first. */
export function readTeamsFilter(search: string): TeamsFilter {
  const query = new URLSearchParams(search);
  const sort = sortColumns.find((one) => one === query.get('sort'));
  return {
    keywords: query.get('keywords') ?? '',
    dissolved: query.get('dissolved') === 'true',
    sort,
    order: sort && (query.get('order') === 'asc' ? 'asc' : 'desc'),
    page: pageIn(query),
  };
}

/** Writes the filter as a query, leaving out default values. */
export function writeTeamsFilter({ page, ...rest }: TeamsFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, String(value));
  if (page > 1) query.set('page', String(page));
  return query.toString();
}
