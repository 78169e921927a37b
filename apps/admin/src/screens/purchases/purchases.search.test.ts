import { expect, test } from 'vitest';
import { needsSearch } from './purchases.search';

test('Q-18 R-2.81 what the needs show stands in the address, and comes back from it; open ones are usual', () => {
  const filter = needsSearch.read('keywords=coat&supplier=sup-1&state=COVERED&page=2');
  expect(filter).toEqual({ keywords: 'coat', supplier: 'sup-1', state: 'COVERED', page: 2 });
  expect(needsSearch.read(needsSearch.write(filter))).toEqual(filter);
  expect(needsSearch.read('state=x&page=0')).toEqual({ keywords: '', state: 'OPEN', page: 1 });
  expect(needsSearch.write(needsSearch.read(''))).toBe('');
});
