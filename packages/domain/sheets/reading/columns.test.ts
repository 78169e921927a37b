import { describe, expect, test } from 'vitest';
import { headMeaning } from '../importHeaders';
import { matchSizeHeader } from '../importSizes';
import { columnsOf, read } from './judged.fixture';

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

  test('Q-01 a column whose head is a sign for shares or amounts counts no pieces', () => {
    const sheet = read([
      ['Code', 'Size', 'Qty', '%', '€', '¥'],
      ['A', '36', 2, 30, 400, 3200],
    ]);
    expect(sheet.reading.pieces).toEqual({ sheet: 2, offered: 2, refused: 0, passed: 0 });
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

test('of two columns of quantities the one that says it is the order counts, the other is named', () => {
  for (const [stock, order] of [
    ['数量', '订货数量'],
    ['Qty', 'Order Qty'],
    ['Order', 'Qty'],
  ]) {
    const sheet = read([
      ['Code', 'Size', stock, order],
      ['A', '36', 50, 2],
    ]);
    expect(sheet.offered).toEqual(['A 36 2']);
    expect(columnsOf(sheet)).toContain(`${stock} SPARE 50`);
  }
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
    ['货品编号', '颜色', '码数', '数量/件'],
    ['Vendor style', 'Colour', 'Sz', 'Qty ord.'],
    ['Codice art.', 'Colore', 'Tg.', 'N. paia'],
    ['Réf. article', 'Coloris', 'Pointure', 'Qté cdée'],
    ['Ref.', 'Color', 'Tam.', 'Quant.'],
    ['货号', '颜色', '尺码/EU', '订购'],
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
    expect(heads.map(headMeaning)).toEqual([null, null, null, null, 'info', 'stock', 'total']);
  });
});
