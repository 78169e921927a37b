import { expect, test } from 'vitest';
import { searchAddress } from './searchAddress';

const at = (hash: string) => ({ hash, search: '' });

test('R-2.15 a search leads to the goods, and keeps the filters of that page', () => {
  expect(searchAddress('coat', at('#/dataSummary?range=WEEK'))).toBe('/product/list?keywords=coat');
  expect(searchAddress('大衣', at('#/product/list?brandIds=b-01&keywords=old'))).toBe(
    `/product/list?brandIds=b-01&keywords=${encodeURIComponent('大衣')}`,
  );
});
