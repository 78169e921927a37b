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
    'codice a barre|cod|modello|riferimento|rif|cod prodotto|cod modello|cod mod|numero articolo|n articolo|' +
    'code article|code produit|code modèle|réf|référence|référence article|référence produit|réf article|réf produit|réf modèle|' +
    'réf fournisseur|n article|modèle|code barres|code barre|gencod|gencode|' +
    'artikelnummer|artikelnr|artikelcode|artikel|art nr|bestellnummer|bestellnr|modell|modellnummer|modellnr|produktnummer|stil nr|style nr|' +
    'ean nr|ean nummer|strichcode|' +
    'código|código artículo|código de artículo|cód artículo|código producto|código de producto|código modelo|código ean|artículo|referencia|' +
    'ref artículo|modelo|código de barras|' +
    '品番|商品品番|メーカー品番|ブランド品番|品番コード|商品コード|商品番号|製品番号|型番|スタイル番号|スタイルno|コード|バーコード|jan|janコード|' +
    '품번|상품코드|상품번호|제품코드|제품번호|모델번호|모델명|모델|품목코드|스타일코드|코드|바코드|스타일번호',
  color:
    '颜色|色|颜色名称|顏色|colour|color|colour name|color name|col|colore|nome colore|descrizione colore|variante colore|couleur|coloris|' +
    'nom couleur|farbe|farbname|farbbezeichnung|nombre color|カラー|カラー名|色名|색상|색상명|컬러|컬러명|칼라',
  size:
    '尺码|尺寸|码|码数|尺碼|规格|size|sz|sizes|size eu|eu size|taglia|taglie|misura|misure|tg|taille|tailles|pointure|pointures|größe|groesse|größen|' +
    'gr|schuhgröße|taglia eu|taille eu|eu größe|größe eu|talla|tallas|talla eu|tam|tamaño|número de talla|サイズ|サイズ名|사이즈|싸이즈|치수',
  qty:
    '数量|件数|订货|订购|订货数量|订购数量|订货数|询|下单数量|订单数量|订货量|订购量|订量|數量|件數|' +
    'quantity|quantities|qty|qtys|qnty|quant|pieces|pcs|pairs|units|order qty|order quantity|ordered qty|ordered quantity|qty ordered|qty ord|order|ordered|asked|' +
    'quantità|qta|qt|pezzi|pz|paia|capi|quantità ordinata|qta ordinata|qta ord|pezzi ordinati|ordine|nr pezzi|n pezzi|numero pezzi|n paia|nr paia|' +
    'n capi|' +
    'quantité|quantités|qté|pièces|nb pièces|nb de pièces|nombre de pièces|qté commandée|qté cdée|qté cde|quantité commandée|commande|cde|' +
    'paires|nb paires|' +
    'menge|anzahl|anz|stück|stk|stückzahl|bestellmenge|bestellte menge|bestellt|bestellung|ordermenge|mge|paar|' +
    'cantidad|cantidades|cant|ctd|cdad|uds|unidades|n unidades|piezas|prendas|pares|cantidad pedida|cant pedida|unidades pedidas|pedido|' +
    '個数|点数|枚数|発注数|注文数|発注数量|注文数量|発注点数|ご注文数|オーダー数|受注数|足数|' +
    '수량|개수|갯수|주문수량|발주수량|주문량|발주량|오더수량|주문|발주',
  price:
    '批发价|单价|价格|批发价 eur|批发价格|單價|' +
    'wholesale price|wholesale|price|unit price|wholesale price eur|price eur|whs|whs price|wsp|' +
    "prezzo|prezzo ingrosso|prezzo all'ingrosso|ingrosso|prezzo wholesale|prezzo netto|prezzo unitario|prezzo unit|" +
    "prix|prix unitaire|prix de gros|prix gros|prix wholesale|prix d'achat|prix achat|pu|pu ht|prix unitaire ht|prix ht|" +
    'preis|einzelpreis|stückpreis|ek|ek preis|ek netto|einkaufspreis|händlerpreis|nettopreis|großhandelspreis|' +
    'precio|precio unitario|precio mayorista|precio al por mayor|precio por mayor|precio neto|' +
    '単価|下代|下代単価|卸価格|卸値|卸単価|仕入単価|仕入価格|価格|단가|도매가|도매가격|도매단가|공급가|공급단가|가격',
  productId: '_productid',
  skuId: '_skuid',
  total:
    '合计|总计|小计|共计|总数|总数量|总件数|合计件数|合计数量|总合计|合計|總計|小計|計|' +
    'total|totals|ttl|grand total|sub total|sum|total qty|total quantity|total pcs|total pieces|total pairs|total units|qty total|' +
    'totale|totali|somma|tot|totale pezzi|totale pz|tot pezzi|tot pz|totale qta|totale generale|subtotale|totale paia|tot paia|' +
    'totale capi|tot capi|totale quantità|quantità totale|qta totale|tot qta|' +
    'total général|sous total|total pièces|total paires|total qté|qté totale|quantité totale|gesamt|gesamtmenge|gesamtanzahl|gesamtstückzahl|' +
    'stück gesamt|gesamt stück|summe|zwischensumme|gesamtsumme|insgesamt|total stück|' +
    'total general|suma|total piezas|total unidades|total uds|total pares|cantidad total|subtotal|' +
    '総計|総合計|総数|総数量|合計数|合計数量|合計点数|합계|총합계|총계|소계|계|총수량|합계수량',
  stock:
    '库存|库存数|库存数量|可订|可订数量|可用库存|可用数量|现货|现货数|现货数量|在库|庫存|' +
    'stock|stocks|stock qty|stock quantity|available|available qty|available quantity|availability|in stock|free stock|on hand|' +
    'giacenza|giacenze|disponibilità|disponibile|disponibili|qta disponibile|esistenza|stock disponible|disponible|disponibles|dispo|' +
    'disponibilité|en stock|qté disponible|quantité disponible|lagerbestand|bestand|lagermenge|verfügbar|verfügbarkeit|verfügbare menge|' +
    'existencias|disponibilidad|cantidad disponible|在庫|在庫数|在庫数量|現在庫|有効在庫|発注可能数|재고|재고수량|재고수|재고량|현재고|주문가능수량',
  info:
    '品名|商品名称|商品名|名称|产品名称|中文品名|英文品名|品牌|品类|类别|分类|季节|季|年份|性别|材质|面料|成分|产地|仓库|备注|说明|' +
    '描述|图片|照片|零售价|建议零售价|吊牌价|折扣|金额|总金额|起订量|最小起订量|重量|交期|发货日期|日期|序号|尺码表|尺寸表|箱规|装箱数|币种|海关编码|税号|' +
    'name|product name|item name|style name|model name|product|brand|category|type|season|year|gender|sex|material|composition|fabric|origin|made in|' +
    'warehouse|remark|remarks|note|notes|comment|comments|description|desc|picture|image|' +
    'photo|retail|retail price|rrp|msrp|srp|discount|amount|value|total amount|total value|total price|moq|min qty|minimum|weight|delivery|' +
    'delivery date|ship date|date|no|nr|line|line no|size chart|size guide|size range|size run|hs code|customs code|currency|carton|pcs per carton|' +
    'nome|descrizione|marca|marchio|categoria|stagione|anno|genere|sesso|materiale|composizione|magazzino|nota|' +
    'immagine|foto|prezzo al pubblico|prezzo pubblico|prezzo al dettaglio|prezzo consigliato|prezzo di vendita|prezzo retail|listino|prezzo di listino|sconto|importo|valore|' +
    'totale importo|importo totale|valore totale|totale valore|peso|consegna|data consegna|data|riga|n|collezione|linea|tipologia|tipo|tessuto|' +
    'fornitore|paese di origine|valuta|quantità minima|minimo ordine|codice colore|cod colore|nome articolo|descrizione articolo|' +
    'nom|désignation|libellé|marque|catégorie|saison|année|genre|sexe|matière|tissu|entrepôt|remarque|remarques|observations|prix public|pvc|' +
    'prix de vente|prix de vente conseillé|prix conseillé|remise|montant|montant ht|total ht|montant total|valeur|poids|livraison|date de livraison|' +
    "collection|famille|fournisseur|pays d'origine|devise|colisage|quantité minimum|quantité minimale|minimum de commande|code couleur|visuel|" +
    'bezeichnung|artikelbezeichnung|artikelname|produktname|beschreibung|marke|kategorie|warengruppe|kollektion|jahr|geschlecht|zusammensetzung|' +
    'herkunftsland|ursprungsland|lieferant|lager|bemerkung|bemerkungen|anmerkung|hinweis|bild|foto|uvp|vk|vk preis|verkaufspreis|ladenpreis|' +
    'rabatt|betrag|wert|warenwert|gesamtwert|gesamtbetrag|gesamtpreis|gewicht|liefertermin|lieferdatum|datum|pos|position|währung|mindestmenge|' +
    'mindestbestellmenge|farbcode|farbnummer|farbnr|' +
    'nombre|nombre producto|descripción|temporada|colección|familia|año|género|composición|tejido|proveedor|almacén|observaciones|imagen|pvp|pvpr|' +
    'precio venta público|precio de venta al público|precio público|descuento|importe|importe total|total importe|valor|precio total|peso neto|' +
    'entrega|fecha de entrega|fecha|país de origen|origen|moneda|divisa|cantidad mínima|pedido mínimo|código color|' +
    'ブランド|ブランド名|アイテム|アイテム名|カテゴリ|カテゴリー|シーズン|年度|性別|素材|混率|原産国|生産国|仕入先|倉庫|備考|画像|写真|' +
    '上代|参考上代|定価|小売価格|希望小売価格|販売価格|売価|掛率|割引|金額|合計金額|発注金額|下代合計|上代合計|納期|納品日|発注日|通貨|' +
    '最低発注数|最小発注数|最小ロット|ロット|入数|カラーコード|カラーno|色番|' +
    '상품명|제품명|품명|품목|브랜드|브랜드명|카테고리|시즌|연도|성별|소재|재질|혼용률|원산지|제조국|거래처|창고|비고|메모|이미지|사진|' +
    '소비자가|소비자가격|소매가|판매가|정가|할인|할인율|금액|총금액|합계금액|주문금액|공급가액|납기|납기일|출고일|통화|중량|' +
    '최소주문수량|최소수량|컬러코드|색상코드|번호|순번',
};

