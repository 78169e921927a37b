import { describe, expect, test } from 'vitest';
import { catalogueOf } from '../importCatalogue';
import { headMeaning, matchSizeHeader } from '../importHeaders';
import { gridOf, product, readCells } from '../importRows.fixture';
import { checkOrderRows } from '../importRows';
import type { OrderSheet } from '../importSheet';
import { readingOf } from './account';
import type { Grid, SheetCell } from './grid';
import { readOrderBook } from './orderBook';
import { readPieces } from './pieces';

/** An open list of shoes in sizes 35 to 41 (and 36.5), with two styles. */
const shoe = (id: string) =>
  product({
    id,
    intlCode: id,
    minQty: 1,
    sizes: ['35', '36', '36.5', '37', '38', '39', '40', '41'].map((size) => ({
      skuId: `${id}-${size}`,
      size,
      stockQty: 50,
    })),
  });
const lookup = catalogueOf([shoe('A'), shoe('B')]);
const SIZES = shoe('A').sizes.map(({ size }) => size);

function judged(sheet: OrderSheet) {
  const checked = checkOrderRows(sheet, lookup);
  const offered = checked.lines.reduce((sum, { qty }) => sum + qty, 0);
  return {
    offered: checked.lines.map(({ productId, size, qty }) => `${productId} ${size} ${qty}`).toSorted(),
    refused: checked.rows.flatMap(({ cell, problems, match }) =>
      match ? [] : [`${cell} ${problems.map(({ code }) => code).join()}`],
    ),
    reading: readingOf(sheet.account, offered),
  };
}
const read = (rows: SheetCell[][]) => judged(readCells(rows, SIZES));
const bookOf = (grids: Grid[]) => {
  const book = readOrderBook(grids, SIZES);
  if (!book.ok) throw new Error(book.refusal.reason);
  return judged(book.sheet);
};
const columnsOf = ({ reading }: ReturnType<typeof judged>) =>
  reading.columns.map(({ name, use, pieces }) => `${name} ${use} ${pieces}`);
const rowsOf = ({ reading }: ReturnType<typeof judged>) =>
  reading.rows.map(({ reason, rowNos, pieces }) => `${reason} ${rowNos.join()} ${pieces}`);

