import { expect, test } from 'vitest';
import { noticesSearch } from './notices.search';

test('X-A36 Q-18 the address of the inbox reads back to what it shows; what is malformed is passed over', () => {
  const filter = { keywords: 'DHL', show: 'unread', type: 'SHIPMENT', page: 2, row: 'n-1' } as const;
  expect(noticesSearch.read(noticesSearch.write(filter))).toEqual(filter);
  expect(noticesSearch.write(noticesSearch.read('show=all&type=SMOKE&page=x'))).toBe('');
});
