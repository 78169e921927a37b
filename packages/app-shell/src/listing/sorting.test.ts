import { expect, test, vi } from 'vitest';
import { sorting, tableSort } from './sorting';

test('R-1.05 a list is sorted by what its filter names, greatest first unless it says otherwise', () => {
  expect(tableSort({})).toBeUndefined();
  expect(tableSort({ sort: ['name'] })).toEqual({ column: 'name', direction: 'descending' });
  expect(tableSort({ sort: ['name'], order: ['asc'] })).toEqual({ column: 'name', direction: 'ascending' });
  expect(tableSort({ sort: ['name', 'rating'], order: ['asc'] })).toEqual([
    { column: 'name', direction: 'ascending' },
    { column: 'rating', direction: 'descending' },
  ]);
});

test('Q-18 a pressed head changes the filter, and a column that nobody sorts by takes the order away', () => {
  const show = vi.fn<(change: object) => void>();
  const { onSortChange, sortMode } = sorting({}, ['name', 'rating'], show);
  expect(sortMode).toBe('multiple');
  onSortChange({ column: 'rating', direction: 'ascending' });
  onSortChange({ column: 'colour', direction: 'descending' });
  expect(show.mock.calls).toEqual([
    [{ sort: ['rating'], order: ['asc'] }],
    [{ sort: undefined, order: undefined }],
  ]);
});

test('R-1.05 several pressed heads make one order, of three columns at most', () => {
  const show = vi.fn<(change: object) => void>();
  const sorts = ['name', 'colour', 'rating', 'size', 'price'].map(
    (column, at) => ({ column, direction: at % 2 === 0 ? 'ascending' : 'descending' }) as const,
  );
  const { onSortChange } = sorting({}, ['name', 'rating', 'size', 'price'], show);
  onSortChange({ column: 'name', direction: 'ascending' }, sorts);
  expect(show.mock.calls).toEqual([[{ sort: ['name', 'rating', 'size'], order: ['asc', 'asc', 'desc'] }]]);
});