describe('a size is the one in the head above, in the table of the row', () => {
  test('a second head below starts a second table with its own columns', () => {
    const below = read([
      ['Code', '36', '37'],
      ['A', 1, 2],
      ['Code', '35', '36'],
      ['B', null, 1],
    ]);
    expect(below.offered).toEqual(['A 36 1', 'A 37 2', 'B 36 1']);
    expect(below.reading.pieces).toEqual({ sheet: 4, offered: 4, refused: 0, passed: 0 });
  });

  test('a second head without quantities ends the first table: nothing below it is read under the old sizes', () => {
    const other = read([
      ['Code', '36', '37'],
      ['A', 1, 2],
      ['Code', 'Weight', 'Lot'],
      ['B', 350, 20],
    ]);
    expect(other.offered).toEqual(['A 36 1', 'A 37 2']);
    expect(rowsOf(other)).toEqual(['NO_TABLE 4 0']);
    expect(columnsOf(other)).toContain('Lot UNKNOWN 20');
  });

  test('two tables beside each other, with and without a blank column between', () => {
    const apart = read([
      ['Code', '36', '37', null, 'Code', '40'],
      ['A', 1, 2, null, 'B', 3],
      [null, null, null, null, 'A', 4],
    ]);
    expect(apart.offered).toEqual(['A 36 1', 'A 37 2', 'A 40 4', 'B 40 3']);
    const close = read([
      ['Code', 'Size', 'Qty', 'Code', 'Size', 'Qty'],
      ['A', 36, 1, 'B', 40, 3],
    ]);
    expect(close.offered).toEqual(['A 36 1', 'B 40 3']);
  });

  test('a table that begins further down beside another one', () => {
    const beside = read([
      ['Code', '36', '37'],
      ['A', 1, 2, null, 'Code', '40', '41'],
      ['B', 3, 4, null, 'A', 5, 6],
    ]);
    expect(beside.offered).toEqual(['A 36 1', 'A 37 2', 'A 40 5', 'A 41 6', 'B 36 3', 'B 37 4']);
    const heads = beside.reading.columns.map(({ name }) => name);
    expect(new Set(heads).size).toBe(heads.length);
  });

  test('a head below two tables that stand side by side ends both where it runs across them', () => {
    const across = read([
      ['Code', '36', '37', null, 'Code', '41'],
      ['A', 1, 2, null, 'B', 3],
      ['Code', 'Name', '36', '37', '38', '39'],
      ['B', 'x', 1, null, 2, 4],
    ]);
    expect(across.offered).toEqual(['A 36 1', 'A 37 2', 'B 36 1', 'B 38 2', 'B 39 4', 'B 41 3']);
  });

  test('a line of other sizes without a code: known sizes start a table, doubtful ones end all certainty', () => {
    const known = read([
      ['Code', '35', '36'],
      ['A', 1, 2],
      [null, 38, 39],
      ['B', 1, null],
    ]);
    expect(known.offered).toEqual(['A 35 1', 'A 36 2', 'B 38 1']);
    const doubtful = read([
      ['Code', '35', '36', '37'],
      ['A', 1, 2, 4],
      [null, 3, 5, 6],
      ['B', 1, null, null],
    ]);
    expect(doubtful.offered).toEqual(['A 35 1', 'A 36 2', 'A 37 4']);
    expect(rowsOf(doubtful)).toEqual(['HEAD_UNCLEAR 3,4 15']);
    const doubled = gridOf([
      ['Code', '36', '38'],
      [null, '40', '41'],
      ['A', 1, 2],
    ]);
    expect(readOrderBook([doubled], SIZES)).toMatchObject({
      refusal: { reason: 'NOTHING_READ', params: { pieces: 84 } },
    });
  });

  test('heads of two lines, groups merged or not', () => {
    const rows: SheetCell[][] = [
      ['Code', 'Name', 'Sizes', null, 'Total'],
      [null, null, '36', '37', null],
      ['A', 'x', 1, 2, 3],
    ];
    for (const grid of [
      gridOf(rows),
      gridOf(rows, {
        merges: [
          { top: 0, left: 2, bottom: 0, right: 3 },
          { top: 0, left: 0, bottom: 1, right: 0 },
        ],
      }),
    ]) {
      const two = bookOf([grid]);
      expect(two.offered).toEqual(['A 36 1', 'A 37 2']);
      expect(columnsOf(two)).toContain('Total TOTAL 0');
      expect(two.reading.pieces.passed).toBe(0);
    }
    const under = read([
      ['货号', '数量', null, null],
      [null, '36', '37', '38'],
      ['A', 1, null, 2],
    ]);
    expect(under.offered).toEqual(['A 36 1', 'A 38 2']);
  });

  test('a row of goods without a code is no line of sizes under a head of one quantity', () => {
    expect(
      read([
        ['Code', 'Size', 'Qty'],
        [null, 38, 2],
        ['A', 36, 1],
      ]).refused,
    ).toEqual(['C2 CODE_MISSING']);
  });
});

