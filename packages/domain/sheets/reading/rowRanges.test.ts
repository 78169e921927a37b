import { expect, test } from 'vitest';
import { rowRanges } from './rowRanges';
import { gridOf, readCells } from '../importRows.fixture';
import { readOrderBook } from './orderBook';

test('Q-01 rows that follow each other are told as one range, others by themselves', () => {
  expect(rowRanges([3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 5)).toEqual({ ranges: ['3–12'], rows: 10 });
  expect(rowRanges([3, 5, 6, 9], 5)).toEqual({ ranges: ['3', '5–6', '9'], rows: 4 });
  expect(rowRanges([], 5)).toEqual({ ranges: [], rows: 0 });
});

test('Q-01 of more ranges than are told the first ones say how many rows they hold', () => {
  expect(rowRanges([1, 3, 4, 6, 8], 2)).toEqual({ ranges: ['1', '3–4'], rows: 3 });
});

test('Q-01 a hidden block of a hundred rows is told as a whole', () => {
  const products = Array.from({ length: 100 }, () => ['A', 1]);
  const hiddenRows = new Set(products.map((_, at) => at + 2));
  const book = readOrderBook([gridOf([['Code', '36'], ['A', 1], ...products], { hiddenRows })]);
  const { rows } = book.ok ? book.sheet.account : readCells([]).account;
  expect(rows.map(({ rowNos }) => rowRanges(rowNos, 5).ranges)).toEqual([['3–102']]);
});
