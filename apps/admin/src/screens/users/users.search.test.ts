import { expect, test } from 'vitest';
import { tableSort } from '@selvedge/app-shell/listing/sorting';
import { usersSearch } from './users.search';

test('R-2.90 Q-18 the filter of staff stands in the address and comes back from it', () => {
  const search = 'deptId=d-sales&status=DISABLED&keywords=anna&sort=nickname&order=desc&page=3';
  const filter = usersSearch.read(search);
  expect(usersSearch.write(filter)).toBe(search);
  expect(tableSort(filter)).toEqual({ column: 'nickname', direction: 'descending' });
  expect(usersSearch.write(usersSearch.read('status=GONE&sort=password&page=-1'))).toBe('');
});
