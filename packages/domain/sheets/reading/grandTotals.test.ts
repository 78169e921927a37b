import { describe, expect, test } from 'vitest';
import type { SheetCell } from './grid';
import { read, rowsOf } from './judged.fixture';

const TWO_TABLES: SheetCell[][] = [
  ['Code', '35', '36'],
  ['A', 1, 2],
  ['B', 3, 4],
  ['Total', 4, 6],
  ['Code', '38', '39'],
  ['A', 5, 6],
];
const OFFERED = ['A 35 1', 'A 36 2', 'A 38 5', 'A 39 6', 'B 35 3', 'B 36 4'];

describe('a sum over several heads is passed over and named', () => {
  test.each<[string, SheetCell[]]>([
    ['column by column', ['Grand total', 9, 12]],
    ['all pieces in one cell', ['Grand total', null, 21]],
    ['all pieces under the first size', ['总计', 21]],
    ['without a label', [null, 9, 12]],
    ['all pieces in its label', ['Grand total: 21 pcs']],
  ])('Q-01 %s', (_, total) => {
    const sheet = read([...TWO_TABLES, total]);
    expect(sheet.offered).toEqual(OFFERED);
    expect(sheet.refused).toEqual([]);
    expect(rowsOf(sheet)).toEqual(['TOTAL 4,7 0']);
    expect(sheet.reading.pieces).toEqual({ sheet: 21, offered: 21, refused: 0, passed: 0 });
  });

  test('Q-01 of a table whose sizes change on the way, and of tables side by side', () => {
    const changed = read([
      ['Code', '35', '36'],
      ['A', 1, 2],
      [null, '38', '39'],
      ['A', 3, 4],
      ['Total', 4, 6],
    ]);
    expect([changed.refused, rowsOf(changed)]).toEqual([[], ['TOTAL 5 0']]);
    const beside = read([
      ['Code', '35', null, 'Code', '36'],
      ['A', 1, null, 'B', 2],
      ['Grand total', null, null, null, 3],
    ]);
    expect([beside.refused, rowsOf(beside)]).toEqual([[], ['TOTAL 3 0']]);
  });

  test('Q-01 in the long form, also as one sum behind several tables', () => {
    const long = read([
      ['Code', 'Size', 'Qty'],
      ['A', '36', 2],
      ['Code', 'Size', 'Qty'],
      ['B', '37', 3],
      ['Total', null, 3],
      ['Grand total', null, 5],
    ]);
    expect([long.offered, long.refused]).toEqual([['A 36 2', 'B 37 3'], []]);
    expect(rowsOf(long)).toEqual(['TOTAL 5,6 0']);
  });

  test('Q-01 a number that is no such sum keeps its verdict, and so do goods called Total', () => {
    expect(read([...TWO_TABLES, ['Grand total', 8, 12]]).refused).toEqual([
      'B7 UNKNOWN_CODE',
      'C7 UNKNOWN_CODE',
    ]);
    expect(read([...TWO_TABLES, [null, null, 21]]).refused).toEqual(['C7 CODE_MISSING']);
    expect(read([...TWO_TABLES, ['Total Look 12', 9, 12]]).refused).toEqual([
      'B7 UNKNOWN_CODE',
      'C7 UNKNOWN_CODE',
    ]);
  });
});