describe('every column that may hold quantities is named with its pieces', () => {
  test('sizes nobody knows: 36FR, T2 and II are passed over by name, the others read', () => {
    const sheet = read([
      ['Code', '35', '36FR', 'T2', 'II'],
      ['A', 1, 2, 3, 4],
    ]);
    expect(sheet.offered).toEqual(['A 35 1']);
    expect(columnsOf(sheet)).toEqual([
      'Code CODE 0',
      '35 SIZE_QTY 0',
      '36FR UNKNOWN 2',
      'T2 UNKNOWN 3',
      'II UNKNOWN 4',
    ]);
    expect(sheet.reading.pieces).toEqual({ sheet: 10, offered: 1, refused: 0, passed: 9 });
  });

  test('halves and spans in the head: 36½, 36.5, 36 1/2 and XS-S are sizes', () => {
    expect(['36½', '36.5', '36,5', 36.5, '36 1/2', '３６．５'].map(matchSizeHeader)).toEqual(
      Array(6).fill('36.5'),
    );
    expect(['XS-S', 'XS/S', 'S–M'].map(matchSizeHeader)).toEqual(['XS/S', 'XS/S', 'S/M']);
    expect(
      read([
        ['Code', '36½'],
        ['A', 2],
      ]).offered,
    ).toEqual(['A 36.5 2']);
    expect(
      read([
        ['Code', 'XS-S', '36'],
        ['A', 2, 1],
      ]).refused,
    ).toEqual(['B2 SIZE_NOT_MADE']);
  });

  test('columns without a head, sums, prices and known words are told from quantities', () => {
    const sheet = read([
      ['Code', 'Name', '36', '37', 'Total', 'Price', 'Box', null],
      ['A', 'Pump', 1, 2, 3, 120, 7, 5],
    ]);
    expect(columnsOf(sheet)).toEqual([
      'Code CODE 0',
      'Name INFO 0',
      '36 SIZE_QTY 0',
      '37 SIZE_QTY 0',
      'Total TOTAL 0',
      'Price PRICE 0',
      'Box UNKNOWN 7',
      'H NO_HEAD 5',
    ]);
    expect(sheet.reading.pieces).toEqual({ sheet: 15, offered: 3, refused: 0, passed: 12 });
  });

  test.each([
    [['Code', 'Sizes', 'Qty'], 'SIZE'],
    [['Code', 'Size chart', 'Size', 'Qty'], 'INFO'],
    [['货号', '尺码表', '尺码', '数量'], 'INFO'],
    [['Code', 'Size guide', 'Taille', 'Qté'], 'INFO'],
  ])('%j: sizes are a column of sizes, a chart is none', (heads, use) => {
    const row = heads.map((_, at) =>
      at === 0 ? 'A' : at === heads.length - 1 ? 2 : heads.length === 3 || at === 2 ? '36' : 'see p. 3',
    );
    const sheet = read([heads, row]);
    expect(sheet.offered).toEqual(['A 36 2']);
    expect(sheet.reading.columns[1]?.use).toBe(use);
  });

  test('a size word alone makes no size of any text', () => {
    expect(['Sizes', 'Size chart', '尺码表', 'Taglie', 'Größen', 'Size'].map(matchSizeHeader)).toEqual(
      Array(6).fill(null),
    );
    expect(['Size 38', 'size:XL', '尺码S', 'Gr. 38', 'Taille 36'].map(matchSizeHeader)).toEqual([
      '38',
      'XL',
      'S',
      '38',
      '36',
    ]);
  });
});

describe('heads are understood as they are written', () => {
  test.each([
    ['货号', '颜色', '尺码', '数量'],
    ['款号.', '颜 色', '尺　码', '数量（件）'],
    ['Style No.', 'Colour', 'Size', 'Q.ty'],
    ['STYLE NO', 'COL.', 'SIZES', 'QTY (PCS)'],
    ['Cod. Art.', 'Colore', 'Taglia', 'Q.tà'],
    ['Articolo', 'Col.', 'Tg.', 'Q.ta'],
    ['Réf.', 'Coloris', 'Taille', 'Qté'],
    ['Référence', 'Couleur', 'Pointure', 'Quantité'],
    ['Art.-Nr.', 'Farbe', 'Größe', 'Menge'],
    ['Artikelnummer', 'Farbe', 'Gr.', 'Stk.'],
    ['Cód.', 'Color', 'Talla', 'Cant.'],
    ['Referencia', 'Color', 'Tallas', 'Uds.'],
    ['品番', 'カラー', 'サイズ', '数量'],
    ['商品コード', '色', 'サイズ', '個数'],
    ['품번', '색상', '사이즈', '수량'],
    ['货号 Style No.', '颜色/Color', '尺码 Size', '数量\nQty'],
  ])('%s, %s, %s, %s', (code, color, size, qty) => {
    expect([code, color, size, qty].map(headMeaning)).toEqual(['code', 'color', 'size', 'qty']);
  });

  test('words that say something else in brackets or behind a slash are not taken for a column', () => {
    const heads = [
      'Qty (carton)',
      '数量（库存）',
      'Qty / carton',
      'Price / Qty',
      'Pcs per carton',
      'Stock qty',
      'Total qty',
    ];
    expect(heads.map(headMeaning)).toEqual([null, null, null, null, 'info', 'info', 'total']);
  });
});

