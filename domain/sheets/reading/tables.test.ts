import { describe, expect, test } from 'vitest';
import { gridOf } from '../importRows.fixture';
import type { SheetCell } from './grid';
import { bookOf, columnsOf, read, rowsOf, SIZES } from './judged.fixture';
import { readOrderBook } from './orderBook';

describe('a size is the one in the head above, in the table of the row', () => {
  test('a second head below starts a second table with its own columns', () => {
    const below = read([
      ['Code', '36', '37'],
      ['A', 1, 2],
      ['Code', '35', '36'],
      ['B', null, 1],
    ]);
    expect(below.offered).toEqual(['A 36 1', 'A 37 2', 'B 36 1']);
    expect(below.reading.pieces).toEqual({ sheet: 4, offered: 4, refused: 0, passed: 0 });
  });

  test('a second head without quantities ends the first table: nothing below it is read under the old sizes', () => {
    const other = read([
      ['Code', '36', '37'],
      ['A', 1, 2],
      ['Code', 'Weight', 'Lot'],
      ['B', 350, 20],
    ]);
    expect(other.offered).toEqual(['A 36 1', 'A 37 2']);
    expect(rowsOf(other)).toEqual(['NO_TABLE 4 0']);
    expect(columnsOf(other)).toContain('Lot UNKNOWN 20');
  });

  test('two tables beside each other, with and without a blank column between', () => {
    const apart = read([
      ['Code', '36', '37', null, 'Code', '40'],
      ['A', 1, 2, null, 'B', 3],
      [null, null, null, null, 'A', 4],
    ]);
    expect(apart.offered).toEqual(['A 36 1', 'A 37 2', 'A 40 4', 'B 40 3']);
    const close = read([
      ['Code', 'Size', 'Qty', 'Code', 'Size', 'Qty'],
      ['A', 36, 1, 'B', 40, 3],
    ]);
    expect(close.offered).toEqual(['A 36 1', 'B 40 3']);
  });

  test('a table that begins further down beside another one', () => {
    const beside = read([
      ['Code', '36', '37'],
      ['A', 1, 2, null, 'Code', '40', '41'],
      ['B', 3, 4, null, 'A', 5, 6],
    ]);
    expect(beside.offered).toEqual(['A 36 1', 'A 37 2', 'A 40 5', 'A 41 6', 'B 36 3', 'B 37 4']);
    const heads = beside.reading.columns.map(({ name }) => name);
    expect(new Set(heads).size).toBe(heads.length);
  });

  test('a head below two tables that stand side by side ends both where it runs across them', () => {
    const across = read([
      ['Code', '36', '37', null, 'Code', '41'],
      ['A', 1, 2, null, 'B', 3],
      ['Code', 'Name', '36', '37', '38', '39'],
      ['B', 'x', 1, null, 2, 4],
    ]);
    expect(across.offered).toEqual(['A 36 1', 'A 37 2', 'B 36 1', 'B 38 2', 'B 39 4', 'B 41 3']);
  });

  test('a line of other sizes without a code: known sizes start a table, doubtful ones end all certainty', () => {
    const known = read([
      ['Code', '35', '36'],
      ['A', 1, 2],
      [null, 38, 39],
      ['B', 1, null],
    ]);
    expect(known.offered).toEqual(['A 35 1', 'A 36 2', 'B 38 1']);
    const doubtful = read([
      ['Code', '35', '36', '37'],
      ['A', 1, 2, 4],
      [null, 3, 5, 6],
      ['B', 1, null, null],
    ]);
    expect(doubtful.offered).toEqual(['A 35 1', 'A 36 2', 'A 37 4']);
    expect(rowsOf(doubtful)).toEqual(['HEAD_UNCLEAR 3,4 15']);
    const doubled = gridOf([
      ['Code', '36', '38'],
      [null, '40', '41'],
      ['A', 1, 2],
    ]);
    expect(readOrderBook([doubled], SIZES)).toMatchObject({
      refusal: { reason: 'NOTHING_READ', params: { pieces: 84 } },
    });
  });

  test('heads of two lines, groups merged or not', () => {
    const rows: SheetCell[][] = [
      ['Code', 'Name', 'Sizes', null, 'Total'],
      [null, null, '36', '37', null],
      ['A', 'x', 1, 2, 3],
    ];
    for (const grid of [
      gridOf(rows),
      gridOf(rows, {
        merges: [
          { top: 0, left: 2, bottom: 0, right: 3 },
          { top: 0, left: 0, bottom: 1, right: 0 },
        ],
      }),
    ]) {
      const two = bookOf([grid]);
      expect(two.offered).toEqual(['A 36 1', 'A 37 2']);
      expect(columnsOf(two)).toContain('Total TOTAL 0');
      expect(two.reading.pieces.passed).toBe(0);
    }
    const under = read([
      ['货号', '数量', null, null],
      [null, '36', '37', '38'],
      ['A', 1, null, 2],
    ]);
    expect(under.offered).toEqual(['A 36 1', 'A 38 2']);
  });

  test('Q-01 beside a table with heads of one line stands one with two, and no quantity goes without a word', () => {
    const sheet = read([
      ['Code', '35', null, 'Code', 'Sizes', null, null],
      ['A', 1, null, null, '36', '37', 'Box'],
      ['B', 2, null, 'A', 3, 1, 4],
    ]);
    expect(sheet.offered).toEqual(['A 35 1', 'A 36 3', 'A 37 1', 'B 35 2']);
    expect(columnsOf(sheet)).toContain('Box UNKNOWN 4');
    expect(sheet.reading.pieces).toEqual({ sheet: 11, offered: 7, refused: 0, passed: 4 });
  });

  test('a row of goods without a code is no line of sizes under a head of one quantity', () => {
    expect(
      read([
        ['Code', 'Size', 'Qty'],
        [null, 38, 2],
        ['A', 36, 1],
      ]).refused,
    ).toEqual(['C2 CODE_MISSING']);
  });
});
