import { expect, test } from 'vitest';
import { readCompared, sizesLeft } from './compare';

test('R-2.15 compared goods are read from the address, four at most, malformed ones passed over', () => {
  expect(readCompared('compare=l-1/p-1,l-1/p-2,l-1/p-1,broken,a/b/c,/p-9')).toEqual([
    { key: 'l-1/p-1', listId: 'l-1', productId: 'p-1' },
    { key: 'l-1/p-2', listId: 'l-1', productId: 'p-2' },
  ]);
  expect(readCompared('compare=l/1,l/2,l/3,l/4,l/5')).toHaveLength(4);
  expect(readCompared('keywords=x')).toEqual([]);
});

test('R-2.15 only sizes that are left are compared, in the order of the run', () => {
  const size = (name: string, stockQty: number) => ({ skuId: name, size: name, stockQty, barcode: '' });
  expect(
    sizesLeft({ sizes: [size('XL', 2), size('S', 1), size('M', 0)] }).map(({ size: name }) => name),
  ).toEqual(['S', 'XL']);
});
