import { expect, test } from 'vitest';
import { tableSort } from '@selvedge/app-shell/listing/sorting';
import { listsSearch, narrowing } from './lists.search';

test('R-2.80 Q-18 what the table of lists shows stands in the address and comes back from it', () => {
  const query =
    'status=PENDING&delivery=HK_MACAO&owner=BUYER&kind=SPOT&keywords=%E7%B1%B3%E5%85%B0&sort=closeAt&order=asc&page=3';
  const filter = listsSearch.read(query);
  expect(listsSearch.write(filter)).toBe(
    'status=PENDING&delivery=HK_MACAO&owner=BUYER&kind=SPOT&keywords=%E7%B1%B3%E5%85%B0&sort=closeAt&order=asc&page=3',
  );
  expect(narrowing(filter)).toEqual({
    keywords: '米兰',
    deliveryMethod: 'HK_MACAO',
    ownerType: 'BUYER',
    kind: 'SPOT',
  });
  expect(tableSort(filter)).toEqual({ column: 'closeAt', direction: 'ascending' });
});

test('Q-18 an address that says nothing known shows everything', () => {
  const filter = listsSearch.read('status=GONE&owner=me&sort=colour&page=-2');
  expect(listsSearch.write(filter)).toBe('');
  expect([tableSort(filter), filter.page]).toEqual([undefined, 1]);
});
