import { expect, test } from 'vitest';
import { tableSort } from '@selvedge/app-shell/listing/sorting';
import { brandsSearch } from './brands.search';

test('Q-18 R-2.48 the list of brands stands in the address, and what nobody knows falls away', () => {
  const written = 'hot=yes&keywords=orsel&sort=name&order=desc&page=2';
  const filter = brandsSearch.read(written);
  expect(brandsSearch.write(filter)).toBe(written);
  expect(tableSort(filter)).toEqual({ column: 'name', direction: 'descending' });
  expect(brandsSearch.write(brandsSearch.read('hot=maybe&sort=price&page=-1'))).toBe('');
});
