import { expect, test } from 'vitest';
import { tableSort } from '@selvedge/app-shell/listing/sorting';
import { cartsSearch } from './carts.search';
import type { CartsFilter } from './carts.search';

test('R-2.84 Q-18 the filter of the carts stands in the address, and what no filter says is passed over', () => {
  const filter = { keywords: '瀚海', sort: ['qty'], order: ['asc'], page: 2 } satisfies CartsFilter;
  expect(cartsSearch.read(cartsSearch.write(filter))).toEqual(filter);
  const usual = cartsSearch.read('sort=salary&order=up&page=-1');
  expect(usual).toEqual({ keywords: '', sort: undefined, order: undefined, page: 1 });
  expect(cartsSearch.write(usual)).toBe('');
  expect(tableSort(filter)).toEqual({ column: 'qty', direction: 'ascending' });
});