describe('lines of sums are no goods, and goods are no lines of sums', () => {
  test('codes and names that contain a word for a sum have a verdict', () => {
    const sheet = read([
      ['Code', 'Name', 'Size', 'Qty'],
      ['SUM-2501', 'x', '36', 1],
      ['TOTAL LOOK 12', 'x', '36', 1],
      ['小计款', 'x', '36', 1],
      [null, 'Total Look coat', '36', 1],
      ['A', 'x', '36', 2],
      ['Total', null, null, 6],
    ]);
    expect(sheet.refused).toEqual([
      'D2 UNKNOWN_CODE',
      'D3 UNKNOWN_CODE',
      'D4 UNKNOWN_CODE',
      'D5 CODE_MISSING',
    ]);
    expect(rowsOf(sheet)).toEqual(['TOTAL 7 0']);
    expect(sheet.reading.pieces).toEqual({ sheet: 6, offered: 2, refused: 4, passed: 0 });
  });

  test('subtotals, sums without a word, a sum of text, and a sum that is wrong', () => {
    const sheet = read([
      ['货号', '36', '37'],
      ['A', 1, 2],
      ['小计：', 1, 2],
      ['B', 3, '4件'],
      [null, 3, 4],
      ['合计', 4, 6],
      ['Total: 10', null, null],
      ['总计', 9, 9],
    ]);
    expect(rowsOf(sheet)).toEqual(['TOTAL 3,5,6,7 0']);
    expect(sheet.refused).toEqual(['B8 UNKNOWN_CODE', 'C8 UNKNOWN_CODE']);
  });

  test('notes and titles among the rows are passed over by number', () => {
    const sheet = read([
      ['Spring order', 2026],
      ['Code', 'Size', 'Qty'],
      ['WOMEN', null, null],
      ['A', '36', 1],
      [null, null, null, 'ship by 10 December'],
    ]);
    expect(rowsOf(sheet)).toEqual(['ABOVE_HEAD 1 0', 'NO_QUANTITY 3,5 0']);
    expect(sheet.refused).toEqual([]);
  });
});

