import { expect, test } from 'vitest';
import { tableSort } from '@selvedge/app-shell/listing/sorting';
import { readCartsFilter, writeCartsFilter } from './carts.search';
import type { CartsFilter } from './carts.search';

test('R-2.84 Q-18 the filter of the carts stands in the address, and what no filter says is passed over', () => {
  const filter: CartsFilter = { keywords: '瀚海', sort: ['qty'], order: ['asc'], page: 2 };
  expect(readCartsFilter(writeCartsFilter(filter))).toEqual(filter);
  const usual = readCartsFilter('sort=salary&order=up&page=-1');
  expect(usual).toEqual({ keywords: '', sort: undefined, order: undefined, page: 1 });
  expect(writeCartsFilter(usual)).toBe('');
  expect(tableSort(filter)).toEqual({ column: 'qty', direction: 'ascending' });
});
