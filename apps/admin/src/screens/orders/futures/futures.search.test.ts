import { expect, test } from 'vitest';
import { tableSort } from '@selvedge/app-shell/listing/sorting';
import { futuresSearch } from './futures.search';

test('Q-18 the list of futures orders stands in the address and comes back from it', () => {
  const search =
    'status=IN_PROGRESS&payment=UNPAID&arrival=late&keywords=O25&sort=expectedArrival&order=asc&page=2';
  const filter = futuresSearch.read(search);
  expect(filter).toEqual({
    status: 'IN_PROGRESS',
    payment: 'UNPAID',
    arrival: 'late',
    keywords: 'O25',
    sort: ['expectedArrival'],
    order: ['asc'],
    page: 2,
  });
  expect(new URLSearchParams(futuresSearch.write(filter))).toEqual(new URLSearchParams(search));
  expect(tableSort(filter)).toEqual({ column: 'expectedArrival', direction: 'ascending' });
});

test('Q-18 what is not known shows all', () => {
  expect(futuresSearch.read('status=GONE&arrival=never&page=-1&sort=x')).toMatchObject({
    status: 'ALL',
    page: 1,
  });
  expect(futuresSearch.write(futuresSearch.read(''))).toBe('');
});
