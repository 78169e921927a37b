import { expect, test } from 'vitest';
import { tableSort } from '@selvedge/app-shell/listing/sorting';
import { narrowing, productsSearch } from './products.search';
import type { ProductsFilter } from './products.search';

test('Q-18 R-2.79 the filter survives its way through the address', () => {
  const filter = {
    keywords: '羊绒 coat',
    brandIds: 'b-01',
    categoryIds: 'c-coat',
    seasons: 'AW25',
    warehouseIds: 'MI-02',
    kind: 'SPOT',
    stock: 'some',
    sort: ['stockQty'],
    order: ['asc'],
    page: 3,
    row: 'p-1018',
  } satisfies ProductsFilter;
  expect(productsSearch.read(productsSearch.write(filter))).toEqual(filter);
  expect(narrowing(filter)).toEqual({
    brandIds: ['b-01'],
    categoryIds: ['c-coat'],
    seasons: ['AW25'],
    warehouseIds: ['MI-02'],
    keywords: '羊绒 coat',
    kind: 'SPOT',
    stockMin: 1,
  });
});

test('Q-18 what is none of ours shows everything, and nothing stands in the address', () => {
  const all = productsSearch.read('kind=LOST&stock=x&page=0&sort=secret&order=asc');
  expect(productsSearch.write(all)).toBe('');
  expect(tableSort(all)).toBeUndefined();
  expect(narrowing(all)).toEqual({});
});
