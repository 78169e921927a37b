import { expect, test } from 'vitest';
import { sizeSystem } from '../importSizes';
import { choicesOf } from './choices';
import { columnsOf, read, rowsOf } from './judged.fixture';
import type { SheetCell } from './grid';

test('X-B78 heads of sizes in one system: with the word for size or alone, in several languages', () => {
  const heads = ['EU', 'Size UK', 'US size', 'Taille (FR)', '尺码 美码', '英码', 'cm', 'IT/Taglia', 'EUR'];
  expect(heads.map(sizeSystem)).toEqual(['EU', 'UK', 'US', 'FR', 'US', 'UK', 'CM', 'IT', 'EU']);
  expect(['Size', 'EU UK', 'EU price', 'EU 38', 'Qty', 38, ''].map(sizeSystem)).toEqual(Array(7).fill(null));
});

test('Q-01 of sizes in several systems those are taken that the goods are made in', () => {
  const rows: SheetCell[][] = [
    ['A', 36, 3, 5, 2],
    ['B', '37', 4, 6, 1],
  ];
  for (const systems of [
    ['EU', 'UK', 'US'],
    ['Size EU', 'Size UK', 'Size US'],
  ]) {
    const sheet = read([['Code', ...systems, 'Qty'], ...rows]);
    expect(sheet.offered).toEqual(['A 36 2', 'B 37 1']);
    expect(columnsOf(sheet).slice(1, 4)).toEqual([
      `${systems[0]} SIZE 0`,
      `${systems[1]} INFO 0`,
      `${systems[2]} INFO 0`,
    ]);
    expect(sheet.reading.pieces).toEqual({ sheet: 3, offered: 3, refused: 0, passed: 0 });
  }
  const last = read([
    ['Code', 'UK size', 'EU size', 'Qty'],
    ['A', 3, 36, 2],
    ['A', 7, 46, 1],
  ]);
  expect([last.offered, last.refused]).toEqual([['A 36 2'], ['D3 SIZE_NOT_MADE']]);
  expect(
    read([
      ['Code', 'US', 'Qty'],
      ['A', 5, 2],
    ]).refused,
  ).toEqual(['C2 SIZE_NOT_MADE']);
});

test('Q-01 where two systems fit, no size is taken until the person says which column counts', () => {
  const rows: SheetCell[][] = [
    ['Code', 'EU', 'IT', 'Qty'],
    ['A', 36, 35, 2],
  ];
  const unclear = read(rows);
  expect(unclear.refused).toEqual(['D2 SIZE_UNCLEAR']);
  expect(unclear.reading.columns.map(({ use, conflict }) => [use, conflict])).toEqual([
    ['CODE', undefined],
    ['INFO', 'SIZE_UNCLEAR'],
    ['INFO', 'SIZE_UNCLEAR'],
    ['QTY', undefined],
  ]);
  const chosen = read(rows, choicesOf('C1=SIZE'));
  expect(chosen.offered).toEqual(['A 35 2']);
  expect(columnsOf(chosen)).toEqual(['Code CODE 0', 'EU INFO 0', 'IT SIZE 0', 'Qty QTY 0']);
});

test('Q-01 beside sizes that are headed so, and per size, a word for a system stays what it was', () => {
  const market = read([
    ['Code', 'Size', 'EU', 'US', 'Qty'],
    ['A', '36', 1, 2, 3],
  ]);
  expect(market.offered).toEqual(['A 36 3']);
  expect(columnsOf(market)).toContain('US UNKNOWN 2');
  const wide = read([
    ['Code', 'EU', 36, 37, 'Qty'],
    ['A', null, 1, 2, 3],
  ]);
  expect(wide.offered).toEqual(['A 36 1', 'A 37 2']);
});

test('Q-01 lines of the same sizes in other systems below the heads are told once each, and no row of goods', () => {
  const sheet = read([
    ['Code', 'EU', 35, 36, 37],
    [null, 'UK', 2, 3, 4],
    ['US', null, 5, 6, 7],
    ['A', null, 1, 2, 3],
  ]);
  expect(sheet.offered).toEqual(['A 35 1', 'A 36 2', 'A 37 3']);
  expect(sheet.refused).toEqual([]);
  expect(rowsOf(sheet)).toEqual(['OTHER_SIZES 2,3 0']);
  const written = read([
    ['Code', 'EU 36', 'EU 37'],
    [null, 'UK 3', 'UK 4'],
    ['A', 1, 2],
  ]);
  expect(rowsOf(written)).toEqual(['OTHER_SIZES 2 0']);
  expect(written.refused).toEqual(['B3 SIZE_NOT_MADE', 'C3 SIZE_NOT_MADE']);
  const below = read([
    ['Code', 'UK', 3, 4],
    [null, 'EU', 36, 37],
    ['A', null, 1, 2],
  ]);
  expect(below.offered).toEqual(['A 36 1', 'A 37 2']);
  const origin = read([
    ['Code', 'Origin', '36', '37'],
    [null, 'UK', 1, 2],
  ]);
  expect(origin.refused).toEqual(['C2 CODE_MISSING', 'D2 CODE_MISSING']);
});
