import { describe, expect, test } from 'vitest';
import { gridOf } from '../importRows.fixture';
import type { ColumnRole } from './choices';
import type { SheetCell } from './grid';
import { read, SIZES } from './judged.fixture';
import { readOrderBook } from './orderBook';

test.each([
  ['Ordered', 'Delivered'],
  ['Last season', 'Order'],
  ['订货', '已发货'],
  ['Ordine', 'Consegnato'],
  ['Bestellt', 'Vorjahr'],
  ['Order', 'Confirmed'],
  ['Qty', 'Store plan'],
])(
  'Q-01 of sizes under %s and under %s only those of the order are ordered, the others are named',
  (one, two) => {
    const [order, other] = one === 'Last season' ? [3, 1] : [1, 3];
    const sheet = read([
      ['Code', one, null, two, null],
      [null, '36', '37', '36', '37'],
      ['A', order, null, other, 5],
    ]);
    const isFirst = one !== 'Last season';
    expect(sheet.offered).toEqual(isFirst ? ['A 36 1'] : ['A 36 1', 'A 37 5']);
    expect(sheet.reading.pieces).toEqual({
      sheet: 9,
      offered: isFirst ? 1 : 6,
      refused: 0,
      passed: isFirst ? 8 : 3,
    });
  },
);

test('Q-01 sizes under the names of two shops are all ordered', () => {
  const sheet = read([
    ['Code', 'Milano', null, 'Roma', null],
    [null, '36', '37', '36', '37'],
    ['A', 1, 2, 3, null],
  ]);
  expect(sheet.reading.pieces).toMatchObject({ offered: 6, passed: 0 });
});

test('Q-01 rows that are labelled as delivered beside rows that are labelled as order are not ordered', () => {
  const sheet = read([
    ['Code', 'Line', '36'],
    ['A', 'Delivered', 7],
    ['A', 'Order', 2],
  ]);
  expect(sheet.offered).toEqual(['A 36 2']);
});

test('Q-01 words for the order and for other numbers are found above a further line of groups, too', () => {
  const sheet = read([
    [null, 'Ordered', null, 'Delivered', null],
    ['Code', 'Women', null, 'Women', null],
    [null, '36', '37', '36', '37'],
    ['A', 1, 2, 3, 4],
  ]);
  expect(sheet.offered).toEqual(['A 36 1', 'A 37 2']);
  expect(sheet.reading.pieces).toEqual({ sheet: 10, offered: 3, refused: 0, passed: 7 });
});

describe('Q-01 groups of two seasons or years over the same sizes', () => {
  const under = (one: string, two: string): SheetCell[][] => [
    ['Code', one, null, two, null],
    [null, '36', '37', '36', '37'],
    ['A', 1, 2, 3, 4],
  ];

  test.each([
    ['SS25', 'SS26'],
    ['Order 2025', 'Order 2026'],
    ['25春夏', '25秋冬'],
    ['Order', 'Order SS25'],
    ['Order FW 25', 'Order FW 26'],
  ])('of %s and %s nothing is ordered until the person says which counts', (one, two) => {
    const book = readOrderBook([gridOf(under(one, two))], SIZES);
    expect(book).toMatchObject({
      ok: false,
      refusal: { reason: 'NOTHING_READ', params: { pieces: 10 } },
      account: { rows: [{ reason: 'HEAD_UNCLEAR', rowNos: [3], pieces: 10 }] },
    });
    const columns = book.ok ? [] : (book.account?.columns ?? []);
    const unclear = columns.filter(({ conflict }) => conflict === 'SIZE_UNCLEAR');
    expect(unclear.map(({ column }) => column)).toEqual(['B', 'C', 'D', 'E']);
    const second = new Map<string, ColumnRole>([
      ['B2', 'UNUSED'],
      ['C2', 'UNUSED'],
    ]);
    const chosen = read(under(one, two), second);
    expect([chosen.offered, chosen.reading.pieces.passed]).toEqual([['A 36 3', 'A 37 4'], 3]);
    expect(chosen.reading.columns.some(({ conflict }) => conflict !== undefined)).toBe(false);
  });

  test.each([
    ['Order Milano SS26', 'Order Roma SS26'],
    ['Drop 1', 'Drop 2'],
    ['Milano', 'Roma'],
  ])('of %s and %s all are ordered', (one, two) => {
    expect(read(under(one, two)).reading.pieces).toMatchObject({ offered: 10, passed: 0 });
  });
});

test('Q-01 the heads of a table right above those of another one are no words over its sizes', () => {
  const sheet = [
    ['Code', '35', null, null, 'Code', 'Size', 'Qty'],
    ['Code', '36', '35', null, 'Code', null, '35'],
    ['A', 1, 2],
  ];
  expect(read(sheet).offered).toEqual(['A 35 2', 'A 36 1']);
  expect(read([['Order', '35', null], ...sheet.slice(1)]).offered).toEqual(['A 35 2', 'A 36 1']);
});
