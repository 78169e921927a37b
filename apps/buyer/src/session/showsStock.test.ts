import { expect, test } from 'vitest';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { showsStock } from './showsStock';

const touched = new Set(['l-1']);
const shows = (key: readonly unknown[], data?: unknown) => showsStock(key, data, touched);

test('D-54 changed stock makes stale only what shows one of the lists', () => {
  expect(shows(queryKey('products', 'page', 'l-1'))).toBe(true);
  expect(shows(queryKey('products', 'page', 'l-2'))).toBe(false);
  expect(shows(queryKey('products', 'facets', null))).toBe(true);
  expect(shows(queryKey('products', 'preview', []))).toBe(true);
  expect(shows(queryKey('lists', 'detail', 'l-1'))).toBe(true);
  expect(shows(queryKey('lists', 'page'), { list: [{ id: 'l-2' }, { id: 'l-1' }] })).toBe(true);
  expect(shows(queryKey('lists', 'page'), { list: [{ id: 'l-2' }] })).toBe(false);
  expect(shows(queryKey('cart', 'list'), { groups: [{ listId: 'l-1' }] })).toBe(true);
  expect(shows(queryKey('cart', 'list'), { groups: [] })).toBe(false);
  expect(shows(queryKey('cart', 'count'), { qty: 3 })).toBe(false);
  expect(shows(queryKey('orders', 'page'))).toBe(false);
});
