import { expect, test } from 'vitest';
import { shownColumns } from './columns';

const column = (id: string, more: { isRowHeader?: boolean; isHeaderHidden?: boolean } = {}) => ({
  id,
  header: id,
  render: () => null,
  ...more,
});
const all = [
  column('orderNo', { isRowHeader: true }),
  column('paid'),
  column('value'),
  column('more', { isHeaderHidden: true }),
];
const idsOf = (chosen: string[]) => shownColumns(all, chosen).map(({ id }) => id);

test('L-21 what names the row and its menu stay whatever was chosen, in the order of the table', () => {
  expect(idsOf(['value', 'paid'])).toEqual(['orderNo', 'paid', 'value', 'more']);
  expect(idsOf([])).toEqual(['orderNo', 'more']);
});

test('L-21 a column that a table no longer has is passed over', () => {
  expect(idsOf(['weight', 'paid'])).toEqual(['orderNo', 'paid', 'more']);
});
