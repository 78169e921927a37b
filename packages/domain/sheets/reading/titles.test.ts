import { describe, expect, test } from 'vitest';
import { gridOf } from '../importRows.fixture';
import type { SheetCell } from './grid';
import { read, rowsOf, SIZES } from './judged.fixture';
import { readOrderBook } from './orderBook';

const LONG = [
  ['Code', 'Size', 'Qty'],
  ['A', '36', 7],
];
const WIDE = [
  ['Code', '36', '37'],
  ['A', 3, 4],
];

describe('Q-01 what stands under a line that says it is not of the order is named and not ordered', () => {
  test.each([
    'Old order',
    'Last season',
    'Last season (FW24)',
    'Last season’s orders',
    '已售商品',
    'Delivered 2024',
    '已发货',
    '上季订单',
    '去年订单：',
  ])('a table under %s beside one that is the order', (title) => {
    for (const old of [LONG, WIDE]) {
      const order: SheetCell[][] = [['New order'], ...LONG.slice(0, 1), ['B', '38', 2]];
      const first = read([[title], ...old, [], ...order]);
      expect([first.offered, rowsOf(first)]).toEqual([['B 38 2'], expect.arrayContaining(['STOCK 3 7'])]);
      const last = read([...order, [], [title], [null, 'Date', '12 March'], ...old]);
      expect([last.offered, last.reading.pieces.passed]).toEqual([['B 38 2'], 7]);
    }
  });

  test('side by side, and rows of one table under such a line', () => {
    const beside = read([
      ['Order', null, null, null, 'Last season'],
      ['Code', 'Size', 'Qty', null, 'Code', 'Size', 'Qty'],
      ['A', '36', 1, null, 'A', '36', 9],
    ]);
    expect([beside.offered, rowsOf(beside)]).toEqual([['A 36 1'], ['ABOVE_HEAD 1 0', 'STOCK 3 9']]);
    const inside = read([...WIDE, ['Cancelled'], ['B', 1, 1], ['Order'], ['B', null, 2]]);
    expect(inside.offered).toEqual(['A 36 3', 'A 37 4', 'B 37 2']);
    expect(rowsOf(inside)).toContain('STOCK 3,4 2');
  });

  test('heads that come again go on with it, a line that names a season of its own does not', () => {
    const again = read([['Delivered'], ...WIDE, [], ...WIDE, ['SS26'], ['Code', '38'], ['B', 5]]);
    expect([again.offered, again.reading.pieces.passed]).toEqual([['B 38 5'], 14]);
  });

  test('the only table of a sheet is refused with the reason at its rows', () => {
    for (const only of [LONG, WIDE]) {
      const book = readOrderBook([gridOf([['Old order'], ['Order date: 2 May'], ...only])], SIZES);
      expect(book).toMatchObject({ ok: false, refusal: { reason: 'NOTHING_READ', params: { pieces: 7 } } });
      expect(!book.ok && book.account?.rows).toContainEqual({
        reason: 'STOCK',
        count: 1,
        rowNos: [4],
        pieces: 7,
      });
    }
  });

  test('a word with its value beside it is no title, the name of an order with its date is one', () => {
    expect(read([['Sales', 'Rossi'], ...LONG]).offered).toEqual(['A 36 7']);
    const dated = read([['Old order', '12 May'], ...LONG, ['Order'], ...WIDE]);
    expect([dated.offered, dated.reading.pieces.passed]).toEqual([['A 36 3', 'A 37 4'], 7]);
  });

  test('words over groups of sizes, and at single goods, say nothing of the table', () => {
    const groups = read([
      [null, null, 'Last season', null, 'Order', null],
      ['Code', 'Name', '36', '37', '36', '37'],
      ['A', 'Pump', 1, 1, 2, 3],
    ]);
    expect(groups.offered).toEqual(['A 36 2', 'A 37 3']);
    const rows = read([
      ['Code', 'Line', '36', '37'],
      ['A', 'Order', 1, 2],
      [null, 'Delivered', null, 1],
      ['B', 'Order', 3, null],
    ]);
    expect(rows.offered).toEqual(['A 36 1', 'A 37 2', 'B 36 3']);
  });
});

test.each([
  'Cancelled',
  'CANCELED 12/05',
  '取消',
  '已取消，缺货',
  'annullato',
  'Annulé par le client',
  'storniert',
  'cancelado',
])('Q-01 a row whose status is %s is named and not ordered', (status) => {
  const wide = read([
    ['Code', 'Status', '36', '37', 'Remark'],
    ['A', 'Confirmed', 1, 2, 'do not cancel'],
    ['B', status, 3, 4],
    ['B', null, null, 5, status],
  ]);
  expect([wide.offered, rowsOf(wide)]).toEqual([['A 36 1', 'A 37 2'], ['STOCK 3,4 12']]);
  const long = read([
    ['Code', 'Size', 'Qty', 'Status'],
    ['A', '36', 1, status],
    ['B', '36', 2, 'open'],
  ]);
  expect([long.offered, rowsOf(long)]).toEqual([['B 36 2'], ['STOCK 2 1']]);
});

test('Q-01 one cell that says cancelled is wrong alone, its row keeps the other sizes', () => {
  const sheet = read([
    ['Code', '36', '37'],
    ['A', 'cancelled', 2],
  ]);
  expect([sheet.offered, sheet.refused]).toEqual([['A 37 2'], ['B2 INVALID_NUMBER']]);
});
