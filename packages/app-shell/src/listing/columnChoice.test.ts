import { expect, test } from 'vitest';
import { columnChoice } from './columnChoice';

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
const idsOf = (kept?: string[], usual?: string[]) =>
  columnChoice(all, kept, usual).columns.map(({ id }) => id);

test('L-21 what names the row and its menu stay whatever was chosen, in the order of the table', () => {
  expect(idsOf(['value', 'paid'])).toEqual(['orderNo', 'paid', 'value', 'more']);
  expect(idsOf(['orderNo'])).toEqual(['orderNo', 'more']);
});

test('L-21 a column that a table no longer has is passed over', () => {
  expect(idsOf(['weight', 'paid'])).toEqual(['orderNo', 'paid', 'more']);
});

test('L-21 the usual columns are shown before any were chosen, and after the choice was taken back', () => {
  expect(idsOf()).toEqual(['orderNo', 'paid', 'value', 'more']);
  expect(idsOf([], ['paid'])).toEqual(['orderNo', 'paid', 'more']);
});

test('L-21 a menu column, which has no visible head, is not offered', () => {
  expect(columnChoice(all, undefined).chooser.columns).toEqual([
    { id: 'orderNo', label: 'orderNo', isRequired: true },
    { id: 'paid', label: 'paid', isRequired: undefined },
    { id: 'value', label: 'value', isRequired: undefined },
  ]);
});
