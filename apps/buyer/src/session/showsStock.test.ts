import { expect, test } from 'vitest';
import { showsStock } from './showsStock';

const touched = new Set(['l-1']);
const shows = (area: string, id?: unknown, data?: unknown) => showsStock(area, id, data, touched);

test('D-54 changed stock makes stale only what shows one of the lists', () => {
  expect(shows('products', 'l-1')).toBe(true);
  expect(shows('products', 'l-2')).toBe(false);
  expect(shows('products', undefined)).toBe(true);
  expect(shows('lists', 'l-1')).toBe(true);
  expect(shows('lists', 'page', { list: [{ id: 'l-2' }, { id: 'l-1' }] })).toBe(true);
  expect(shows('lists', 'page', { list: [{ id: 'l-2' }] })).toBe(false);
  expect(shows('cart', 'list', { groups: [{ listId: 'l-1' }] })).toBe(true);
  expect(shows('cart', 'list', { groups: [] })).toBe(false);
  expect(shows('cart', 'count', { qty: 3 })).toBe(false);
  expect(shows('orders', 'page')).toBe(false);
});