describe('a quantity is the number that was written', () => {
  test.each<[SheetCell, number | null]>([
    [0.1 * 30, 3],
    ['2.0', 2],
    ['2件', 2],
    ['2 pcs', 2],
    ['2\u200b', 2],
    ['\u202a2\u202c', 2],
    ['２', 2],
    ['2,00', 2],
    ['1,000', null],
    ['1.000', null],
    ['2箱', null],
    ['2 dozen', null],
    [2.4, null],
    ['=2', null],
    [{ kind: 'DATE', text: '1900-01-02', serial: 2 }, null],
    [{ kind: 'ERROR', text: '#N/A' }, null],
  ])('%j is %j', (cell, pieces) => expect(readPieces(cell)).toBe(pieces));

  const formula: SheetCell = { kind: 'UNCOMPUTED', text: '=B2*2' };
  test('a formula without a stored result is named, in quantity, size and code', () => {
    expect(
      read([
        ['Code', 'Size', 'Qty'],
        ['A', '36', formula],
        ['A', formula, 1],
        [formula, '36', 1],
      ]).refused,
    ).toEqual(['C2 FORMULA_NO_RESULT', 'C3 FORMULA_NO_RESULT', 'C4 FORMULA_NO_RESULT']);
    expect(
      read([
        ['Code', '36', '37'],
        ['A', formula, 1],
      ]),
    ).toMatchObject({ refused: ['B2 FORMULA_NO_RESULT'], offered: ['A 37 1'] });
  });

  test('one bad quantity of a row refuses this one only', () => {
    const sheet = read([
      ['Code', '35', '36'],
      ['A', 2, 'x'],
    ]);
    expect(sheet).toMatchObject({ offered: ['A 35 2'], refused: ['C2 INVALID_NUMBER'] });
  });

  test('a code merged over its rows counts in each, a quantity merged over cells in none', () => {
    const rows: SheetCell[][] = [
      ['Code', 'Size', 'Qty'],
      ['A', '36', 1],
      [null, '37', 2],
      ['B', '38', 3],
      [null, '39', null],
    ];
    const merges = [
      { top: 1, left: 0, bottom: 2, right: 0 },
      { top: 3, left: 2, bottom: 4, right: 2 },
    ];
    const sheet = bookOf([gridOf(rows, { merges })]);
    expect(sheet.offered).toEqual(['A 36 1', 'A 37 2']);
    expect(sheet.refused).toEqual(['C4 QUANTITY_MERGED', 'C5 CODE_MISSING,QUANTITY_MERGED']);
    const wide = bookOf([
      gridOf(
        [
          ['Code', '36', '37'],
          ['A', 2, null],
        ],
        { merges: [{ top: 1, left: 1, bottom: 1, right: 2 }] },
      ),
    ]);
    expect(wide).toMatchObject({ offered: [], refused: ['B2 QUANTITY_MERGED'] });
  });
});

describe('what nobody sees is not ordered, and said', () => {
  test('hidden rows and columns of quantities are passed over with their pieces, hidden ids are read', () => {
    const grid = gridOf(
      [
        ['_productId', 'Code', '36', '37'],
        ['A', 'A', 1, 2],
        ['B', 'B', 3, 4],
      ],
      {
        hiddenRows: new Set([2]),
        hiddenColumns: [
          { from: 0, to: 0 },
          { from: 3, to: 3 },
        ],
      },
    );
    const sheet = bookOf([grid]);
    expect(sheet.offered).toEqual(['A 36 1']);
    expect(rowsOf(sheet)).toEqual(['HIDDEN 3 3']);
    expect(columnsOf(sheet)).toContain('37 HIDDEN 6');
    expect(sheet.reading.pieces).toEqual({ sheet: 10, offered: 1, refused: 0, passed: 9 });
  });

  const order: SheetCell[][] = [
    ['Code', '36'],
    ['A', 2],
  ];
  test('the sheet with codes is taken and named, whatever comes first', () => {
    const book = bookOf([
      gridOf([['Dear buyer'], ['Tel.', 12345]], { name: 'Cover' }),
      gridOf([], { name: 'Empty' }),
      gridOf(
        [
          ['Code', '36'],
          ['A', 9],
        ],
        { name: 'Old', isHidden: true },
      ),
      gridOf(
        [
          ['Code', '36'],
          ['A', null],
        ],
        { name: 'Blank form' },
      ),
      gridOf(order, { name: 'Order' }),
      gridOf(
        [
          ['Code', '36'],
          ['B', 5],
        ],
        { name: 'More' },
      ),
    ]);
    expect(book.offered).toEqual(['A 36 2']);
    expect(book.reading.sheet).toBe('Order');
    expect(book.reading.sheets).toEqual([
      { name: 'Cover', reason: 'NO_TABLE', pieces: 0 },
      { name: 'Old', reason: 'HIDDEN', pieces: 9 },
      { name: 'Blank form', reason: 'NOT_FIRST', pieces: 0 },
      { name: 'More', reason: 'NOT_FIRST', pieces: 5 },
    ]);
  });

  test('a hidden sheet is never the order while others are seen', () => {
    expect(readOrderBook([gridOf([['Cover']]), gridOf(order, { isHidden: true })])).toMatchObject({
      ok: false,
      refusal: { reason: 'NO_CODE_COLUMN' },
    });
    expect(bookOf([gridOf(order, { isHidden: true })]).offered).toEqual(['A 36 2']);
  });
});
