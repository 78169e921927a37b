import { describe, expect, test } from 'vitest';
import { productLookupOf } from '@selvedge/domain/sheets/productLookup';
import { checkOrderRows } from '@selvedge/domain/sheets/importRows';
import { emptyGrid } from '@selvedge/domain/sheets/reading/grid';
import { readOrderBook } from '@selvedge/domain/sheets/reading/orderBook';
import type { ImportRow, Job, Product } from '../../api/schemas';
import { badRowsTable } from './badRows';
import { differs, reviewOfJob, reviewOfSheet } from './review';

const product: Product = {
  id: 'p-1',
  listId: 'l-1',
  intlCode: '0051234567892',
  name: 'Coat',
  description: '',
  images: [],
  brandId: 'b',
  brandName: 'Maison Orsel',
  categoryId: 'c',
  categoryName: 'Coats',
  season: 'AW25',
  warehouseId: 'MI-02',
  shipFrom: 'Milan',
  color: 'Camel',
  sizes: [
    { skuId: 's-38', size: '38', stockQty: 9 },
    { skuId: 's-40', size: '40', stockQty: 2 },
  ],
  multiSize: true,
  stockQty: 11,
  retailPriceCents: 100_000,
  wholesalePriceCents: 40_000,
  hot: false,
  minQty: 3,
  updatedAt: '2025-11-18T06:00:00Z',
};

function review(rows: (string | number)[][]) {
  const readable = readOrderBook([{ ...emptyGrid('Order'), rows }]);
  if (!readable.ok) throw new Error(readable.refusal.key);
  const lookup = productLookupOf([product]);
  return reviewOfSheet(checkOrderRows(readable.sheet, lookup), readable.sheet, lookup);
}

describe('review of an order sheet', () => {
  const long = review([
    ['International code', 'Size', 'Quantity'],
    ['0051234567892', '38', 3],
    ['0051234567892', '44', 1],
    ['777', '38', 'x'],
  ]);

  test('Q-01 rows in error show code, size and style where these are known', () => {
    expect([long.valid, long.warnings, long.invalid]).toEqual([1, 0, 2]);
    expect(long.rows[1]).toMatchObject({
      state: 'ERROR',
      code: '0051234567892',
      size: '44',
      productId: 'p-1',
    });
    expect(long.rows[2]).toMatchObject({ code: '777', quantity: 'x', productId: undefined });
    expect(long.goodsCents).toBe(120_000);
  });

  test('Q-06 the wide form of the template reads its sizes from the heads', () => {
    const wide = review([
      ['International code', '38', '40'],
      ['0051234567892', 2, 5],
    ]);
    expect(wide.rows.map(({ size, quantity, state }) => [size, quantity, state])).toEqual([
      ['38', '2', 'OK'],
      ['40', '5', 'WARN'],
    ]);
    expect(wide.rows[0]?.cell).not.toBe(wide.rows[1]?.cell);
  });

  test('Q-01, Q-04 bad rows keep their cells as text and get the reason', () => {
    expect(
      badRowsTable(long.rows, 'Reason', ({ problems }) => problems.map(({ code }) => code).join()),
    ).toEqual([
      ['International code', 'Size', 'Quantity', 'Reason'],
      ['0051234567892', '44', '1', 'SIZE_NOT_MADE'],
      ['777', '38', 'x', 'UNKNOWN_CODE,INVALID_NUMBER'],
    ]);
  });

  test('Q-01 a row of several sizes is told size by size when the server judged it, as the page tells it', () => {
    const column = (name: string, use: 'CODE' | 'SIZE_QTY', letter: string) => ({
      headRow: 1,
      column: letter,
      name,
      use,
      ...(use === 'CODE' ? {} : { size: name }),
      pieces: 0,
    });
    const reading = {
      sheet: 'Order',
      columns: [
        column('Code', 'CODE', 'A'),
        column('38', 'SIZE_QTY', 'B'),
        column('40', 'SIZE_QTY', 'C'),
        column('44', 'SIZE_QTY', 'D'),
      ],
      rows: [],
      sheets: [],
      pieces: { sheet: 9, offered: 5, refused: 4, passed: 0 },
    };
    const job = {
      total: 1,
      valid: 0,
      warnings: 0,
      invalid: 1,
      qty: 5,
      goodsCents: 200_000,
      reading,
    } as unknown as Job;
    const problem = (head: string, code: 'CUT_TO_STOCK' | 'SIZE_NOT_MADE') => ({
      column: head,
      value: '',
      code,
      key: '',
      message: '',
    });
    const row: ImportRow = {
      rowNo: 2,
      raw: { Code: '0051234567892', '38': '3', '40': '4', '44': '2' },
      state: 'ERROR',
      problems: [problem('40', 'CUT_TO_STOCK'), problem('44', 'SIZE_NOT_MADE')],
      matches: [
        { productId: 'p-1', skuId: 's-38', qty: 3, size: '38', stockQty: 9, column: '38' },
        { productId: 'p-1', skuId: 's-40', qty: 2, size: '40', stockQty: 2, column: '40' },
      ],
    };
    const server = reviewOfJob(job, [row], [product]);
    expect(
      server.rows.map(({ size, quantity, state, left, problems }) => [
        size,
        quantity,
        state,
        left,
        problems.map(({ code }) => code).join(),
      ]),
    ).toEqual([
      ['38', '3', 'OK', 9, ''],
      ['40', '4', 'WARN', 2, 'CUT_TO_STOCK'],
      ['44', '2', 'ERROR', null, 'SIZE_NOT_MADE'],
    ]);
    expect([server.valid, server.warnings, server.invalid]).toEqual([1, 1, 1]);
    expect(server.rows[2]?.raw).toEqual({ Code: '0051234567892', '44': '2' });
    expect(server.rows.map(({ cell }) => cell)).toEqual(['B2', 'C2', 'D2']);
  });

  test('Q-02 another result of the server is noticed', () => {
    const job = { qty: 3, goodsCents: 120_000, invalid: 2 } as Job;
    expect(differs(long, job)).toBe(false);
    expect(differs(long, { ...job, qty: 2 })).toBe(true);
  });
});
