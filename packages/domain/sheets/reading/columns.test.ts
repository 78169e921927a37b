import { describe, expect, test } from 'vitest';
import { headMeaning, orderMeaning } from '../importHeaders';
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

  test.each([
    ['Italian', 'code', 'Cod. prodotto|Codice modello|N° articolo|Rif.'],
    ['Italian', 'color', 'Colore|Descrizione colore|Variante colore'],
    ['Italian', 'size', 'Taglia|Taglia EU|Misura'],
    ['Italian', 'qty', 'Quantità ordinata|Q.tà ordinata|N. capi|Pezzi ordinati'],
    ['Italian', 'price', "Prezzo ingrosso|Prezzo all'ingrosso|Prezzo netto (€)|Prezzo wholesale"],
    ['Italian', 'total', 'Totale capi|Q.tà totale|Tot. paia'],
    ['Italian', 'stock', 'Disponibili|Q.tà disponibile|Giacenza'],
    [
      'Italian',
      'info',
      'N.|Collezione|Listino|Prezzo di vendita|Importo totale|Minimo ordine|Cod. colore|Data consegna',
    ],
    ['French', 'code', 'Réf. produit|Code modèle|N° article|Gencod|Réf. fournisseur'],
    ['French', 'qty', 'Qté cde|Commande|Nb de pièces|Nb paires'],
    ['French', 'price', "PU HT|Prix d'achat|Prix (HT)|Prix wholesale"],
    ['French', 'total', 'Qté totale|Total paires'],
    ['French', 'stock', 'Qté disponible|Dispo|En stock'],
    [
      'French',
      'info',
      "Prix de vente conseillé|Pays d'origine|Date de livraison|Colisage|Montant HT|Code couleur",
    ],
    ['German', 'code', 'Artikel-Nr.|Artikelcode|Modell-Nr.|EAN-Nummer|Produktnummer'],
    ['German', 'color', 'Farbe|Farbbezeichnung'],
    ['German', 'size', 'Größe EU|Schuhgröße|GRÖSSE'],
    ['German', 'qty', 'Ordermenge|Bestellte Menge|Bestellung|Anz.'],
    ['German', 'price', 'EK netto|Händlerpreis|Einkaufspreis'],
    ['German', 'total', 'Gesamtstückzahl|Stück gesamt'],
    ['German', 'stock', 'Verfügbare Menge|Lagermenge|Bestand'],
    [
      'German',
      'info',
      'Artikelbezeichnung|Warengruppe|VK-Preis|Ladenpreis|Mindestbestellmenge|Farb-Nr.|Gesamtwert',
    ],
    ['Spanish', 'code', 'Cód. artículo|Código de producto|Ref. artículo'],
    ['Spanish', 'qty', 'Cant. pedida|Uds.|Prendas|N° unidades|Pedido'],
    ['Spanish', 'price', 'Precio al por mayor|Precio neto'],
    ['Spanish', 'total', 'Total uds.|Cantidad total|Total pares'],
    ['Spanish', 'stock', 'Disponibilidad|Cantidad disponible'],
    [
      'Spanish',
      'info',
      'PVPR|Precio de venta al público|País de origen|Fecha de entrega|Pedido mínimo|Código color',
    ],
    ['Japanese', 'code', 'メーカー品番|製品番号|JANコード'],
    ['Japanese', 'color', 'カラー名|色名'],
    ['Japanese', 'qty', '発注数|ご注文数|枚数|オーダー数|受注数'],
    ['Japanese', 'price', '下代|下代（税抜）|下代単価|卸単価|仕入価格'],
    ['Japanese', 'total', '総合計|合計点数|総数量'],
    ['Japanese', 'stock', '在庫数量|有効在庫|発注可能数'],
    ['Japanese', 'info', '上代|参考上代|希望小売価格|掛率|下代合計|混率|生産国|最低発注数|入数|カラーコード'],
    ['Korean', 'code', '품번|제품코드|모델명|스타일코드'],
    ['Korean', 'color', '색상명|컬러명|칼라'],
    ['Korean', 'size', '사이즈|싸이즈'],
    ['Korean', 'qty', '발주량|오더수량|갯수|주문'],
    ['Korean', 'price', '도매가|도매단가|공급가|단가(원)'],
    ['Korean', 'total', '계|총합계|합계수량'],
    ['Korean', 'stock', '재고량|현재고|주문가능수량'],
    ['Korean', 'info', '소비자가격|판매가|공급가액|총금액|최소주문수량|혼용률|제조국|컬러코드|순번'],
  ])('%s heads for %s: %s', (_, meaning, heads) => {
    const asRead = heads.split('|').map((head) => `${head}: ${headMeaning(head)}`);
    expect(asRead).toEqual(heads.split('|').map((head) => `${head}: ${meaning}`));
  });

  test('a recommended price in French is no order, a column named after the order is', () => {
    expect(['Recommandé', 'Commandé', '이전주문', '前回発注', 'Evaso'].map(orderMeaning)).toEqual([
      null,
      'order',
      'other',
      'other',
      'other',
    ]);
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
