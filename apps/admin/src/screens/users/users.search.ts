import { pageIn } from '@selvedge/app-shell/listing/pageIn';

/** States of an account, as a filter. */
export const statusFilters = ['ENABLED', 'DISABLED'] as const;
/** Columns by which the server can sort. */
export const sortColumns = ['username', 'nickname', 'createTime', 'lastLoginAt'] as const;

/** Filter of the table of staff; all of it is in the address. */
export interface UsersFilter {
  keywords: string;
  deptId?: string;
  status?: (typeof statusFilters)[number];
  sort?: (typeof sortColumns)[number];
  order?: 'asc' | 'desc';
  page: number;
}

const oneOf = <Value extends string>(values: readonly Value[], asked: string | null) =>
  values.find((value) => value === asked);

/** Reads the filter from the query; unknown values fall back to all users. */
export function readUsersFilter(search: string): UsersFilter {
  const query = new URLSearchParams(search);
  const sort = oneOf(sortColumns, query.get('sort'));
  return {
    keywords: query.get('keywords') ?? '',
    deptId: query.get('deptId') ?? undefined,
    status: oneOf(statusFilters, query.get('status')),
    sort,
    order: sort && (oneOf(['asc', 'desc'], query.get('order')) ?? 'asc'),
    page: pageIn(query),
  };
}

/** Writes the filter as a query, leaving out default values. */
export function writeUsersFilter({ page, ...rest }: UsersFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}
