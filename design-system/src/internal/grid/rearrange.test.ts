import { expect, test } from 'vitest';
import { withMoved, withPin, withWidth } from './rearrange';

test('a column moves to the place of another in either direction, and columns that are not shown keep theirs', () => {
  const all = ['a', 'b', 'c', 'd'];
  expect(withMoved({}, all, 'a', 'c').order).toEqual(['b', 'c', 'a', 'd']);
  expect(withMoved({}, all, 'd', 'b').order).toEqual(['a', 'd', 'b', 'c']);
  expect(withMoved({ order: ['b', 'hidden', 'a'] }, all, 'c', 'b').order).toEqual([
    'c',
    'b',
    'hidden',
    'a',
    'd',
  ]);
});

test('pinned columns follow the order among themselves', () => {
  const pinned = withPin(withPin({}, 'c', true), 'a', true);
  expect(pinned.pinned).toEqual(['c', 'a']);
  expect(withMoved(pinned, ['a', 'b', 'c'], 'c', 'a').pinned).toEqual(['c', 'a']);
  expect(withMoved(pinned, ['a', 'b', 'c'], 'a', 'c').pinned).toEqual(['c', 'a']);
  expect(withPin(pinned, 'c', false).pinned).toEqual(['a']);
});

test('a width stays within its limits and can be given up', () => {
  expect(withWidth({}, 'name', 120.4).widths).toEqual({ name: 120 });
  expect(withWidth({ widths: { code: 90 } }, 'name', 4).widths).toEqual({ code: 90, name: 48 });
  expect(withWidth({ widths: { code: 90 } }, 'stock', 70, { name: 200, code: 100 }).widths).toEqual({
    name: 200,
    code: 90,
    stock: 70,
  });
  expect(withWidth({ widths: { code: 90 } }, 'code', null).widths).toEqual({});
});
