import { expect, test } from 'vitest';
import { readParams, writeParams } from './searchParams';

test('a filter is read from its query, and unknown values are ignored', () => {
  const params = readParams('keywords=wool&status=OPEN&sort=name&order=up&page=3');
  expect(params.text('keywords')).toBe('wool');
  expect(params.text('list')).toBe('');
  expect(params.oneOf('status', ['OPEN', 'CLOSED'])).toBe('OPEN');
  expect(params.oneOf('status', ['CLOSED'])).toBeUndefined();
  expect(params.sorted(['name'], 'asc')).toEqual({ sort: 'name', order: 'asc' });
  expect(params.sorted(['price'])).toEqual({ sort: undefined, order: undefined });
  expect(params.page).toBe(3);
});

test('a filter is written without empty values, usual values and the first page', () => {
  const filter = { keywords: 'wool', status: 'ALL', isHot: true, list: undefined, brand: '', page: 1 };
  expect(writeParams(filter, { status: 'ALL' })).toBe('keywords=wool&isHot=true');
  expect(writeParams({ ...filter, status: 'OPEN', page: 2 }, { status: 'ALL' })).toBe(
    'status=OPEN&keywords=wool&isHot=true&page=2',
  );
});
