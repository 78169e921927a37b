import { expect, test } from 'vitest';
import { tableSort } from '@selvedge/app-shell/listing/sorting';
import { announcementsSearch } from './announcements.search';

test('X-A35 Q-18 the address of the announcements reads back to what it shows', () => {
  const filter = announcementsSearch.read('keywords=MI&status=DRAFT&sort=readCount&order=asc&page=2');
  expect(announcementsSearch.read(announcementsSearch.write(filter))).toEqual(filter);
  expect(tableSort(filter)).toEqual({ column: 'readCount', direction: 'ascending' });
  expect(announcementsSearch.write(announcementsSearch.read('status=GONE&sort=secret&page=0'))).toBe('');
});
