import { expect, test } from 'vitest';
import { tableSort } from '@selvedge/app-shell/listing/sorting';
import { readUsersFilter, writeUsersFilter } from './users.search';

test('R-2.90 Q-18 the filter of staff stands in the address and comes back from it', () => {
  const search = 'keywords=anna&deptId=d-sales&status=DISABLED&sort=nickname&order=desc&page=3';
  const filter = readUsersFilter(search);
  expect(writeUsersFilter(filter)).toBe(search);
  expect(tableSort(filter)).toEqual({ column: 'nickname', direction: 'descending' });
  expect(writeUsersFilter(readUsersFilter('status=GONE&sort=password&page=-1'))).toBe('');
});
