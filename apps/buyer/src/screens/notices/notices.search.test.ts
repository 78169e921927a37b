import { expect, test } from 'vitest';
import { readNoticesSearch, writeNoticesSearch } from './notices.search';

test('X-B92 Q-18 the address of a page of notices reads back to what it shows; what is malformed is passed over', () => {
  const search = { page: 3, keywords: 'DHL 88', isUnread: true, type: 'SHIPMENT' } as const;
  expect(readNoticesSearch(writeNoticesSearch(search))).toEqual(search);
  expect(writeNoticesSearch(readNoticesSearch('page=-1&type=SMOKE&show=all'))).toBe('');
});
