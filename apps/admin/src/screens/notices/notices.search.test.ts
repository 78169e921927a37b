import { expect, test } from 'vitest';
import { readNoticesFilter, writeNoticesFilter } from './notices.search';

test('X-A36 Q-18 the address of the inbox reads back to what it shows; what is malformed is passed over', () => {
  const filter = { keywords: 'DHL', isUnread: true, type: 'SHIPMENT', page: 2, row: 'n-1' } as const;
  expect(readNoticesFilter(writeNoticesFilter(filter))).toEqual(filter);
  expect(writeNoticesFilter(readNoticesFilter('show=all&type=SMOKE&page=x'))).toBe('');
});
