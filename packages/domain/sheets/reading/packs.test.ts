import { expect, test } from 'vitest';
import type { SheetCell } from './grid';
import { read, rowsOf } from './judged.fixture';

test.each([
  ['Cartons', 'Total'],
  ['箱数', '合计'],
  ['No. of packs', 'Total pcs'],
  ['N. colli', 'Totale'],
])('Q-01 sizes that %s multiplies to the %s of the row are not ordered as they stand', (packs, total) => {
  const sheet = read([
    ['Code', '36', '37', packs, total],
    ['A', 1, 2, 3, 9],
    ['B', 1, 2, 1, 3],
  ]);
  expect(sheet.offered).toEqual(['B 36 1', 'B 37 2']);
  expect(rowsOf(sheet)).toEqual(['HEAD_UNCLEAR 2 3']);
  const long = read([
    ['Code', 'Size', 'Qty', packs, total],
    ['A', '36', 2, 3, 6],
    ['B', '36', 2, 3, 2],
  ]);
  expect([long.offered, rowsOf(long)]).toEqual([['B 36 2'], ['HEAD_UNCLEAR 2 2']]);
});

test('Q-01 a total of money, or one that the packs do not come to, leaves the row as it is', () => {
  const rows: SheetCell[][] = [
    ['Code', '36', '37', 'Cost', 'Total', 'Cartons'],
    ['A', 1, 2, 50, 150, 2],
  ];
  expect(read(rows).offered).toEqual(['A 36 1', 'A 37 2']);
});
