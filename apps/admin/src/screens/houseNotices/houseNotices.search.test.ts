import { expect, test } from 'vitest';
import { tableSort } from '@selvedge/app-kit/listing/sorting';
import { readHouseNoticesFilter, writeHouseNoticesFilter } from './houseNotices.search';

test('X-A35 Q-18 the address of the house notices reads back to what it shows', () => {
  const filter = readHouseNoticesFilter('keywords=MI&status=DRAFT&sort=readCount&order=asc&page=2');
  expect(readHouseNoticesFilter(writeHouseNoticesFilter(filter))).toEqual(filter);
  expect(tableSort(filter)).toEqual({ column: 'readCount', direction: 'ascending' });
  expect(writeHouseNoticesFilter(readHouseNoticesFilter('status=GONE&sort=secret&page=0'))).toBe('');
});
