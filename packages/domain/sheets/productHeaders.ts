/** Headers of a product sheet in Chinese, English and Italian, in any order. */
import { normaliseHeader } from './importHeaders';
import type { SheetCell } from './reading/grid';

/** Column of a product sheet. */
interface SheetColumn {
  /** Header texts in Chinese, English and Italian. */
  readonly heads: string;
  /** Whether the column belongs to a size; all others belong to the product and are needed in its first row only. */
  readonly isOfSize?: true;
  /** Whether it is a price or cost, which not every user may see. */
  readonly isPrice?: true;
  /** Whether it is a number of pieces: one formatted as money, as a percentage or as a date is not accepted. */
  readonly isPieces?: true;
  /** Whether it is stored as it is written, in the product's field of the same name. */
  readonly isText?: true;
  /** Maximum characters, as in the document. */
  readonly most?: number;
  /** Column whose text a new product gets when this one is blank. */
  readonly or?: string;
}

/** Columns of a product sheet in the order of the template. */
const COLUMNS = {
  code: {
    heads:
      '国际编码|国际码|编码|商品编码|货号|international code|intl code|code|item code|ean code|codice internazionale|codice',
    isOfSize: true,
  },
  color: { heads: '颜色|色|colour|color|colore', isOfSize: true },
  size: { heads: '尺码|尺寸|码|size|taglia|misura', isOfSize: true, most: 12 },
  name: {
    heads: '品名|商品名称|名称|中文品名|name|name chinese|chinese name|nome',
    isText: true,
    most: 200,
    or: 'nameEn',
  },
  nameEn: {
    heads: '英文品名|品名 英文|英文名称|english name|name english|name en|nome inglese',
    isText: true,
    most: 200,
    or: 'name',
  },
  brand: { heads: '品牌|brand|marca|marchio' },
  category: { heads: '品类|类别|分类|category|categoria' },
  season: { heads: '季节|季|season|stagione' },
  gender: { heads: '性别|适用|gender|sesso|genere' },
  warehouse: { heads: '仓库|warehouse|magazzino' },
  wholesale: {
    heads: '批发价|批发价 eur|批发价 €|wholesale price|wholesale|wholesale price eur|prezzo ingrosso|prezzo',
    isPrice: true,
  },
  retail: { heads: '零售价|建议零售价|retail price|retail|rrp|prezzo al pubblico', isPrice: true },
  cost: { heads: '成本|成本价|进价|cost|cost price|costo', isPrice: true },
  onHand: {
    heads: '在库|在库数量|在库件数|on hand|in warehouse|pieces in the warehouse|giacenza',
    isOfSize: true,
    isPieces: true,
  },
  incoming: {
    heads: '在途|预计到货|期货件数|incoming|expected pieces|in arrivo',
    isOfSize: true,
    isPieces: true,
  },
  kind: { heads: '类型|现货 期货|kind|type|tipo' },
  styleNo: { heads: '款号|品牌款号|style number|style no|style|codice modello', isText: true, most: 40 },
  barcode: { heads: '条码|条形码|尺码条码|barcode|ean|ean13|codice a barre', isOfSize: true },
  material: { heads: '材质|面料|material|material chinese|materiale', isText: true, most: 200 },
  materialEn: {
    heads: '英文材质|材质 英文|material english|material en',
    isText: true,
    most: 200,
    or: 'material',
  },
  origin: { heads: '产地|原产地|origin|origin chinese|origine', isText: true, most: 60 },
  originEn: { heads: '英文产地|产地 英文|origin english|origin en', isText: true, most: 60, or: 'origin' },
  description: { heads: '描述|说明|description|description chinese|descrizione', isText: true },
  descriptionEn: {
    heads: '英文描述|描述 英文|description english|description en',
    isText: true,
    or: 'description',
  },
} as const satisfies Readonly<Record<string, SheetColumn>>;

/** Column of a product sheet. */
export type ProductColumn = keyof typeof COLUMNS;

/** Column whose text is stored as it is written, in the product's field of the same name. */
export type ProductTextColumn = {
  [Column in ProductColumn]: (typeof COLUMNS)[Column] extends { readonly isText: true } ? Column : never;
}[ProductColumn];

/** Declaration of each column. */
export const PRODUCT_SHEET: Readonly<
  Record<ProductColumn, SheetColumn & { readonly or?: ProductTextColumn }>
> = COLUMNS;
/** Columns of a product sheet in the order of the template. */
export const PRODUCT_COLUMNS = Object.keys(COLUMNS) as ProductColumn[];

const columnsWith = (property: keyof SheetColumn) =>
  PRODUCT_COLUMNS.filter((column) => PRODUCT_SHEET[column][property] !== undefined);

/** Columns of prices and costs. */
export const PRODUCT_PRICE_COLUMNS = columnsWith('isPrice');
/** Columns of pieces. */
export const PRODUCT_PIECES_COLUMNS = columnsWith('isPieces');
/** Columns whose texts are stored as they are written. */
export const PRODUCT_TEXT_COLUMNS = columnsWith('isText') as ProductTextColumn[];

/** Returns a value for each column whose text is stored as it is written. */
export const ofEachText = <Value>(of: (column: ProductTextColumn) => Value) =>
  Object.fromEntries(PRODUCT_TEXT_COLUMNS.map((column) => [column, of(column)])) as Record<
    ProductTextColumn,
    Value
  >;

/** Ambiguous header words, which mean `onHand` when no other column does. */
const STOCK = '库存|数量|件数|stock|quantity|qty|pieces|pcs|quantità|pezzi';

const BY_ALIAS = new Map<string, ProductColumn | 'stock'>(
  [
    ...PRODUCT_COLUMNS.map((column) => [column, PRODUCT_SHEET[column].heads] as const),
    ['stock', STOCK] as const,
  ].flatMap(([column, heads]) => heads.split('|').map((alias) => [normaliseHeader(alias), column] as const)),
);

const LONGEST_HEADER = 100;

/** Key in a stored row of each column that the sheet has. */
export type ProductLayout = Readonly<Partial<Record<ProductColumn, string>>>;

/** Returns the columns that a header row names, with their keys from `names`; null when none is the code: then it is no header row. */
export function productLayout(heads: readonly SheetCell[], names: readonly string[]): ProductLayout | null {
  const found: Partial<Record<ProductColumn | 'stock', string>> = {};
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
