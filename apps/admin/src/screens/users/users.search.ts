import { readParams, writeParams } from '@selvedge/app-shell/listing/searchParams';
import type { Sorted } from '@selvedge/app-shell/listing/sorting';
import { accountStatusValues } from '@selvedge/api-spec/values';

/** Columns by which the server can sort. */
export const sortColumns = ['username', 'nickname', 'createTime', 'lastLoginAt'] as const;

/** Filter of the table of staff; all of it is in the address. */
export interface UsersFilter extends Sorted<(typeof sortColumns)[number]> {
  keywords: string;
  deptId?: string;
  status?: (typeof accountStatusValues)[number];
  page: number;
}

/** Reads the filter from the query; unknown values fall back to all users. */
export function readUsersFilter(search: string): UsersFilter {
  const params = readParams(search);
  return {
    keywords: params.text('keywords'),
    deptId: params.text('deptId') || undefined,
    status: params.oneOf('status', accountStatusValues),
    ...params.sorted(sortColumns, 'asc'),
    page: params.page,
  };
}

/** Writes the filter as a query, leaving out default values. */
export const writeUsersFilter = (filter: UsersFilter): string => writeParams(filter);
