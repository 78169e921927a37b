import { expect, test } from 'vitest';
import { choicesOf, choicesText, type ColumnChoices } from './choices';
import { columnsOf, read, rowsOf } from './judged.fixture';

const as = (text: string): ColumnChoices => choicesOf(text);
const twoQuantities = [
  ['Code', 'Size', 'Qty', 'Confirmed'],
  ['A', '36', 5, 2],
];

test('Q-01 a column that the person says is the quantity is read, and the one its head names is counted as not used', () => {
  const before = read(twoQuantities);
  expect(before.offered).toEqual(['A 36 5']);
  expect(columnsOf(before)).toContain('Confirmed UNKNOWN 2');
  const after = read(twoQuantities, as('D1=QTY'));
  expect(after.offered).toEqual(['A 36 2']);
  expect(columnsOf(after)).toEqual(['Code CODE 0', 'Size SIZE 0', 'Qty SPARE 5', 'Confirmed QTY 0']);
  expect(after.reading.pieces).toEqual({ sheet: 7, offered: 2, refused: 0, passed: 5 });
});

test('Q-01 of two columns that are said to be the quantity the first is read, and the second says why it is not', () => {
  const { offered, reading } = read(twoQuantities, as('D1=QTY,C1=QTY'));
  expect(offered).toEqual(['A 36 5']);
  expect(reading.columns.map(({ use, conflict }) => [use, conflict])).toEqual([
    ['CODE', undefined],
    ['SIZE', undefined],
    ['QTY', undefined],
    ['SPARE', 'TAKEN_TWICE'],
  ]);
});

test('Q-01 a head of no known size holds pieces of the size it says once the person says so; one that names none is told', () => {
  const sheet = [
    ['Code', '35', '36,5 EU', 'Extra'],
    ['A', 1, 2, 3],
  ];
  expect(read(sheet).offered).toEqual(['A 35 1']);
  const chosen = read(sheet, as('C1=SIZE_QTY'));
  expect(columnsOf(chosen)).toContain('36,5 EU SIZE_QTY 0');
  expect(chosen.refused).toEqual(['C2 SIZE_NOT_MADE']);
  const named = read(
    [
      ['Code', '35', 'Qty'],
      ['A', 1, 2],
    ],
    as('C1=SIZE_QTY'),
  );
  expect(named.offered).toEqual(['A 35 1']);
  expect(named.reading.columns[2]).toMatchObject({ use: 'SPARE', conflict: 'NO_SIZE', pieces: 2 });
});

test('Q-01 one quantity column and columns per size cannot be chosen together', () => {
  const sheet = [
    ['Code', 'Size', '35', 'Qty'],
    ['A', '36', 1, 2],
  ];
  const { offered, reading } = read(sheet, as('C1=SIZE_QTY,D1=QTY'));
  expect(offered).toEqual(['A 36 2']);
  expect(reading.columns[2]).toMatchObject({ use: 'SPARE', conflict: 'OTHER_FORM', pieces: 1 });
  expect(read(sheet, as('C1=SIZE_QTY')).offered).toEqual(['A 35 1']);
});

test('Q-01 codes stand where the person says; a note holds no pieces, a column that is not used counts its own', () => {
  const sheet = [
    ['Code', 'Our mark', 'Size', 'Qty', 'Box'],
    ['gone', 'B', '36', 2, 9],
  ];
  const { offered, reading } = read(sheet, as('B1=CODE,E1=INFO'));
  expect(offered).toEqual(['B 36 2']);
  expect(reading.pieces.sheet).toBe(2);
  const unused = read(sheet, as('B1=CODE,E1=UNUSED'));
  expect(columnsOf(unused)).toEqual([
    'Code INFO 0',
    'Our mark CODE 0',
    'Size SIZE 0',
    'Qty QTY 0',
    'Box UNUSED 9',
  ]);
});

test('Q-01 a choice holds for the same head of a table below, and for no other', () => {
  const sheet = [
    ['Code', 'Size', 'Qty', 'Box'],
    ['A', '36', 5, 2],
    [],
    ['Code', 'Size', 'Qty', 'Box'],
    ['B', '37', 4, 1],
    [],
    ['Code', 'Size', 'Box', 'Qty'],
    ['B', '38', 9, 3],
  ];
  expect(read(sheet, as('D1=QTY')).offered).toEqual(['A 36 2', 'B 37 1', 'B 38 3']);
  expect(read(sheet, as('C7=QTY')).offered).toEqual(['A 36 5', 'B 37 4', 'B 38 9']);
  expect(read(sheet, as('D1=QTY,C4=QTY')).offered).toEqual(['A 36 2', 'B 37 4', 'B 38 3']);
});

test('Q-01 of tables side by side only the one that is chosen for is read otherwise', () => {
  const sheet = [
    ['Code', 'Size', 'Qty', 'Box', null, 'Code', 'Size', 'Qty', 'Box'],
    ['A', '36', 5, 2, null, 'B', '37', 4, 1],
  ];
  expect(read(sheet, as('I1=QTY')).offered).toEqual(['A 36 5', 'B 37 1']);
});

test('Q-01 below a line of other sizes a column that holds no pieces stays without', () => {
  const sheet = [
    ['Code', '35', '36'],
    ['A', 1, 2],
    [null, '38', '39'],
    ['B', 3, 4],
  ];
  expect(read(sheet, as('C1=UNUSED')).offered).toEqual(['A 35 1', 'B 38 3']);
  expect(read(sheet, as('C3=UNUSED')).offered).toEqual(['A 35 1', 'A 36 2', 'B 38 3']);
});

test('Q-01 a column without a head is read once the person says what it holds', () => {
  const sheet = [
    ['Code', 'Size'],
    ['A', '36', 4],
  ];
  const { offered, reading } = read(sheet, as('C1=QTY'));
  expect([offered, rowsOf({ offered, refused: [], reading })]).toEqual([['A 36 4'], []]);
});

test('Q-01 choices are one text; what is none in it is left out', () => {
  const text = 'B2=CODE,E2=QTY';
  expect(choicesText(choicesOf(text))).toBe(text);
  expect(choicesText(choicesOf('B2=CODE,x,=QTY,E2=MONEY'))).toBe('B2=CODE');
});
