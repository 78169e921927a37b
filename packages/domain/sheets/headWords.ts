/** Header texts of order sheets, in Chinese, English, Italian, French, German, Spanish, Japanese and Korean. */

/** Columns of an order sheet that are read. */
export type ImportColumn = 'code' | 'color' | 'size' | 'qty' | 'price' | 'productId' | 'skuId';

/** Meaning of a header: a column that is read, a total, the stock, or information that is no quantity. */
export type HeadMeaning = ImportColumn | 'total' | 'stock' | 'info';

/** Header texts by meaning, separated by `|`. Punctuation, blanks and accents do not count. */
export const HEAD_WORDS: Readonly<Record<HeadMeaning, string>> = {
  code:
    '国际编码|编码|国际码|货号|款号|商品编码|商品编号|货品编号|货品编码|产品编码|产品编号|编号|型号|条码|条形码|商品条码|貨號|款號|' +
    'vendor style|supplier style|vendor code|international code|intl code|code|item code|item no|item nr|item number|item|product code|product no|style code|style no|' +
    'style number|style|article|article no|article number|article code|art|art no|model|model no|model code|ref|ref no|reference|' +
    'ean|ean13|ean code|barcode|bar code|gtin|upc|sku|sku code|' +
    'codice internazionale|codice|codice articolo|codice art|codice prodotto|codice modello|articolo|cod articolo|cod art|codice ean|' +
    'codice a barre|cod|modello|riferimento|rif|' +
    'code article|code produit|réf|référence|référence article|réf article|modèle|code barres|code-barres|code barre|' +
    'artikelnummer|artikelnr|artikel nr|artikel-nr|artikel|art nr|bestellnummer|bestellnr|bestell nr|modell|modellnummer|strichcode|' +
    'código|código artículo|código de artículo|código producto|artículo|referencia|modelo|código de barras|' +
    '品番|商品コード|商品番号|型番|コード|バーコード|jan|janコード|' +
    '품번|상품코드|상품번호|모델번호|품목코드|코드|바코드|스타일번호',
  color:
    '颜色|色|颜色名称|顏色|colour|color|colour name|color name|col|colore|col ore|variante colore|couleur|coloris|farbe|farbname|カラー|色名|색상|컬러',
  size:
    '尺码|尺寸|码|码数|尺碼|规格|size|sz|sizes|size eu|eu size|taglia|taglie|misura|misure|tg|taille|tailles|pointure|pointures|größe|groesse|größen|' +
    'gr|talla|tallas|tam|tamaño|número de talla|サイズ|사이즈|치수',
  qty:
    '数量|件数|订货|订购|订货数量|订购数量|订货数|询|下单数量|订单数量|订货量|订购量|订量|數量|件數|' +
    'quantity|quantities|qty|qtys|qnty|quant|pieces|pcs|pairs|units|order qty|order quantity|ordered qty|ordered quantity|qty ordered|qty ord|order|ordered|asked|' +
    'quantità|qta|q.tà|q.ta|qt|pezzi|pz|paia|quantità ordinata|ordine|nr pezzi|n pezzi|n paia|nr paia|' +
    'quantité|quantités|qté|qte|pièces|nb pièces|nombre de pièces|qté commandée|qté cdée|quantité commandée|paires|' +
    'menge|anzahl|stück|stk|stückzahl|bestellmenge|mge|paar|' +
    'cantidad|cantidades|cant|ctd|uds|unidades|piezas|pares|cantidad pedida|' +
    '個数|点数|発注数|注文数|発注数量|注文数量|足数|수량|개수|주문수량|발주수량|주문량',
  price:
    '批发价|单价|价格|批发价 eur|批发价格|單價|' +
    'wholesale price|wholesale|price|unit price|wholesale price eur|price eur|whs|whs price|wsp|' +
    "prezzo|prezzo ingrosso|prezzo all'ingrosso|prezzo unitario|prezzo unit|" +
    'prix|prix unitaire|prix de gros|pu|p u|prix ht|preis|einzelpreis|stückpreis|ek|ek preis|großhandelspreis|' +
    'precio|precio unitario|precio mayorista|単価|卸価格|卸値|価格|단가|도매가|가격',
  productId: '_productid',
  skuId: '_skuid',
  total:
    '合计|总计|小计|共计|总数|总数量|总件数|合计件数|合计数量|总合计|合計|總計|小計|計|' +
    'total|totals|ttl|grand total|sub total|sum|total qty|total quantity|total pcs|total pieces|total pairs|total units|qty total|' +
    'totale|totali|somma|tot|totale pezzi|totale pz|tot pezzi|tot pz|totale qta|totale generale|subtotale|totale paia|' +
    'total général|sous total|total pièces|total qté|gesamt|gesamtmenge|summe|zwischensumme|gesamtsumme|insgesamt|total stück|' +
    'total general|suma|total piezas|total unidades|subtotal|総計|合計数|合計数量|합계|총계|소계|총수량',
  stock:
    '库存|库存数|库存数量|可订|可订数量|可用库存|可用数量|现货|现货数|现货数量|在库|庫存|' +
    'stock|stocks|stock qty|stock quantity|available|available qty|available quantity|availability|in stock|free stock|on hand|' +
    'giacenza|giacenze|disponibilità|disponibile|stock disponible|disponible|lagerbestand|bestand|verfügbar|' +
    'existencias|在庫|在庫数|재고|재고수량',
  info:
    '品名|商品名称|商品名|名称|产品名称|中文品名|英文品名|品牌|品类|类别|分类|季节|季|年份|性别|材质|面料|成分|产地|仓库|备注|说明|' +
    '描述|图片|照片|零售价|建议零售价|吊牌价|折扣|金额|总金额|起订量|最小起订量|重量|交期|发货日期|日期|序号|尺码表|尺寸表|箱规|装箱数|币种|海关编码|税号|' +
    'name|product name|item name|style name|model name|product|brand|category|type|season|year|gender|sex|material|composition|fabric|origin|made in|' +
    'warehouse|remark|remarks|note|notes|comment|comments|description|desc|picture|image|' +
    'photo|retail|retail price|rrp|msrp|srp|discount|amount|value|total amount|total value|total price|moq|min qty|minimum|weight|delivery|' +
    'delivery date|ship date|date|no|nr|line|line no|size chart|size guide|size range|size run|hs code|customs code|currency|carton|pcs per carton|' +
    'nome|descrizione|marca|marchio|categoria|stagione|anno|genere|sesso|materiale|composizione|magazzino|nota|' +
    'immagine|foto|prezzo al pubblico|sconto|importo|valore|totale importo|peso|consegna|data|riga|' +
    'nom|désignation|libellé|marque|catégorie|saison|année|genre|matière|entrepôt|remarque|prix public|pvc|' +
    'remise|montant|total ht|montant total|poids|livraison|' +
    'bezeichnung|beschreibung|marke|kategorie|jahr|geschlecht|lager|bemerkung|bemerkungen|bild|foto|uvp|vk|vk preis|rabatt|betrag|' +
    'gesamtbetrag|gesamtpreis|gewicht|liefertermin|datum|pos|position|' +
    'nombre|descripción|temporada|año|género|composición|almacén|observaciones|imagen|pvp|descuento|importe|importe total|peso neto|' +
    'entrega|fecha|商品名称|ブランド|カテゴリ|カテゴリー|シーズン|性別|素材|原産国|備考|画像|写真|上代|定価|割引|金額|納期|' +
    '상품명|품명|브랜드|카테고리|시즌|성별|소재|원산지|비고|이미지|사진|소비자가|할인|금액|납기',
};

