import { expect, test } from 'vitest';
import { gridOf } from '../importRows.fixture';
import { choicesOf } from './choices';
import type { SheetCell } from './grid';
import { read, SIZES } from './judged.fixture';
import { readOrderBook } from './orderBook';

/** Returns the result for a workbook that cannot be read without choices: what it lacks, and the columns for which a role can be chosen. */
function lacking(rows: SheetCell[][], columns = '') {
  const book = readOrderBook(
    [gridOf([['Dear buyer'], ['Tel.', 12_345]], { name: 'Cover' }), gridOf(rows)],
    SIZES,
    columns === '' ? undefined : { sheet: 'Sheet1', columns: choicesOf(columns) },
  );
  if (book.ok) throw new Error('readable');
  const { refusal, account } = book;
  return {
    lacks: refusal.reason,
    sheet: account?.sheet,
    columns: account?.columns.map(
      ({ column, headRow, name, use, pieces }) => `${column}${headRow} ${name} ${use} ${pieces}`,
    ),
    others: account?.sheets.map(({ name }) => name),
  };
}

const UNNAMED = [
  ['Order of March', 'Rossi'],
  ['Merce', 'Taglia', 'Quantita'],
  ['A', '36', 2],
  ['B', '37', 3],
];

test('Q-01 a sheet without a known code column names the columns it may have, and is read once the person says which it is', () => {
  expect(lacking(UNNAMED)).toEqual({
    lacks: 'NO_CODE_COLUMN',
    sheet: 'Sheet1',
    columns: ['A2 Merce UNKNOWN 0', 'B2 Taglia SIZE 0', 'C2 Quantita SPARE 5'],
    others: ['Cover'],
  });
  const { offered, reading } = read(UNNAMED, choicesOf('A2=CODE'));
  expect(offered).toEqual(['A 36 2', 'B 37 3']);
  expect(reading.pieces).toEqual({ sheet: 5, offered: 5, refused: 0, passed: 0 });
});

test('Q-01 a sheet without a known quantity column names what its columns hold, and is read once the person says which counts', () => {
  const sheet = [
    ['Code', 'Taglia', 'Da ordinare'],
    ['A', '36', 2],
    ['B', '37', 3],
  ];
  expect(lacking(sheet)).toMatchObject({
    lacks: 'NO_QUANTITY_COLUMN',
    columns: ['A1 Code CODE 0', 'B1 Taglia SIZE 0', 'C1 Da ordinare UNKNOWN 5'],
  });
  expect(read(sheet, choicesOf('C1=QTY')).offered).toEqual(['A 36 2', 'B 37 3']);
});

test('Q-01 of a sheet whose quantities stand beside an empty quantity column the filled one can be chosen', () => {
  const sheet = [
    ['Code', 'Qty', 'Da ordinare'],
    ['A', null, 2],
  ];
  expect(lacking(sheet)).toMatchObject({
    lacks: 'NOTHING_READ',
    columns: ['A1 Code CODE 0', 'B1 Qty QTY 0', 'C1 Da ordinare UNKNOWN 2'],
  });
});

test('Q-01 a sheet that lacks both is said of step by step: what still lacks is named with what was chosen', () => {
  const sheet = [
    ['Merce', 'Variante', 'Da ordinare'],
    ['A', '36', 2],
  ];
  expect(lacking(sheet).lacks).toBe('NO_CODE_COLUMN');
  expect(lacking(sheet, 'C1=QTY')).toMatchObject({ lacks: 'NO_CODE_COLUMN' });
  expect(lacking(sheet, 'A1=CODE')).toMatchObject({
    lacks: 'NO_QUANTITY_COLUMN',
    columns: ['A1 Merce CODE 0', 'B1 Variante UNKNOWN 36', 'C1 Da ordinare UNKNOWN 2'],
  });
  expect(read(sheet, choicesOf('A1=CODE,B1=SIZE,C1=QTY')).offered).toEqual(['A 36 2']);
});

test('Q-01 below the same heads again with other sizes no piece is read for a size of the first ones', () => {
  const sheet = [
    ['Merce', '35', '36'],
    ['A', 1, 2],
    ['Merce', '38', '39'],
    ['B', 3, 4],
  ];
  expect(read(sheet, choicesOf('A1=CODE')).offered).toEqual(['A 35 1', 'A 36 2', 'B 38 3', 'B 39 4']);
});

test('Q-01 sizes in a second line of heads that name no code are read under the first', () => {
  const sheet = [
    ['Merce', 'Taglie', null],
    [null, '36', '37'],
    ['A', 1, 2],
  ];
  expect(lacking(sheet).columns).toEqual(['A2 Merce UNKNOWN 0', 'B2 36 SPARE 1', 'C2 37 SPARE 2']);
  expect(read(sheet, choicesOf('A2=CODE')).offered).toEqual(['A 36 1', 'A 37 2']);
});

test.each<[string, SheetCell[][]]>([
  [
    'no heads at all',
    [
      ['MO2511', '36', 2],
      ['MO2512', '37', 3],
    ],
  ],
  ['a letter', [['Dear Selvedge'], ['please send 5 pieces']]],
  [
    'text alone',
    [
      ['Name', 'Colour'],
      ['Pump', 'Red'],
    ],
  ],
])('Q-01 %s: no row is taken for heads, so that none of the goods is lost as one', (_, rows) => {
  expect(lacking(rows)).toEqual({
    lacks: 'NO_CODE_COLUMN',
    sheet: undefined,
    columns: undefined,
    others: undefined,
  });
});
