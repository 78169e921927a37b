import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeEan13 } from '../products/ean';
import { PRODUCT_COLUMNS, type ProductColumn, productLayout } from './productHeaders';
import {
  completedBy,
  productCode,
  type ProductTexts,
  productTexts,
  readProductRow,
  sizeKey,
} from './productSheet';

const row = (cells: Partial<Record<ProductColumn, string>>): ProductTexts =>
  Object.fromEntries(PRODUCT_COLUMNS.map((column) => [column, cells[column] ?? ''])) as ProductTexts;

test('Q-04 a code keeps its zeros, whatever a spreadsheet program made of it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^0{0,5}\d{7}$/), (start) => {
      const code = makeEan13(start.padStart(12, '0'));
      const asNumber = String(Number(code));
      expect(productCode(code)).toBe(code);
      expect(productCode(` ${code.slice(0, 1)} ${code.slice(1)} `)).toBe(code);
      if (asNumber.length >= 8) expect(productCode(asNumber)).toBe(code);
    }),
  );
  expect(readProductRow(row({ code: '8.05123E+12' })).problems).toEqual([
    { column: 'code', code: 'CODE_DAMAGED' },
  ]);
});

test('R-2.79 words, prices and seasons are read as people write them', () => {
  const read = readProductRow(
    row({
      code: '1',
      gender: '女款',
      kind: 'Futures',
      season: 'aw 2025',
      wholesale: '1.234,50',
      cost: '158.00000000000003',
    }),
  );
  expect(read).toMatchObject({
    genderCode: 'WOMEN',
    kindCode: 'FUTURES',
    seasonCode: 'AW25',
    wholesaleCents: 123_450,
    costCents: 15_800,
    onHandQty: null,
    problems: [],
  });
  const noisy = readProductRow(
    row({ code: '1', wholesale: '120.49999999999999', retail: '0.9999999999999999' }),
  );
  expect(noisy).toMatchObject({ wholesaleCents: 12_050, retailCents: 100, problems: [] });
  expect(readProductRow(row({ code: '1', season: '常青' })).seasonCode).toBe('EVERGREEN');
});

test('R-2.79 what a row leaves blank of its product is said in the first row, sizes and pieces are its own', () => {
  const first = row({ code: '1', size: '36', name: 'Coat', onHand: '4' });
  expect(completedBy(row({ code: '1', size: '38' }), first)).toMatchObject({
    name: 'Coat',
    size: '38',
    onHand: '',
  });
  expect(sizeKey({ code: '1', size: '38,5' }, 'c')).toBe(sizeKey({ code: '1', size: '38.5' }, 'c'));
});

test('X-A66 a row of heads names the code; stock alone means what lies in the warehouse', () => {
  expect(productLayout(['品名', '价格'], ['品名', '价格'])).toBeNull();
  const heads = ['Code', 'Stock', '__proto__'];
  const layout = productLayout(heads, heads);
  expect(layout).toEqual({ code: 'Code', onHand: 'Stock' });
  expect(productTexts({ Code: '1', Stock: '3' }, layout ?? {})).toMatchObject({
    code: '1',
    onHand: '3',
    name: '',
  });
  const both = ['Code', 'Stock', 'On hand'];
  expect(productLayout(both, both)).toEqual({ code: 'Code', onHand: 'On hand' });
});
