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

  test.each<[kind: string, head: SheetCell[]]>([
    ['a word nobody knows', ['Kod', '38', '39', null]],
    ['a brand, and another column more', ['GUCCI', 38, 39, 40]],
    ['words beside the sizes', ['Kod', '38', '39', 'Celkem']],
    ['half sizes', ['Kod', '36', '36.5', '37']],
  ])('a head in other words ends all certainty: %s', (_, head) => {
    const sheet = read([
      ['Code', '35', '36', null],
      ['A', 1, 2, null],
      head,
      ['B', 1, null, null],
      ['Code', '37', '38', null],
      ['B', 3, null, null],
    ]);
    expect(sheet.offered).toEqual(['A 35 1', 'A 36 2', 'B 37 3']);
    expect(rowsOf(sheet)).toEqual([expect.stringMatching(/^HEAD_UNCLEAR 3,4 /)]);
  });

  test('a line of half sizes without a code starts a table, and quantities that rise are goods', () => {
    const half = read([
      ['Code', '35', '36', '37'],
      ['A', 1, 2, 4],
      [null, '36', '36.5', '37'],
      ['B', 1, 2, 3],
    ]);
    expect(half.offered).toEqual(['A 35 1', 'A 36 2', 'A 37 4', 'B 36 1', 'B 36.5 2', 'B 37 3']);
    const products = read([
      ['Code', '35', '36', 'Total'],
      ['A', 3, 5, 8],
      ['B', 35, 36, 71],
      ['A', null, 7, 7],
    ]);
    expect(products.offered).toEqual(['A 35 3', 'A 36 12', 'B 35 35', 'B 36 36']);
  });

  const groups: SheetCell[][] = [
    ['Stock', null, 'Order', null],
    ['36', '37', '36', '37'],
    [10, 20, 1, 2],
  ];
  const wide = [
    { top: 0, left: 1, bottom: 0, right: 2 },
    { top: 0, left: 3, bottom: 0, right: 4 },
  ];
  test.each<[kind: string, first: SheetCell[], words: SheetCell[], merges: typeof wide]>([
    ['the code beside the groups', ['Code', null, 'A'], ['Stock', 'Order'], []],
    ['the code beside the groups, merged', ['Code', null, 'A'], ['库存', '订货'], wide],
    ['the code beside the sizes', [null, 'Code', 'A'], ['In stock', 'Qty'], []],
    ['the code beside the sizes, merged', [null, '货号', 'A'], ['可订数量', null], wide],
    ['prices', ['Code', null, 'A'], ['Wholesale price', 'Order'], wide],
  ])('what stands under a group of stock or prices is not ordered: %s', (_, first, words, merges) => {
    const rows = groups.map((cells, row) => [first[row], ...cells]);
    rows[0] = [first[0], words[0], null, words[1], null];
    const sheet = bookOf([gridOf(rows, { merges })]);
    expect(sheet.offered).toEqual(['A 36 1', 'A 37 2']);
    expect(sheet.refused).toEqual([]);
  });

  test('rows that are labelled as stock beside rows that are labelled as order are not ordered', () => {
    const sheet = bookOf([
      gridOf(
        [
          ['货号', '类型', '36', '37', 'Note'],
          ['A', '库存', 10, 20, null],
          [null, '订货', 1, 2, 'Available'],
          ['B', '库存', 5, null, null],
          [null, '订货', null, 3, 'Available'],
        ],
        {
          merges: [
            { top: 1, left: 0, bottom: 2, right: 0 },
            { top: 3, left: 0, bottom: 4, right: 0 },
          ],
        },
      ),
    ]);
    expect(sheet.offered).toEqual(['A 36 1', 'A 37 2', 'B 37 3']);
    expect(rowsOf(sheet)).toEqual(['STOCK 2,4 35']);
    const status = read([
      ['Code', 'Status', '36'],
      ['A', 'Available', 1],
    ]);
    expect(status.offered).toEqual(['A 36 1']);
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
