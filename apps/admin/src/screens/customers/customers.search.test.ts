import { expect, test } from 'vitest';
import { tableSort } from '@selvedge/app-shell/listing/sorting';
import { readCustomersFilter, writeCustomersFilter } from './customers.search';

test('Q-18 what the list of customers shows stands in the address, and comes back from it', () => {
  const search = 'identityType=HK_TRADER&confirmed=false&keywords=lin&sort=spentCents&order=asc&page=2';
  const filter = readCustomersFilter(search);
  expect(new URLSearchParams(writeCustomersFilter(filter)).size).toBe(6);
  expect(readCustomersFilter(writeCustomersFilter(filter))).toEqual(filter);
  expect(tableSort(filter)).toEqual({ column: 'spentCents', direction: 'ascending' });
});

test('Q-18 unknown values show all', () => {
  const filter = readCustomersFilter('identityType=KING&status=x&sort=shoe&page=-3');
  expect(writeCustomersFilter(filter)).toBe('');
});
