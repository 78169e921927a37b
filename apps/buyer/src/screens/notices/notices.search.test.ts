import { expect, test } from 'vitest';
import { noticesSearch } from './notices.search';

test('X-B92 Q-18 the address of a page of notices reads back to what it shows; what is malformed is passed over', () => {
  const search = { page: 3, keywords: 'DHL 88', show: 'unread', type: 'SHIPMENT' } as const;
  expect(noticesSearch.read(noticesSearch.write(search))).toEqual(search);
  expect(noticesSearch.write(noticesSearch.read('page=-1&type=SMOKE&show=all'))).toBe('');
});
