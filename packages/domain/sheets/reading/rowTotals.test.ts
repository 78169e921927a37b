import { expect, test } from 'vitest';
import { checkOrderRows } from '../importRows';
import { gridOf, readCells } from '../importRows.fixture';
import type { SheetCell } from './grid';
import { lookup, SIZES } from './judged.fixture';
import { readOrderBook } from './orderBook';

const warned = (rows: readonly ReturnType<typeof checkOrderRows>['rows'][number][]) =>
  rows.flatMap(({ cell, state, problems }) =>
    problems
      .filter(({ code }) => code === 'TOTAL_DIFFERS')
      .map(({ column, params: { total, pieces } }) => `${cell} ${state} ${column} ${total} ${pieces}`),
  );
const warnings = (rows: SheetCell[][]) => warned(checkOrderRows(readCells(rows, SIZES), lookup).rows);

test.each([['Total'], ['合计'], ['Tot. pz'], ['Gesamtmenge']])(
  'Q-01 a row whose %s is not the sum of its sizes is ordered as its sizes say, and says so',
  (total) => {
    const rows = [
      ['Code', '36', '37', '38', total],
      ['A', 1, 2, '', 3],
      ['B', 2, 2, 1, 6],
    ];
    const checked = checkOrderRows(readCells(rows, SIZES), lookup);
    expect(warned(checked.rows)).toEqual([
      `B3 WARN ${total} 6 5`,
      `C3 WARN ${total} 6 5`,
      `D3 WARN ${total} 6 5`,
    ]);
    expect(checked.lines.map(({ qty }) => qty)).toEqual([1, 2, 2, 2, 1]);
  },
);

test('Q-01 one row alone may be contradicted by its total, and a total of none contradicts pieces', () => {
  const head = ['Code', '36', '37', 'Total pcs'];
  expect(warnings([head, ['A', 1, 2, 5]])).toEqual(['B2 WARN Total pcs 5 3', 'C2 WARN Total pcs 5 3']);
  expect(warnings([head, ['A', 1, '', 0]])).toEqual(['B2 WARN Total pcs 0 1']);
});

test('Q-01 a quantity and its total in a row of the long form', () => {
  const head = ['Code', 'Size', 'Qty', 'Total'];
  expect(warnings([head, ['A', '36', 2, 2], ['A', '37', 1, 1], ['B', '36', 3, 2]])).toEqual([
    'C4 WARN Total 2 3',
  ]);
});

test('Q-01 totals of pieces beside totals of money', () => {
  const head = ['Code', '36', '37', 'Price', 'Total pcs', 'Total'];
  expect(warnings([head, ['A', 1, 2, 50, 3, 150], ['B', 1, 1, 40, 3, 80]])).toEqual([
    'B3 WARN Total pcs 3 2',
    'C3 WARN Total pcs 3 2',
  ]);
});

test.each<[string, SheetCell[][]]>([
  [
    'money by its price',
    [
      ['Code', '36', '37', 'Price', 'Total'],
      ['A', 1, 2, 50, 150],
    ],
  ],
  [
    'money with cents',
    [
      ['Code', '36', '37', 'Total'],
      ['A', 1, 2, 150.5],
    ],
  ],
  [
    'money with a currency',
    [
      ['Code', '36', '37', 'Total'],
      ['A', 1, 2, { kind: 'MONEY', text: '€ 150', serial: 150 }],
    ],
  ],
  [
    'a text',
    [
      ['Code', '36', '37', 'Total'],
      ['A', 1, 2, 'see below'],
    ],
  ],
  [
    'a formula without a result',
    [
      ['Code', '36', '37', 'Total'],
      ['A', 1, 2, { kind: 'UNCOMPUTED', text: '' }],
    ],
  ],
  [
    'another count in each row',
    [
      ['Code', '36', '37', 'Total'],
      ['A', 1, 2, 7],
      ['B', 1, 1, 9],
      ['A', 1, '', 4],
    ],
  ],
  [
    'the total of a style in the first of its rows',
    [
      ['Code', 'Size', 'Qty', 'Total'],
      ['A', '36', 2, 5],
      ['A', '37', 3, ''],
      ['B', '36', 1, 3],
      ['B', '37', 2, ''],
    ],
  ],
  [
    'totals of styles, one of them of a single row',
    [
      ['Code', 'Size', 'Qty', 'Total'],
      ['A', '36', 2, 5],
      ['A', '37', 2, ''],
      ['A', '38', 1, ''],
      ['B', '36', 1, 1],
    ],
  ],
])('Q-01 %s contradicts no row', (_, rows) => {
  expect(warnings(rows)).toEqual([]);
});

test('Q-01 a total merged over the rows of a style is of none of them', () => {
  const rows: SheetCell[][] = [
    ['Code', 'Size', 'Qty', 'Total'],
    ['A', '36', 2, 5],
    ['A', '37', 3, null],
  ];
  const merges = [{ top: 1, left: 3, bottom: 2, right: 3 }];
  const book = readOrderBook([gridOf(rows, { merges })], SIZES);
  expect(book.ok && warned(checkOrderRows(book.sheet, lookup).rows)).toEqual([]);
});

test('Q-01 each of two tables has totals of its own', () => {
  const second: SheetCell[][] = [
    ['Code', '39', '40', 'Total'],
    ['B', 1, 1, 3],
    ['A', 1, 1, 2],
  ];
  expect(warnings([['Code', '36', '37', 'Total'], ['A', 1, 2, 3], [], ...second])).toEqual([
    'B5 WARN Total 3 2',
    'C5 WARN Total 3 2',
  ]);
});
