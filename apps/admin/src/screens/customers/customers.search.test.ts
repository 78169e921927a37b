import { expect, test } from 'vitest';
import { tableSort } from '@selvedge/app-shell/listing/sorting';
import { customersSearch } from './customers.search';

test('Q-18 what the list of customers shows stands in the address, and comes back from it', () => {
  const search = 'identityType=HK_TRADER&confirmed=false&keywords=lin&sort=spentCents&order=asc&page=2';
  const filter = customersSearch.read(search);
  expect(new URLSearchParams(customersSearch.write(filter)).size).toBe(6);
  expect(customersSearch.read(customersSearch.write(filter))).toEqual(filter);
  expect(tableSort(filter)).toEqual({ column: 'spentCents', direction: 'ascending' });
});

test('Q-18 unknown values show all', () => {
  const filter = customersSearch.read('identityType=KING&status=x&sort=shoe&page=-3');
  expect(customersSearch.write(filter)).toBe('');
});
