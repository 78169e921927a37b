import { expect, test } from 'vitest';
import type { StaffProduct } from '../../api/schemas';
import { listsOf } from './orderLists';

const product = (...ids: string[]) => ({ lists: ids.map((id) => ({ id, name: id })) }) as StaffProduct;

test('X-A68 the list with most of the ticked products comes first, products of no list name none', () => {
  const lists = listsOf([product('l1', 'l2'), product('l2'), product()]);
  expect(lists.map(({ id }) => id)).toEqual(['l2', 'l1']);
  expect(listsOf([product()])).toEqual([]);
});
