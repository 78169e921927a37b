import { expect, test, vi } from 'vitest';
import { activeFiltersOf } from './narrowing';

const say = { words: (words: string) => `"${words}"`, other: 'another filter' };
const of = (query: string, kept: readonly string[] = [], open = vi.fn()) =>
  activeFiltersOf({ query, names: { flow: 'Step', time: 'Ordered' }, kept, open, say });

test('Q-33 a list names what hides its rows: filters by their names, words as they were typed', () => {
  expect(of('flow=TO_BE_PAID&keywords=silk+tote&time=week').by).toEqual(['Step', '"silk tote"', 'Ordered']);
});

test('Q-33 page, row, order and a tab of its own hide nothing', () => {
  expect(of('page=3&row=o-1&sort=paidCents&order=desc&state=WAITING', ['state']).by).toEqual([]);
});

test('Q-33 a filter without a name is told all the same', () => {
  expect(of('colour=red&fabric=silk').by).toEqual(['another filter']);
});

test('Q-33 clearing takes every filter away and leaves the order and the tab', () => {
  const open = vi.fn();
  of(
    'state=WAITING&flow=TO_BE_PAID&keywords=silk&colour=red&sort=paidCents&order=desc&page=3&row=o-1',
    ['state'],
    open,
  ).onClear();
  expect(open).toHaveBeenCalledWith('state=WAITING&sort=paidCents&order=desc');
});
