import { describe, expect, test } from 'vitest';
import { gridOf } from '../importRows.fixture';
import type { SheetCell } from './grid';
import { bookOf, columnsOf, read, rowsOf } from './judged.fixture';
import { readOrderBook } from './orderBook';
import { readPieces } from './pieces';

describe('lines of sums are no goods, and goods are no lines of sums', () => {
  test('codes and names that contain a word for a sum have a verdict', () => {
    const sheet = read([
      ['Code', 'Name', 'Size', 'Qty'],
      ['SUM-2501', 'x', '36', 1],
      ['TOTAL LOOK 12', 'x', '36', 1],
      ['小计款', 'x', '36', 1],
      [null, 'Total Look coat', '36', 1],
      ['A', 'x', '36', 2],
      ['Total', null, null, 6],
    ]);
    expect(sheet.refused).toEqual([
      'D2 UNKNOWN_CODE',
      'D3 UNKNOWN_CODE',
      'D4 UNKNOWN_CODE',
      'D5 CODE_MISSING',
    ]);
    expect(rowsOf(sheet)).toEqual(['TOTAL 7 0']);
    expect(sheet.reading.pieces).toEqual({ sheet: 6, offered: 2, refused: 4, passed: 0 });
  });

  test('subtotals, sums without a word, a sum of text, and a sum that is wrong', () => {
    const sheet = read([
      ['货号', '36', '37'],
      ['A', 1, 2],
      ['小计：', 1, 2],
      ['B', 3, '4件'],
      [null, 3, 4],
      ['合计', 4, 6],
      ['Total: 10', null, null],
      ['总计', 9, 9],
    ]);
    expect(rowsOf(sheet)).toEqual(['TOTAL 3,5,6,7 0']);
    expect(sheet.refused).toEqual(['B8 UNKNOWN_CODE', 'C8 UNKNOWN_CODE']);
  });

  test('notes and titles among the rows are passed over by number', () => {
    const sheet = read([
      ['Spring order', 2026],
      ['Code', 'Size', 'Qty'],
      ['WOMEN', null, null],
      ['A', '36', 1],
      [null, null, null, 'ship by 10 December'],
    ]);
    expect(rowsOf(sheet)).toEqual(['ABOVE_HEAD 1 0', 'NO_QUANTITY 3,5 0']);
    expect(sheet.refused).toEqual([]);
  });
});

describe('a quantity is the number that was written', () => {
  test.each<[SheetCell, number | null]>([
    [0.1 * 30, 3],
    ['2.0', 2],
    ['2件', 2],
    ['2 pcs', 2],
    ['2\u200b', 2],
    ['\u202a2\u202c', 2],
    ['２', 2],
    ['2,00', 2],
    ['1,000', null],
    ['1.000', null],
    ['1 000', null],
    ['1\u00a0000', null],
    ['1\u202f000', null],
    ["1'000", null],
    ['1，000', null],
    ['1.000,00', null],
    ['1,000.00', null],
    ['10,00', 10],
    ['¥1,280', null],
    ['￥128', null],
    ['€ 120', null],
    ['120,00 €', null],
    ['1.280,00 €', null],
    ['1 280,00', null],
    ['120元', null],
    ['2箱', null],
    ['2 dozen', null],
    [2.4, null],
    ['=2', null],
    [{ kind: 'DATE', text: '1900-01-02', serial: 2 }, null],
    [{ kind: 'ERROR', text: '#N/A' }, null],
    [{ kind: 'MONEY', text: '¥128', serial: 128 }, null],
    [{ kind: 'PERCENT', text: '100%', serial: 1 }, null],
  ])('%j is %j', (cell, pieces) => expect(readPieces(cell)).toBe(pieces));

  const formula: SheetCell = { kind: 'UNCOMPUTED', text: '=B2*2' };
  test('a formula without a stored result is named, in quantity, size and code', () => {
    expect(
      read([
        ['Code', 'Size', 'Qty'],
        ['A', '36', formula],
        ['A', formula, 1],
        [formula, '36', 1],
      ]).refused,
    ).toEqual(['C2 FORMULA_NO_RESULT', 'C3 FORMULA_NO_RESULT', 'C4 FORMULA_NO_RESULT']);
    expect(
      read([
        ['Code', '36', '37'],
        ['A', formula, 1],
      ]),
    ).toMatchObject({ refused: ['B2 FORMULA_NO_RESULT'], offered: ['A 37 1'] });
  });

  test('what is struck through is not ordered: quantity, size, code and the size over a column', () => {
    const struck = (text: string, serial?: number): SheetCell => ({ kind: 'STRUCK', text, serial });
    const sheet = read([
      ['Code', 'Size', 'Qty'],
      ['A', '36', struck('5', 5)],
      ['A', struck('37'), 1],
      [struck('A'), '38', 1],
      ['A', '39', 2],
      ['Total', null, 9],
    ]);
    expect(sheet.offered).toEqual(['A 39 2']);
    expect(sheet.refused).toEqual(['C2 STRUCK_OUT', 'C3 STRUCK_OUT', 'C4 STRUCK_OUT']);
    expect(rowsOf(sheet)).toEqual(['TOTAL 6 0']);
    const wide = read([
      ['Code', '36', struck('37')],
      ['A', 2, 3],
    ]);
    expect(wide.offered).toEqual(['A 36 2']);
    expect(columnsOf(wide)).toContain('37 UNKNOWN 3');
  });

  test('a dash in a size column is none', () => {
    const sheet = read([
      ['Code', '35', '36', '37'],
      ['A', '-', 2, '—'],
      ['B', '/', ' – ', '--'],
      ['B', '-1', null, null],
    ]);
    expect(sheet).toMatchObject({ offered: ['A 36 2'], refused: ['B4 INVALID_NUMBER'] });
    expect(rowsOf(sheet)).toEqual(['NO_QUANTITY 3 0']);
  });

  test('one bad quantity of a row refuses this one only', () => {
    const sheet = read([
      ['Code', '35', '36'],
      ['A', 2, 'x'],
    ]);
    expect(sheet).toMatchObject({ offered: ['A 35 2'], refused: ['C2 INVALID_NUMBER'] });
  });

  test('a code merged over its rows counts in each, a quantity merged over cells in none', () => {
    const rows: SheetCell[][] = [
      ['Code', 'Size', 'Qty'],
      ['A', '36', 1],
      [null, '37', 2],
      ['B', '38', 3],
      [null, '39', null],
    ];
    const merges = [
      { top: 1, left: 0, bottom: 2, right: 0 },
      { top: 3, left: 2, bottom: 4, right: 2 },
    ];
    const sheet = bookOf([gridOf(rows, { merges })]);
    expect(sheet.offered).toEqual(['A 36 1', 'A 37 2']);
    expect(sheet.refused).toEqual(['C4 QUANTITY_MERGED', 'C5 CODE_MISSING,QUANTITY_MERGED']);
    const wide = bookOf([
      gridOf(
        [
          ['Code', '36', '37'],
          ['A', 2, null],
        ],
        { merges: [{ top: 1, left: 1, bottom: 1, right: 2 }] },
      ),
    ]);
    expect(wide).toMatchObject({ offered: [], refused: ['B2 QUANTITY_MERGED'] });
  });
});

