import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { totals } from '../money/minimums';
import { DEFAULT_TRADE_RULES } from '../money/tradeRules';
import { productLookupOf } from './productLookup';
import { bag, products, gridOf, product, readCells, twin } from './importRows.fixture';
import { checkOrderRows, type CheckedSheet } from './importRows';
import type { SheetCell } from './reading/grid';
import { readOrderBook } from './reading/orderBook';
import { readPieces } from './reading/pieces';

function check(
  cells: SheetCell[][],
  header: string[] = ['code', 'size', 'qty', 'price', 'color'],
): CheckedSheet {
  return checkOrderRows(readCells([header, ...cells]), products);
}
const codes = (sheet: CheckedSheet) =>
  sheet.rows.map((row) => [row.state, ...row.problems.map((one) => one.code)]);

describe('rows of an order sheet', () => {
  test('Q-01 a good row matches its SKU, by code, bar code or a number that lost its zeros', () => {
    const sheet = check([
      ['0012345678905', '38', 3],
      ['8052100344751', '', '2'],
      [12_345_678_905, 42, 2],
      ['0012345678905', { kind: 'MONEY', text: '¥42', serial: 42 }, 1],
    ]);
    expect(sheet.rows.map((row) => row.match?.skuId)).toEqual(['s38', 's38', 's42', 's42']);
    expect(sheet.rows[0]).toMatchObject({
      rowNo: 2,
      state: 'OK',
      problems: [],
      match: { productId: 'p1', listId: 'l1', size: '38', qty: 3, priceCents: 41_250 },
    });
    expect(sheet.lines.map(({ skuId, qty }) => [skuId, qty])).toEqual([
      ['s38', 5],
      ['s42', 3],
    ]);
  });

  test('Q-01 each error names column, value, reason and what the sentence needs', () => {
    const sheet = check([
      ['805123456789', '38', 2],
      ['', '38', 2],
      ['8.05E+12', '38', 2],
      ['0012345678905', '46', 3],
      ['0012345678905', '', 3],
      ['TWIN', '38', 3],
      ['0012345678905', '40', 2],
    ]);
    expect(sheet.rows.map((row) => row.problems[0])).toEqual([
      {
        column: 'code',
        value: '805123456789',
        code: 'UNKNOWN_CODE',
        key: 'import.problem.UNKNOWN_CODE',
        params: { digits: 12, ean: 'no' },
      },
      { column: 'code', value: '', code: 'CODE_MISSING', key: 'import.problem.CODE_MISSING', params: {} },
      {
        column: 'code',
        value: '8.05E+12',
        code: 'CODE_DAMAGED',
        key: 'import.problem.CODE_DAMAGED',
        params: {},
      },
      {
        column: 'size',
        value: '46',
        code: 'SIZE_NOT_MADE',
        key: 'import.problem.SIZE_NOT_MADE',
        params: { sizes: '38, 40, 42' },
      },
      {
        column: 'size',
        value: '',
        code: 'SIZE_MISSING',
        key: 'import.problem.SIZE_MISSING',
        params: { sizes: '38, 40, 42' },
      },
      {
        column: 'code',
        value: 'TWIN',
        code: 'AMBIGUOUS_CODE',
        key: 'import.problem.AMBIGUOUS_CODE',
        params: { colors: 'Ivory, Black' },
      },
      {
        column: 'qty',
        value: '2',
        code: 'OUT_OF_STOCK',
        key: 'import.problem.OUT_OF_STOCK',
        params: { asked: 2, left: 0 },
      },
    ]);
    expect(sheet).toMatchObject({ total: 7, valid: 0, warnings: 0, invalid: 7, lines: [] });
  });

  test.each(['abc', '-1', '1.5', '', '1e3', 1.5, -1, 0, true, '0', '3箱', '1,000', 100_001, Number.NaN])(
    'R-5.09 quantity %s is no valid number',
    (qty) => expect(codes(check([['BAG-24/A', 'OS', qty]]))).toEqual([['ERROR', 'INVALID_NUMBER']]),
  );

  test('R-5.09 whole numbers pass as number, text and full-width', () => {
    expect([3, '3', ' 3 ', '３', '３件', 100_000].map(readPieces)).toEqual([3, 3, 3, 3, 3, 100_000]);
  });

  test('L-02 stock short: the row is cut, a warning', () => {
    const sheet = check([['0012345678905', '38', 9]]);
    expect(sheet.rows[0]).toMatchObject({
      state: 'WARN',
      match: { qty: 7 },
      problems: [{ code: 'CUT_TO_STOCK', params: { asked: 9, left: 7 } }],
    });
  });

  test('L-25 the same SKU twice is added up, cut over both, refused when nothing is left', () => {
    const sheet = check([
      ['0012345678905', '38', 4],
      ['0012345678905', '38', 4],
      ['0012345678905', '38', 1],
    ]);
    expect(codes(sheet)).toEqual([
      ['OK'],
      ['WARN', 'CUT_TO_STOCK', 'DUPLICATE_ADDED'],
      ['ERROR', 'OUT_OF_STOCK'],
    ]);
    expect(sheet.rows[1]?.problems[1]?.params).toEqual({ row: 2, before: 4, asked: 4 });
    expect(sheet.lines).toMatchObject([{ skuId: 's38', qty: 7 }]);
  });

  test('R-9.12 D-19 minimum over the sizes of the whole sheet, a warning on each of its rows', () => {
    const below = check([
      ['0012345678905', '38', 1],
      ['0012345678905', '42', 1],
    ]);
    expect(codes(below)).toEqual([
      ['WARN', 'BELOW_MINIMUM'],
      ['WARN', 'BELOW_MINIMUM'],
    ]);
    expect(below.rows[0]?.problems[0]?.params).toEqual({ need: 3, have: 2, missing: 1 });
    expect(
      codes(
        check([
          ['0012345678905', '38', 1],
          ['0012345678905', '42', 2],
        ]),
      ),
    ).toEqual([['OK'], ['OK']]);
    expect(codes(check([['BAG-24/A', '', 1]]))).toEqual([['OK']]);
  });

  test.each([398, '398', { kind: 'MONEY', text: '€398', serial: 398 } as const])(
    'X-B77 a price changed since the export is a warning: %j',
    (price) => {
      const sheet = check([
        ['BAG-24/A', 'OS', 1, price],
        ['BAG-24/A', 'OS', 1, '412,50'],
        ['BAG-24/A', 'OS', 1, 'ask'],
      ]);
      expect(sheet.rows[0]?.problems).toMatchObject([
        { code: 'PRICE_CHANGED', column: 'price', params: { wasCents: 39_800, nowCents: 41_250 } },
      ]);
      expect(codes(sheet).slice(1)).toEqual([
        ['WARN', 'DUPLICATE_ADDED'],
        ['WARN', 'DUPLICATE_ADDED'],
      ]);
    },
  );

  test('D-19 one code in several colours is told apart by colour, else by the hidden id', () => {
    const header = ['code', 'size', 'qty', 'color', '_productId', '_skuId'];
    const sheet = check(
      [
        ['TWIN', '38', 3, 'black'],
        ['twin', '38', 3, '', 't1'],
        ['TWIN', '40', 3, '', '', 't2-40'],
      ],
      header,
    );
    expect(sheet.rows.map((row) => row.match?.skuId)).toEqual(['t2-38', 't1-38', 't2-40']);
  });

  test('L-13 codes with - / . and blanks work; a price on inquiry is left out', () => {
    const odd = product({ id: 'o', intlCode: 'A-1/B.2 C', wholesalePriceCents: null, minQty: 1 });
    const sheet = readCells([
      ['code', 'size', 'qty', 'price'],
      ['a-1/b.2 c', '38', 1, 5],
    ]);
    const [row] = checkOrderRows(sheet, productLookupOf([odd])).rows;
    expect(row).toMatchObject({ state: 'OK', match: { skuId: 's38' } });
    expect(row?.match).not.toHaveProperty('priceCents');
  });

  const known = fc.constantFrom('0012345678905', 12_345_678_905, 'BAG-24/A', 'TWIN');
  const cell = fc.oneof(
    { weight: 6, arbitrary: known },
    fc.constantFrom('nope', ''),
    fc.string({ maxLength: 6 }),
    fc.double(),
  );
  const size = fc.constantFrom<SheetCell>('38', 38, '40', 42, 'OS', 'XL', '', null);
  const qty = fc.oneof(
    fc.integer({ min: -2, max: 12 }),
    fc.constantFrom<SheetCell>('3', '1e3', 'x', '', null, true),
  );
  test('L-36 the minimum that a sheet misses is the one that the sums of an order miss', () => {
    const sizes = [product(), bag].flatMap(({ intlCode, sizes: made }) =>
      made.map((sku) => [intlCode, sku.size] as const),
    );
    const row = fc.tuple(fc.constantFrom(...sizes), fc.integer({ min: 1, max: 4 }));
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (wanted) => {
        const sheet = check(wanted.map(([[code, size], qty]) => [code, size, qty]));
        const inSheet = sheet.rows.flatMap(({ match, problems }) =>
          problems
            .filter(({ code }) => match !== undefined && code === 'BELOW_MINIMUM')
            .map(({ params }) => [match?.productId, params?.['need'], params?.['have']].join(' ')),
        );
        const ordered = sheet.lines.map((line) => {
          const lineProduct = [product(), bag].find(({ id }) => id === line.productId) ?? bag;
          return {
            ...line,
            listId: lineProduct.listId ?? '',
            intlCode: lineProduct.intlCode,
            color: lineProduct.color,
            priceCents: 100,
            multiSize: lineProduct.sizes.length > 1,
            productStockQty: lineProduct.sizes.reduce((sum, sku) => sum + sku.stockQty, 0),
          };
        });
        const inOrder = totals(DEFAULT_TRADE_RULES, ordered).violations.map(({ productId, need, have }) =>
          [productId, need, have].join(' '),
        );
        expect(new Set(inSheet)).toEqual(new Set(inOrder));
      }),
    );
  });

  test('Q-01 L-25 any sheet: counts add up, errors match nothing, no SKU is taken beyond its stock', () => {
    const stock = new Map(
      [product(), bag, twin('t1', ''), twin('t2', '')].flatMap((one) =>
        one.sizes.map((sku) => [sku.skuId, sku.stockQty] as const),
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, size, qty), { minLength: 1, maxLength: 40 }), (cells) => {
        const read = readOrderBook([gridOf([['code', 'size', 'qty'], ...cells])]);
        if (!read.ok) return;
        const sheet = checkOrderRows(read.sheet, products);
        expect(sheet.valid + sheet.warnings + sheet.invalid).toBe(sheet.total);
        expect(sheet.total).toBe(read.sheet.rows.length);
        for (const row of sheet.rows) {
          expect(row.match === undefined).toBe(row.state === 'ERROR');
          expect(row.problems.length > 0).toBe(row.state !== 'OK');
        }
        for (const line of sheet.lines) expect(line.qty).toBeLessThanOrEqual(stock.get(line.skuId) ?? 0);
        expect(checkOrderRows(read.sheet, products)).toEqual(sheet);
      }),
    );
  });
});