/** Words for an order in a quantity header: such a column is preferred to one that may mean stock. */
export const ORDER_WORDS = /[订訂注]|order|ordin|command|cdée|bestell|pedid|주문|발주/;

/**
 * Words over sizes, or in front of a row, whose numbers belong to another period or another stage than the order; punctuation and accents
 * do not count.
 */
export const OTHER_WORDS =
  '已发|已发货|已发数量|已发货数量|已交|已交货|已收|已收货|已售|已卖|销量|销售|销售数量|退货|已退|退货数量|上季|上一季|上季度|去年|上年|去年同期|上次|上次订货|上季订单|上季订货|上一季订单|去年订单|去年订货|上年订单|上次订单|往季|往季订单|历史订单|旧订单|已发货订单|在途|' +
  'delivered|shipped|sold|sales|received|returned|returns|last season|last year|previous|previous season|previous year|previous order|last order|previous orders|last orders|old order|old orders|past order|past orders|order history|last season order|last seasons order|last year order|last years order|delivered order|delivered orders|delivered goods|shipped order|shipped orders|' +
  'in transit|invoiced|' +
  'consegnato|consegnati|spedito|spediti|venduto|venduti|vendite|ricevuto|ricevuti|resi|stagione precedente|anno precedente|ordine precedente|vecchio ordine|ordini precedenti|scorsa stagione|anno scorso|' +
  'livré|livrés|livrée|expédié|expédiés|vendu|vendus|ventes|reçu|reçus|retours|saison précédente|année précédente|commande précédente|ancienne commande|commandes précédentes|saison dernière|saison passée|année dernière|' +
  'geliefert|versendet|versandt|verkauft|verkäufe|erhalten|retouren|vorsaison|vorjahr|letzte saison|letztes jahr|alte bestellung|alter auftrag|letzte bestellung|vorherige bestellung|' +
  'entregado|entregados|enviado|enviados|vendido|vendidos|ventas|recibido|recibidos|devoluciones|temporada anterior|año anterior|pedido anterior|pedido antiguo|temporada pasada|año pasado|' +
  '納品済|納品済み|出荷済|出荷済み|販売数|前年|前シーズン|返品|入荷済|출고|출고수량|판매|판매량|전년|전시즌|반품|입고';

