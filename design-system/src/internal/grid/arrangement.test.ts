import { expect, test } from 'vitest';
import { arranged, moved, withWidth } from './arrangement';

const columns = ['name', 'code', 'stock', 'price'].map((id) => ({ id }));
const ids = (shown: readonly { id: string }[]) => shown.map(({ id }) => id).join(' ');

test('columns stand in the arranged order, pinned ones first, and unknown ids are ignored', () => {
  expect(ids(arranged(columns, {}))).toBe('name code stock price');
  expect(ids(arranged(columns, { order: ['price', 'gone', 'name'] }))).toBe('price name code stock');
  expect(ids(arranged(columns, { order: ['price', 'name'], pinned: ['stock', 'name'] }))).toBe(
    'name stock price code',
  );
});

test('a column moves to the place of another in either direction', () => {
  expect(moved(['a', 'b', 'c', 'd'], 'a', 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 'd', 1)).toEqual(['a', 'd', 'b', 'c']);
});

test('a width stays within its limits and can be given up', () => {
  expect(withWidth({}, 'name', 120.4).widths).toEqual({ name: 120 });
  expect(withWidth({ widths: { code: 90 } }, 'name', 4).widths).toEqual({ code: 90, name: 48 });
  expect(withWidth({ widths: { code: 90 } }, 'code', null).widths).toEqual({});
});