/** Words for an order in a quantity header: such a column is preferred to one that may mean stock. */
export const ORDER_WORDS =
  /[订訂注]|order|ordin|(?<!re)command|cdée|bestell|pedid|発注|オーダー|주문|발주|오더/;

/**
 * Words over sizes, or in front of a row, whose numbers belong to another period or another stage than the order; punctuation and accents
 * do not count.
 */
export const OTHER_WORDS =
  '已发|已发货|已发数量|已发货数量|已交|已交货|已收|已收货|已售|已卖|销量|销售|销售数量|退货|已退|退货数量|上季|上一季|上季度|去年|上年|去年同期|上次|上次订货|上季订单|上季订货|上一季订单|去年订单|去年订货|上年订单|上次订单|往季|往季订单|历史订单|旧订单|已发货订单|在途|' +
  'delivered|shipped|sold|sales|received|returned|returns|last season|last year|previous|previous season|previous year|previous order|last order|previous orders|last orders|old order|old orders|past order|past orders|order history|last season order|last seasons order|last year order|last years order|delivered order|delivered orders|delivered goods|shipped order|shipped orders|' +
  'in transit|invoiced|' +
  'consegnato|consegnati|spedito|spediti|venduto|venduti|vendite|ricevuto|ricevuti|reso|resi|evaso|evasi|fatturato|stagione precedente|anno precedente|ordine precedente|vecchio ordine|ordini precedenti|scorsa stagione|anno scorso|' +
  'livré|livrés|livrée|livrées|facturé|facturés|expédié|expédiés|vendu|vendus|ventes|reçu|reçus|retours|saison précédente|année précédente|commande précédente|ancienne commande|commandes précédentes|saison dernière|saison passée|année dernière|' +
  'geliefert|ausgeliefert|fakturiert|versendet|versandt|verkauft|verkäufe|erhalten|retouren|vorsaison|vorjahr|letzte saison|letztes jahr|alte bestellung|alter auftrag|letzte bestellung|vorherige bestellung|' +
  'entregado|entregados|enviado|enviados|vendido|vendidos|ventas|recibido|recibidos|servido|servidos|facturado|devoluciones|temporada anterior|año anterior|pedido anterior|pedido antiguo|temporada pasada|año pasado|' +
  '納品済|納品済み|納品数|出荷済|出荷済み|出荷数|販売数|売上数|前年|昨年|前シーズン|前回発注|前回注文|返品|入荷済|入荷数|' +
  '출고|출고수량|판매|판매량|판매수량|전년|작년|전시즌|이전주문|반품|입고|입고수량|납품수량';

