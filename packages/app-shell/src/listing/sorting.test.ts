import { expect, test, vi } from 'vitest';
import { sorting, tableSort } from './sorting';

test('R-1.05 a list is sorted by what its filter names, greatest first unless it says otherwise', () => {
  expect(tableSort({})).toBeUndefined();
  expect(tableSort({ sort: 'name' })).toEqual({ column: 'name', direction: 'descending' });
  expect(tableSort({ sort: 'name', order: 'asc' })).toEqual({ column: 'name', direction: 'ascending' });
});

test('Q-18 a pressed head changes the filter, and a column that nobody sorts by takes the order away', () => {
  const show = vi.fn<(change: object) => void>();
  const { onSortChange } = sorting({}, ['name', 'rating'], show);
  onSortChange({ column: 'rating', direction: 'ascending' });
  onSortChange({ column: 'colour', direction: 'descending' });
  expect(show.mock.calls).toEqual([[{ sort: 'rating', order: 'asc' }], [{ sort: undefined, order: 'desc' }]]);
});
