/** Headers of a product sheet in Chinese, English and Italian, in any order. */
import { normaliseHeader } from './importHeaders';
import type { SheetCell } from './reading/grid';

/** Columns of a product sheet in the order of the template. */
export const GOODS_COLUMNS = [
  'code',
  'color',
  'size',
  'name',
  'nameEn',
  'brand',
  'category',
  'season',
  'gender',
  'warehouse',
  'wholesale',
  'retail',
  'cost',
  'onHand',
  'incoming',
  'kind',
  'styleNo',
  'barcode',
  'material',
  'materialEn',
  'origin',
  'originEn',
  'description',
  'descriptionEn',
] as const;

/** Column of a product sheet. */
export type GoodsColumn = (typeof GOODS_COLUMNS)[number];

/** Columns of prices and costs, which not every user may see. */
export const GOODS_PRICE_COLUMNS: readonly GoodsColumn[] = ['wholesale', 'retail', 'cost'];

/** Columns of pieces: a number formatted as money, as a percentage or as a date is not accepted. */
export const GOODS_PIECES_COLUMNS: readonly GoodsColumn[] = ['onHand', 'incoming'];

/** Header texts by column. `stock` is an ambiguous word that means `onHand` when no other column does. */
const ALIASES: Readonly<Record<GoodsColumn | 'stock', string>> = {
  code: '国际编码|国际码|编码|商品编码|货号|international code|intl code|code|item code|ean code|codice internazionale|codice',
  color: '颜色|色|colour|color|colore',
  size: '尺码|尺寸|码|size|taglia|misura',
  name: '品名|商品名称|名称|中文品名|name|name chinese|chinese name|nome',
  nameEn: '英文品名|品名 英文|英文名称|english name|name english|name en|nome inglese',
  brand: '品牌|brand|marca|marchio',
  category: '品类|类别|分类|category|categoria',
  season: '季节|季|season|stagione',
  gender: '性别|适用|gender|sesso|genere',
  warehouse: '仓库|warehouse|magazzino',
  wholesale:
    '批发价|批发价 eur|批发价 €|wholesale price|wholesale|wholesale price eur|prezzo ingrosso|prezzo',
  retail: '零售价|建议零售价|retail price|retail|rrp|prezzo al pubblico',
  cost: '成本|成本价|进价|cost|cost price|costo',
  onHand: '在库|在库数量|在库件数|on hand|in warehouse|pieces in the warehouse|giacenza',
  incoming: '在途|预计到货|期货件数|incoming|expected pieces|in arrivo',
  kind: '类型|现货 期货|kind|type|tipo',
  styleNo: '款号|品牌款号|style number|style no|style|codice modello',
  barcode: '条码|条形码|尺码条码|barcode|ean|ean13|codice a barre',
  material: '材质|面料|material|material chinese|materiale',
  materialEn: '英文材质|材质 英文|material english|material en',
  origin: '产地|原产地|origin|origin chinese|origine',
  originEn: '英文产地|产地 英文|origin english|origin en',
  description: '描述|说明|description|description chinese|descrizione',
  descriptionEn: '英文描述|描述 英文|description english|description en',
  stock: '库存|数量|件数|stock|quantity|qty|pieces|pcs|quantità|pezzi',
};

const BY_ALIAS = new Map<string, GoodsColumn | 'stock'>(
  ([...GOODS_COLUMNS, 'stock'] as const).flatMap((column) =>
    ALIASES[column].split('|').map((alias) => [normaliseHeader(alias), column] as const),
  ),
);

const LONGEST_HEADER = 100;

/** Key in a stored row of each column that the sheet has. */
export type GoodsLayout = Readonly<Partial<Record<GoodsColumn, string>>>;

/** Returns the columns that a header row names, with their keys from `names`; null when none is the code: then it is no header row. */
export function goodsLayout(heads: readonly SheetCell[], names: readonly string[]): GoodsLayout | null {
  const found: Partial<Record<GoodsColumn | 'stock', string>> = {};
  for (const [index, head] of heads.entries()) {
    const name = names[index];
    if (typeof head !== 'string' || head.length > LONGEST_HEADER || name === undefined) continue;
    const column = BY_ALIAS.get(normaliseHeader(head));
    if (column !== undefined) found[column] ??= name;
  }
  const { stock, ...layout } = found;
  if (layout.code === undefined) return null;
  if (layout.onHand === undefined && stock !== undefined) layout.onHand = stock;
  return layout;
}
