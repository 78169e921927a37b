import type { LanguageTag } from '@selvedge/domain/display/languages';
import { type ProductColumnKey, productColumnKeys } from '@selvedge/domain/products/columns';
import {
  CART_EXPORT_COLUMNS,
  type CartExportColumn,
  ORDER_EXPORT_COLUMNS,
  type OrderExportColumn,
  type OrderLineColumn,
} from '@selvedge/domain/sheets/exportColumns';
import { type TextKey, translate } from '../../../messages/translate';
import type { StreamColumn } from '../../../sheets/stream/messages';

/** Kind of data that an export contains. */
export type ExportType = 'LIST' | 'PRODUCT' | 'ORDER' | 'CART';

/** Columns that may be chosen, by the type of the export. */
export const COLUMNS: Readonly<Record<ExportType, readonly string[]>> = {
  LIST: productColumnKeys,
  PRODUCT: productColumnKeys,
  ORDER: ORDER_EXPORT_COLUMNS,
  CART: CART_EXPORT_COLUMNS,
};

/** Name of the column with pictures. */
export const PICTURE_COLUMN = 'image';

const WIDTHS: Readonly<Record<string, number>> = {
  image: 20,
  intlCode: 16,
  name: 32,
  lists: 32,
  list: 24,
  stock: 24,
  createdAt: 30,
  orderNo: 18,
};
const USUAL_WIDTH = 12;

/** Names of the columns with instants. */
const MOMENTS: ReadonlySet<string> = new Set(['createdAt']);

/** Column of an export of buyers, or of order lines. */
type ExportColumn = ProductColumnKey | OrderExportColumn | OrderLineColumn | CartExportColumn;

/** Heads that are not `exports.heads.<column>`: those of an order sheet, which its import recognises, and heads of several columns. */
const OTHER_HEADS = {
  intlCode: 'orderSheet.heads.code',
  brand: 'orderSheet.heads.brand',
  name: 'orderSheet.heads.name',
  color: 'orderSheet.heads.color',
  size: 'orderSheet.heads.size',
  stock: 'orderSheet.heads.stock',
  wholesalePrice: 'orderSheet.heads.price',
  priceCents: 'orderSheet.heads.price',
  warehouseId: 'exports.heads.warehouse',
  ordererNickname: 'exports.heads.orderer',
  lists: 'exports.heads.list',
  paymentStatus: 'exports.heads.payment',
} as const satisfies Partial<Record<ExportColumn, TextKey>>;

const isOther = (name: ExportColumn): name is keyof typeof OTHER_HEADS => Object.hasOwn(OTHER_HEADS, name);

/** Returns a column with a header in a language. */
export const headed = (language: LanguageTag, name: string, key: TextKey): StreamColumn => ({
  head: translate(language, key),
  width: WIDTHS[name] ?? USUAL_WIDTH,
  isMoment: MOMENTS.has(name),
});

/** Returns a column with its own header in a language. */
export const exportColumn = (language: LanguageTag, name: ExportColumn): StreamColumn =>
  headed(language, name, isOther(name) ? OTHER_HEADS[name] : `exports.heads.${name}`);
