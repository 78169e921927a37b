import { expect, test } from 'vitest';
import { readNeedsFilter, writeNeedsFilter } from './purchases.search';

test('Q-18 R-2.81 what the needs show stands in the address, and comes back from it; open ones are usual', () => {
  const filter = readNeedsFilter('keywords=coat&supplier=sup-1&state=COVERED&page=2');
  expect(filter).toEqual({ keywords: 'coat', supplierId: 'sup-1', state: 'COVERED', page: 2 });
  expect(readNeedsFilter(writeNeedsFilter(filter))).toEqual(filter);
  expect(readNeedsFilter('state=x&page=0')).toEqual({ keywords: '', supplierId: '', state: 'OPEN', page: 1 });
  expect(writeNeedsFilter(readNeedsFilter(''))).toBe('');
});
