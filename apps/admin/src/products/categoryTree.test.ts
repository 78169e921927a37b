import { expect, test } from 'vitest';
import type { CategoryNode } from '../api/schemas';
import { placesFor, rowsOf, wayTo } from './categoryTree';

const node = (id: string, parentId: string | null, children: CategoryNode[] = []): CategoryNode => ({
  id,
  parentId,
  name: `${id}中`,
  nameEn: id,
  sort: 1,
  productCount: 0,
  children,
  version: 1,
});
const rows = rowsOf([node('wear', null, [node('coat', 'wear', [node('wool', 'coat')])]), node('bag', null)]);

test('R-3.16 X-A57 the tree stands as rows with the way to each', () => {
  expect(rows.map(({ id, height }) => [id, height])).toEqual([
    ['wear', 3],
    ['coat', 2],
    ['wool', 1],
    ['bag', 1],
  ]);
  expect(rows.map((row) => wayTo('en', row))[2]).toBe('wear / coat / wool');
  expect(rows.map((row) => wayTo('zh-CN', row))[3]).toBe('bag中');
});

test('X-A58 a category is offered only places where the tree stays three levels deep and none is below itself', () => {
  const places = (id?: string) =>
    placesFor(
      rows,
      rows.find((row) => row.id === id),
    ).map((row) => row.id);
  expect(places()).toEqual(['wear', 'coat', 'bag']);
  expect(places('coat')).toEqual(['wear', 'bag']);
  expect(places('wear')).toEqual([]);
  expect(places('bag')).toEqual(['wear', 'coat']);
});