/** Words in any cell of a row that mark the row as cancelled. */
export const CANCELLED_WORDS =
  '取消|已取消|取消订单|已取消订单|作废|已作废|cancelled|canceled|annullato|annullata|annullati|annullate|cancellato|cancellata|annulé|annulée|annulés|annulées|' +
  'storniert|gestrichen|cancelado|cancelada|cancelados|canceladas|anulado|anulada|キャンセル|キャンセル済|取消済|취소|취소됨';

/** Words in a header of numbers of packs; the quantities of a row may be per pack. */
export const PACK_WORDS =
  /carton|ctn|karton|box|case|pack|scatol|colli|colis|caja|bulto|箱|包|ケース|カートン|박스|카톤/;

/** Words in brackets after a header that state only the unit or the measure: `Qty (pcs)`. */
export const UNIT_WORDS =
  'pcs|pc|piece|pieces|pz|pezzi|stk|stück|st|prs|pairs|paia|pares|paires|paar|uds|unit|units|capi|件|双|雙|个|条|只|套|足|点|個|枚|着|개|족|켤레|' +
  'eur|euro|usd|cny|rmb|元|jpy|円|krw|원|ht|税抜|税別|税込|eu|it|fr|uk|us|de|cm|mm|required|必填';

/** Code headers that may also be headers of names: a column with a plainer header is preferred. */
export const WEAK_CODE_WORDS =
  'item|model|modello|modèle|modell|modelo|article|artikel|articolo|artículo|art|style|ref|型号|모델|모델명';

/** Units that users write after a number of pieces: `2 pcs`, `2件`. */
export const PIECE_UNITS =
  'pcs?|pieces?|units?|ea|prs?|pairs?|pezz[io]|pz|paia|paio|pi[èe]ces?|pces?|paires?|st(?:k|ück|ueck)?|paare?|uds?|unidad(?:es)?|pares|par|' +
  'piezas?|pzas?|件|双|雙|个|個|只|隻|条|條|套|足|点|點|枚|着|개|족|벌|켤레|점';
