import type { LanguageTag } from '@selvedge/domain/display/languages';
import { productColumnKeys } from '@selvedge/domain/goods/columns';
import { CART_EXPORT_COLUMNS, ORDER_EXPORT_COLUMNS } from '@selvedge/domain/sheets/exportColumns';
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

/** Returns a column with its header in a language. */
export const headed = (language: LanguageTag, name: string, key: TextKey): StreamColumn => ({
  head: translate(language, key),
  width: WIDTHS[name] ?? USUAL_WIDTH,
  isMoment: MOMENTS.has(name),
});
