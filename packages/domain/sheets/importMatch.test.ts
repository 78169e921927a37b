import { expect, test } from 'vitest';
import { productLookupOf } from './productLookup';
import { sizesMeant } from './importMatch';
import { product, readCells } from './importRows.fixture';
import { checkOrderRows } from './importRows';
import type { SheetCell } from './reading/grid';

const made = (id: string, color: string, sizes: string[], styleNo?: string) =>
  product({
    id,
    intlCode: id,
    color,
    styleNo,
    minQty: 1,
    sizes: sizes.map((size) => ({ skuId: `${id}-${size}`, size, stockQty: 90 })),
  });
const products = [
  made('1250', 'Camel', ['36'], 'MO-1'),
  made('1251', 'Ivory', ['36'], 'MO-1'),
  made('BOOT', 'Camel', ['36'], 'MO-2'),
  made('125', 'Black', ['36']),
  made('TEE', 'Black', ['L', 'XXL', '3XL']),
  made('BOTH', 'Black', ['XXL', '2XL']),
  made('BAG', 'Black', ['OS']),
];

/** Returns the match of each row, or the codes of its problems. */
function verdicts(rows: SheetCell[][]): string[] {
  const sheet = readCells([['code', 'color', 'size', 'qty'], ...rows]);
  return checkOrderRows(sheet, productLookupOf(products)).rows.map(({ match, problems }) =>
    match ? `${match.productId} ${match.size}` : problems.map(({ code }) => code).join(),
  );
}

test('Q-04 a code that a number cannot hold is damaged, and nothing else is ordered for it', () => {
  expect(
    verdicts([
      [12.5, '', '36', 1],
      [125, '', '36', 1],
      ['12.5', '', '36', 1],
    ]),
  ).toEqual(['CODE_DAMAGED', '125 36', '125 36']);
});

test('Q-04 codes of one row have to name the same goods; a bar code says which size and colour', () => {
  const [first = '', second = ''] = ['8052100000016', '8052100000023'];
  const coded = (id: string, styleNo: string, color: string, barcodes: string[]) => ({
    ...made(id, color, ['36', '37'], styleNo),
    sizes: barcodes.map((barcode, at) => ({
      skuId: barcode,
      size: String(36 + at),
      stockQty: 90,
      barcode,
    })),
  });
  const lookup = productLookupOf([
    coded('INT-1', 'MO-9', 'Camel', [first, '8052100000030']),
    coded('INT-2', 'MO-9', 'Ivory', [second, '8052100000047']),
    made('OTHER', 'Black', ['36']),
  ]);
  const judged = (rows: SheetCell[][], heads = ['款号', '条码', '尺码', '数量']) =>
    checkOrderRows(readCells([heads, ...rows]), lookup).rows.map(({ match, problems }) =>
      match ? `${match.productId} ${match.size}` : problems.map(({ code }) => code).join(),
    );
  expect(
    judged([
      ['INT-1', first, '36', 1],
      ['MO-9', second, '', 1],
      ['MO-9', second, '36', 1],
      ['', second, '', 1],
      ['INT-1', '4006381333931', '37', 1],
      ['INT-1', second, '36', 1],
      ['OTHER', first, '36', 1],
      ['INT-1', first, '37', 1],
    ]),
  ).toEqual([
    'INT-1 36',
    'INT-2 36',
    'INT-2 36',
    'INT-2 36',
    'INT-1 37',
    'CODES_DISAGREE',
    'CODES_DISAGREE',
    'SIZE_NOT_MADE',
  ]);
  expect(judged([['Pump', 'INT-2', '36', 1]], ['Item', 'Code', 'Size', 'Qty'])).toEqual(['INT-2 36']);
  const [row] = checkOrderRows(
    readCells([
      ['款号', '条码', '数量'],
      ['OTHER', first, 1],
    ]),
    lookup,
  ).rows;
  expect(row?.problems[0]).toMatchObject({
    column: '款号',
    value: 'OTHER',
    params: { code: 'OTHER', codeColumn: '款号', other: first, otherColumn: '条码' },
  });
});

test('D-19 a colour that is not the one of the goods: of a style number it is asked for, of a code it may be another word', () => {
  expect(
    verdicts([
      ['MO-2', 'Black', '36', 1],
      ['MO-2', '', '36', 1],
      ['MO-2', 'camel', '36', 1],
      ['BOOT', '驼色', '36', 1],
      ['1250', 'Ivory', '36', 1],
      ['1250', 'Camel', '36', 1],
    ]),
  ).toEqual(['AMBIGUOUS_CODE', 'BOOT 36', 'BOOT 36', 'BOOT 36', 'AMBIGUOUS_CODE', '1250 36']);
});

test('Q-01 sizes as people write them: XXL and 2XL, with 码, one size in all languages', () => {
  const size = (code: string, ...sizes: string[]) => verdicts(sizes.map((one) => [code, '', one, 1]));
  expect(size('TEE', '2XL', 'xxxl', 'XXL', 'XL')).toEqual(['TEE XXL', 'TEE 3XL', 'TEE XXL', 'SIZE_NOT_MADE']);
  expect(size('BOTH', '2XL', 'XXL')).toEqual(['BOTH 2XL', 'BOTH XXL']);
  expect(size('125', '36码', '36 号', '36#', '37码')).toEqual([
    '125 36',
    '125 36',
    '125 36',
    'SIZE_NOT_MADE',
  ]);
  const one = ['T.U.', 'Taglia unica', 'Taille unique', 'Einheitsgröße', 'Talla única', 'Free size', 'free'];
  const east = ['フリーサイズ', 'フリー', 'F', '프리', '通码', '均', 'O/S', 'One-Size'];
  expect(new Set(size('BAG', ...one, ...east))).toEqual(new Set(['BAG OS']));
  expect(size('TEE', 'free')).toEqual(['SIZE_NOT_MADE']);
});

test('Q-10 a size of a pasted line is the one that is written so, else the one that is the same', () => {
  const sizes = ['XXL', '2XL', '3XL'].map((size) => ({ size }));
  const meant = (size: string) => sizesMeant(sizes, size).map((one) => one.size);
  expect([meant('2XL'), meant('XXXL'), meant('4XL'), meant('')]).toEqual([
    ['2XL'],
    ['3XL'],
    [],
    ['XXL', '2XL', '3XL'],
  ]);
});
