import { expect, test } from 'vitest';
import { tableSort } from '@selvedge/app-shell/listing/sorting';
import { readBrandsFilter, writeBrandsFilter } from './brands.search';

test('Q-18 R-2.48 the list of brands stands in the address, and what nobody knows falls away', () => {
  const written = 'keywords=orsel&hot=yes&sort=name&order=desc&page=2';
  const filter = readBrandsFilter(written);
  expect(writeBrandsFilter(filter)).toBe(written);
  expect(tableSort(filter)).toEqual({ column: 'name', direction: 'descending' });
  expect(writeBrandsFilter(readBrandsFilter('hot=maybe&sort=price&page=-1'))).toBe('');
});