describe('what nobody sees is not ordered, and said', () => {
  test('hidden rows and columns of quantities are passed over with their pieces, hidden ids are read', () => {
    const grid = gridOf(
      [
        ['_productId', 'Code', '36', '37'],
        ['A', 'A', 1, 2],
        ['B', 'B', 3, 4],
      ],
      {
        hiddenRows: new Set([2]),
        hiddenColumns: [
          { from: 0, to: 0 },
          { from: 3, to: 3 },
        ],
      },
    );
    const sheet = bookOf([grid]);
    expect(sheet.offered).toEqual(['A 36 1']);
    expect(rowsOf(sheet)).toEqual(['HIDDEN 3 3']);
    expect(columnsOf(sheet)).toContain('37 HIDDEN 6');
    expect(sheet.reading.pieces).toEqual({ sheet: 10, offered: 1, refused: 0, passed: 9 });
  });

  const order: SheetCell[][] = [
    ['Code', '36'],
    ['A', 2],
  ];
  test('the sheet with codes is taken and named, whatever comes first', () => {
    const book = bookOf([
      gridOf([['Dear buyer'], ['Tel.', 12345]], { name: 'Cover' }),
      gridOf([], { name: 'Empty' }),
      gridOf(
        [
          ['Code', '36'],
          ['A', 9],
        ],
        { name: 'Old', isHidden: true },
      ),
      gridOf(
        [
          ['Code', '36'],
          ['A', null],
        ],
        { name: 'Blank form' },
      ),
      gridOf(order, { name: 'Order' }),
      gridOf(
        [
          ['Code', '36'],
          ['B', 5],
        ],
        { name: 'More' },
      ),
    ]);
    expect(book.offered).toEqual(['A 36 2']);
    expect(book.reading.sheet).toBe('Order');
    expect(book.reading.sheets).toEqual([
      { name: 'Cover', reason: 'NO_TABLE', pieces: 0 },
      { name: 'Old', reason: 'HIDDEN', pieces: 9 },
      { name: 'Blank form', reason: 'NOT_FIRST', pieces: 0 },
      { name: 'More', reason: 'NOT_FIRST', pieces: 5 },
    ]);
  });

  test('a hidden sheet is never the order while others are seen', () => {
    expect(readOrderBook([gridOf([['Cover']]), gridOf(order, { isHidden: true })])).toMatchObject({
      ok: false,
      refusal: { reason: 'NO_CODE_COLUMN' },
    });
    expect(bookOf([gridOf(order, { isHidden: true })]).offered).toEqual(['A 36 2']);
  });
});
