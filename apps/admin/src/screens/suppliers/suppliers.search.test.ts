import { expect, test } from 'vitest';
import { tableSort } from '@selvedge/app-shell/listing/sorting';
import { suppliersSearch } from './suppliers.search';

test('Q-18 what the list of suppliers shows stands in the address, and comes back from it', () => {
  const filter = suppliersSearch.read('keywords=lago&status=DISABLED&sort=rating&order=desc&page=3');
  expect(new URLSearchParams(suppliersSearch.write(filter)).size).toBe(5);
  expect(suppliersSearch.read(suppliersSearch.write(filter))).toEqual(filter);
  expect(tableSort(filter)).toEqual({ column: 'rating', direction: 'descending' });
  expect(suppliersSearch.write(suppliersSearch.read('status=x&sort=shoe&page=-1'))).toBe('');
});
