import { expect, test } from 'vitest';
import { arranged } from './arrangement';

const columns = ['name', 'code', 'stock', 'price'].map((id) => ({ id }));
const ids = (shown: readonly { id: string }[]) => shown.map(({ id }) => id).join(' ');

test('columns stand in the arranged order, pinned ones first, and unknown ids are ignored', () => {
  expect(ids(arranged(columns, {}))).toBe('name code stock price');
  expect(ids(arranged(columns, { order: ['price', 'gone', 'name'] }))).toBe('price name code stock');
  expect(ids(arranged(columns, { order: ['price', 'name'], pinned: ['stock', 'name'] }))).toBe(
    'name stock price code',
  );
});
