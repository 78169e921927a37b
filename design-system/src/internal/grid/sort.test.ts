import { expect, test } from 'vitest';
import { nextSorts, sortsOf } from './useSort';

const up = (column: string) => ({ column, direction: 'ascending' }) as const;
const down = (column: string) => ({ column, direction: 'descending' }) as const;
const alone = { adds: false, isAlwaysSorted: false };
const added = { adds: true, isAlwaysSorted: false };

test('a head sorts up, down, and then not at all', () => {
  expect(nextSorts([], { column: 'a', ...alone })).toEqual([up('a')]);
  expect(nextSorts([up('a')], { column: 'a', ...alone })).toEqual([down('a')]);
  expect(nextSorts([down('a')], { column: 'a', ...alone })).toEqual([]);
  expect(nextSorts([down('a')], { column: 'a', ...alone, isAlwaysSorted: true })).toEqual([up('a')]);
});

test('a head adds its column after the others, turns it in its place, and takes it out again', () => {
  expect(nextSorts([up('a')], { column: 'b', ...added })).toEqual([up('a'), up('b')]);
  expect(nextSorts([up('a'), up('b')], { column: 'a', ...added })).toEqual([down('a'), up('b')]);
  expect(nextSorts([down('a'), up('b')], { column: 'a', ...added })).toEqual([up('b')]);
});

test('a head alone replaces an order of several columns', () => {
  expect(nextSorts([up('a'), up('b')], { column: 'a', ...alone })).toEqual([up('a')]);
  expect(sortsOf([up('a'), down('b')])).toHaveLength(2);
  expect(sortsOf(null)).toEqual([]);
});
