import { listSearch, oneOf, text } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';
import { accountStatusValues } from '@selvedge/api-spec/values';

/** Filter of the table of staff, the newest first unless sorted otherwise. */
export const usersSearch = listSearch(
  { deptId: text, status: oneOf(accountStatusValues) },
  { sorts: ['username', 'nickname', 'createTime', 'lastLoginAt'], order: 'asc' },
);
export type UsersFilter = FilterOf<typeof usersSearch>;
