import { expect, test } from 'vitest';
import { readParams, writeParams } from './searchParams';

test('a filter is read from its query, and unknown values are ignored', () => {
  const params = readParams('keywords=wool&status=OPEN&sort=name&order=up&page=3');
  expect(params.text('keywords')).toBe('wool');
  expect(params.text('list')).toBe('');
  expect(params.oneOf('status', ['OPEN', 'CLOSED'])).toBe('OPEN');
  expect(params.oneOf('status', ['CLOSED'])).toBeUndefined();
  expect(params.sorted(['name'], 'asc')).toEqual({ sort: ['name'], order: ['asc'] });
  expect(params.sorted(['price'])).toEqual({ sort: undefined, order: undefined });
  expect(params.page).toBe(3);
});

test('a filter is written without empty values, usual values and the first page', () => {
  const filter = { keywords: 'wool', status: 'ALL', isHot: true, list: undefined, brand: '', page: 1 };
  expect(writeParams(filter, { status: 'ALL' })).toBe('keywords=wool&isHot=true');
  expect(writeParams({ ...filter, status: 'OPEN', page: 2 }, { status: 'ALL' })).toBe(
    'status=OPEN&keywords=wool&isHot=true&page=2',
  );
  expect(writeParams({ valueMinCents: 0, page: 1 })).toBe('valueMinCents=0');
});

test('R-1.05 Q-18 the columns of a sort order stand between commas in the address, and come back from it', () => {
  const filter = { sort: ['brand', 'price'], order: ['asc', 'desc'], page: 1 };
  const query = writeParams(filter);
  expect(query).toBe('sort=brand,price&order=asc,desc');
  const columns = ['brand', 'price', 'size', 'stock'];
  for (const search of [query, 'sort=brand%2Cprice&order=asc%2Cdesc'])
    expect(readParams(search).sorted(columns)).toEqual({ sort: filter.sort, order: filter.order });
  expect(writeParams({ sort: [], page: 1 })).toBe('');
});

test('R-1.05 an address sorts by columns that are known, each once and three at most, with their own directions', () => {
  const sorted = (search: string, usual?: 'asc' | 'desc') =>
    readParams(search).sorted(['brand', 'price', 'size', 'stock'], usual);
  expect(sorted('sort=brand&order=asc')).toEqual({ sort: ['brand'], order: ['asc'] });
  expect(sorted('sort=secret,price,brand&order=asc,desc,asc')).toEqual({
    sort: ['price', 'brand'],
    order: ['desc', 'asc'],
  });
  expect(sorted('sort=price,brand,price&order=asc,up,desc', 'asc')).toEqual({
    sort: ['price', 'brand'],
    order: ['asc', 'asc'],
  });
  expect(sorted('sort=stock,size,price,brand').sort).toEqual(['stock', 'size', 'price']);
  expect(sorted('sort=,&order=,')).toEqual({ sort: undefined, order: undefined });
});