/** Words in any cell of a row that mark the row as cancelled. */
export const CANCELLED_WORDS =
  '取消|已取消|取消订单|已取消订单|作废|已作废|cancelled|canceled|annullato|annullata|annullati|annullate|cancellato|cancellata|annulé|annulée|annulés|annulées|' +
  'storniert|gestrichen|cancelado|cancelada|cancelados|canceladas|anulado|anulada|キャンセル|キャンセル済|取消済|취소|취소됨';

/** Words in a header of numbers of packs; the quantities of a row may be per pack. */
export const PACK_WORDS = /carton|ctn|karton|box|case|pack|scatol|colli|colis|caja|bulto|箱|包|ケース|박스/;

/** Words in brackets after a header that state only the unit or the measure: `Qty (pcs)`. */
export const UNIT_WORDS =
  'pcs|pc|piece|pieces|pz|pezzi|stk|stück|st|prs|pairs|paia|pares|paires|paar|uds|unit|units|件|双|雙|个|条|只|套|足|点|個|枚|개|족|켤레|' +
  'eur|euro|usd|cny|rmb|元|eu|it|fr|uk|us|de|cm|mm|required|必填';

/** Code headers that may also be headers of names: a column with a plainer header is preferred. */
export const WEAK_CODE_WORDS =
  'item|model|modello|modèle|modell|modelo|article|artikel|articolo|artículo|art|style|ref|型号';

/** Units that users write after a number of pieces: `2 pcs`, `2件`. */
export const PIECE_UNITS =
  'pcs?|pieces?|units?|ea|prs?|pairs?|pezz[io]|pz|paia|paio|pi[èe]ces?|pces?|paires?|st(?:k|ück|ueck)?|paare?|uds?|unidad(?:es)?|pares|par|' +
  'piezas?|pzas?|件|双|雙|个|個|只|隻|条|條|套|足|点|點|枚|着|개|족|벌|켤레|점';
