import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFor } from '../kept/person';
import { memoryStorage } from '../session/memoryStorage';
import { dropTabValues } from '../kept/tabValue';
import { keepTrail, trailPlace } from './trail';

const orders = (...ids: string[]): string[] => ids.map((id) => `/procurement/detail/${id}`);

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  keepFor('u-1');
});
afterEach(() => {
  keepFor(null);
  vi.unstubAllGlobals();
});

test('a record has the neighbours and the place of its row', () => {
  keepTrail(orders('a', 'b', 'c'), 20, 486);
  expect(trailPlace('/procurement/detail/b')).toEqual({
    previous: '/procurement/detail/a',
    next: '/procurement/detail/c',
    place: 22,
    total: 486,
  });
});

test('at the ends of the page of rows there is no neighbour', () => {
  keepTrail(orders('a', 'b'), 0, 486);
  expect(trailPlace('/procurement/detail/a')).toMatchObject({ previous: undefined, place: 1 });
  expect(trailPlace('/procurement/detail/b')).toMatchObject({ next: undefined, place: 2 });
});

test('a record that no list shows has no neighbours', () => {
  keepTrail(orders('a'), 0, 1);
  expect(trailPlace('/procurement/detail/z')).toBeUndefined();
});

test('several lists are remembered, and the rows of the same list in another order replace the earlier ones', () => {
  keepTrail(orders('a', 'b', 'c'), 0, 3);
  keepTrail(['/purchases/order/p'], 0, 1);
  keepTrail(orders('c', 'b', 'a'), 0, 3);
  expect(trailPlace('/procurement/detail/b')).toMatchObject({ previous: '/procurement/detail/c' });
  expect(trailPlace('/purchases/order/p')).toMatchObject({ place: 1 });
});

test('at most eight lists of at most 200 rows are remembered', () => {
  keepTrail(
    Array.from({ length: 300 }, (_, row) => `/row/${row}`),
    0,
    300,
  );
  expect(trailPlace('/row/199')).toMatchObject({ next: undefined });
  expect(trailPlace('/row/200')).toBeUndefined();
  for (let list = 0; list < 8; list += 1) keepTrail([`/list/${list}`], 0, 1);
  expect(trailPlace('/row/1')).toBeUndefined();
  expect(trailPlace('/list/0')).toBeDefined();
});

test('an address is found however the browser escapes it', () => {
  keepTrail([`/products/detail/${encodeURIComponent('清单 1/2')}`], 0, 1);
  expect(trailPlace('/products/detail/清单 1%2F2')).toBeDefined();
});

test('a query that the page added does not matter, one of the row does', () => {
  keepTrail(['/product/detail/a?list=l-1', '/product/detail/b?list=l-1', '/lists/l-1'], 0, 3);
  expect(trailPlace('/product/detail/b?list=l-1')).toMatchObject({ place: 2 });
  expect(trailPlace('/product/detail/b')).toBeUndefined();
  expect(trailPlace('/lists/l-1?keyword=coat')).toMatchObject({ place: 3 });
});

test('rows end with the session, and another user does not see them', () => {
  keepTrail(orders('a'), 0, 1);
  keepFor('u-2');
  expect(trailPlace('/procurement/detail/a')).toBeUndefined();
  keepFor('u-1');
  expect(trailPlace('/procurement/detail/a')).toBeDefined();
  dropTabValues();
  expect(trailPlace('/procurement/detail/a')).toBeUndefined();
});
