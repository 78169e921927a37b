import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnLetter, ID_HEADERS, matchHeader } from './importHeaders';
import { matchSizeHeader, normaliseSize } from './importSizes';
import { gridOf, readCells as read } from './importRows.fixture';
import { readCode } from './importSheet';
import { columnNames } from './importTexts';
import type { SheetCell } from './reading/grid';
import { readOrderBook } from './reading/orderBook';

function refused(cells: SheetCell[][]): string {
  const result = readOrderBook([gridOf(cells)]);
  return result.ok ? 'accepted' : result.refusal.reason;
}

describe('order sheet', () => {
  test.each([
    [['国际编码', '颜色', '尺码', '数量']],
    [['International code', 'Colour', 'Size', 'Quantity']],
    [['Codice articolo', 'Colore', 'Taglia', 'Quantità']],
    [['  INTL. CODE ', 'Color:', 'SIZE *', 'Qty (pcs)'.slice(0, 3)]],
  ])('headers %j in any order', (headers) => {
    const values = ['8051234567892', 'Camel', '40', '6'];
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (order) => {
        const { rows } = read([order.map((i) => headers[i]), order.map((i) => values[i])]);
        expect(rows[0]).toMatchObject({
          rowNo: 2,
          code: { text: '8051234567892' },
          color: 'Camel',
          size: '40',
          qty: '6',
        });
      }),
    );
  });

  test('the header is found under a title, and rows keep the numbers of the spreadsheet program', () => {
    const { rows } = read([
      ['AW25 order'],
      [],
      ['code', 'size', 'qty'],
      ['A', '38', 1],
      [null, '', ' '],
      ['B', '40', 2],
      ['Total', '', 3],
    ]);
    expect(rows.map((row) => [row.rowNo, row.code.text, row.cell])).toEqual([
      [4, 'A', 'C4'],
      [6, 'B', 'C6'],
    ]);
  });

  test('X-B77 the wide template gives one row per filled size', () => {
    const sheet = read([
      [ID_HEADERS.productId, '国际编码', '品名', '批发价', 'S', '38', 39, '尺码 40', '38½'],
      ['p1', '0012345678905', '大衣', 412.5, '', 2, 0, '3', null],
      ['p2', '0012345678912', '鞋', 158, '', '', '', '', ''],
    ]);
    expect(sheet).toMatchObject({
      dataRows: 1,
      account: { rows: [{ reason: 'NO_QUANTITY', count: 1, rowNos: [3] }], asked: 5, passed: 0 },
    });
    expect(sheet.account.columns.filter(({ use }) => use === 'INFO').map(({ name }) => name)).toEqual([
      '品名',
    ]);
    expect(sheet.rows.map((row) => [row.size, row.qty, row.cell])).toEqual([
      ['38', 2, 'F2'],
      ['40', '3', 'H2'],
    ]);
    expect(sheet.rows[1]?.raw).toEqual({
      _productId: 'p1',
      国际编码: '0012345678905',
      品名: '大衣',
      批发价: '412.5',
      '尺码 40': '3',
    });
  });

  test('X-B77 unusual sizes count as quantity columns when the catalogue knows them', () => {
    expect(
      read(
        [
          ['code', 'Petite'],
          ['A', 2],
        ],
        ['petite'],
      ).rows,
    ).toHaveLength(1);
    expect(
      refused([
        ['code', 'Petite'],
        ['A', 2],
      ]),
    ).toBe('NO_QUANTITY_COLUMN');
  });

  test('R-5.19 D-45 1000 data rows pass, blank rows, header and rows without quantity do not count', () => {
    const rows = Array.from({ length: 1000 }, (_, i): SheetCell[] => [`C${i}`, '38', 1]);
    expect(read([['code', 'size', 'qty'], ...rows, ['', '', '']]).dataRows).toBe(1000);
    expect(refused([['code', 'size', 'qty'], ...rows, ['X', '38', 1]])).toBe('TOO_MANY_ROWS');
    const wide = Array.from({ length: 3000 }, (_, i): SheetCell[] => [
      `C${i}`,
      i < 1000 ? 1 : '',
      i < 1000 ? 1 : '',
    ]);
    expect(read([['code', '38', '40'], ...wide])).toMatchObject({
      dataRows: 1000,
      account: { rows: [{ reason: 'NO_QUANTITY', count: 2000 }] },
    });
  });

  test('more quantities than any order has are refused, long heads are cut', () => {
    const sizes = Array.from({ length: 300 }, (_, at) => String(at + 1));
    const rows = Array.from({ length: 67 }, () => ['X', ...sizes.map(() => 1)]);
    expect(refused([['code', ...sizes], ...rows])).toBe('TOO_MANY_QUANTITIES');
    expect(columnNames(['x'.repeat(100), '', 'a', 'a']).map((name) => name.slice(0, 60))).toEqual([
      'x'.repeat(60),
      'B',
      'a',
      'a (D)',
    ]);
  });

  test('Q-01 sheets that cannot be read are refused with the reason', () => {
    expect(refused([])).toBe('NO_ROWS');
    expect(refused([['', null], [' ']])).toBe('NO_ROWS');
    expect(refused([['code', 'size', 'qty']])).toBe('NO_ROWS');
    expect(
      refused([
        ['name', 'size', 'qty'],
        ['a', '38', 1],
      ]),
    ).toBe('NO_CODE_COLUMN');
    expect(
      refused([
        ['code', 'name'],
        ['a', 'b'],
      ]),
    ).toBe('NO_QUANTITY_COLUMN');
  });

  test('Q-04 codes stay text; a number is written out and its lost zeros are offered', () => {
    expect(readCode('0012345678905', '').candidates).toEqual(['0012345678905']);
    expect(readCode(12_345_678_905, '').candidates).toEqual([
      '12345678905',
      '012345678905',
      '0012345678905',
      '00012345678905',
    ]);
    const shown: SheetCell = { kind: 'MONEY', text: '€12345678905', serial: 12_345_678_905 };
    expect(readCode(shown, '')).toEqual(readCode(12_345_678_905, ''));
    expect(readCode(8_051_234_567_892, '')).toMatchObject({ text: '8051234567892', damaged: false });
    expect(readCode("'0012345678905 ", '').text).toBe('0012345678905');
    expect(readCode('８０５１２３４５６７８９２', '').text).toBe('8051234567892');
    expect([
      readCode('8.05123E+12', '').damaged,
      readCode(2 ** 60, '').damaged,
      readCode('E12', '').damaged,
    ]).toEqual([true, true, false]);
  });

  test('Q-04 any 13 digits survive as text and as number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 - 1 }), (n) => {
        const code = String(n).padStart(13, '0');
        expect(readCode(code, '').candidates).toEqual([code]);
        expect(readCode(n, '').candidates).toContain(code);
      }),
    );
  });

  test('sizes are one whatever the writing', () => {
    expect([38.5, '38,5', '38½', ' 38.5 ', '３８．５'].map(normaliseSize)).toEqual(
      Array<string>(5).fill('38.5'),
    );
    expect(['38.0', 'xl', 'One Size', '均码', 'TU', ''].map(normaliseSize)).toEqual([
      '38',
      'XL',
      'OS',
      'OS',
      'OS',
      '',
    ]);
    expect(['XXL', '3XL', 'IT 42', '36/38', 'Size 7', '尺码38', 40].map(matchSizeHeader)).toEqual([
      'XXL',
      '3XL',
      'IT42',
      '36/38',
      '7',
      '38',
      '40',
    ]);
    expect(['Season', 'Material', '备注', '', null, '2025-01-01'].map(matchSizeHeader)).toEqual(
      Array<null>(6).fill(null),
    );
    expect([matchHeader('品名'), matchHeader(38), matchHeader('单价')]).toEqual([null, null, 'price']);
    expect([0, 25, 26, 701, 702].map(columnLetter)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
  });
});
