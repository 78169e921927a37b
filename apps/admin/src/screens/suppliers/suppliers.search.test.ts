import { expect, test } from 'vitest';
import { tableSort } from '@selvedge/app-shell/listing/sorting';
import { readSuppliersFilter, writeSuppliersFilter } from './suppliers.search';

test('Q-18 what the list of suppliers shows stands in the address, and comes back from it', () => {
  const filter = readSuppliersFilter('keywords=lago&status=DISABLED&sort=rating&order=desc&page=3');
  expect(new URLSearchParams(writeSuppliersFilter(filter)).size).toBe(5);
  expect(readSuppliersFilter(writeSuppliersFilter(filter))).toEqual(filter);
  expect(tableSort(filter)).toEqual({ column: 'rating', direction: 'descending' });
  expect(writeSuppliersFilter(readSuppliersFilter('status=x&sort=shoe&page=-1'))).toBe('');
});
