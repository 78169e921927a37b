import type { LanguageTag } from '@selvedge/domain/display/languages';
import { productColumnKeys } from '@selvedge/domain/goods/columns';
import { type TextKey, translate } from '../../../translate';
import type { StreamColumn } from '../../../sheets/stream/messages';

/** What exports write. */
export type ExportType = 'LIST' | 'PRODUCT' | 'ORDER' | 'CART';

/** Columns of orders: fields of their page, and what counts of them now, confirmed or still asked for. */
export const ORDER_COLUMNS = [
  'orderNo',
  'ordererNickname',
  'lists',
  'createdAt',
  'status',
  'flow',
  'qty',
  'askedQty',
  'confirmedQty',
  'valueCents',
  'askedValueCents',
  'confirmedValueCents',
  'discountCents',
  'payableCents',
  'paidCents',
  'paymentStatus',
] as const;

/** Columns of the cart. */
export const CART_COLUMNS = [
  'image',
  'intlCode',
  'brand',
  'name',
  'color',
  'list',
  'size',
  'stock',
  'wholesalePrice',
  'qty',
  'subtotal',
] as const;

/** The columns that may be chosen, by what is exported. */
export const COLUMNS: Readonly<Record<ExportType, readonly string[]>> = {
  LIST: productColumnKeys,
  PRODUCT: productColumnKeys,
  ORDER: ORDER_COLUMNS,
  CART: CART_COLUMNS,
};

/** Name of a column of pictures. */
export const PICTURE_COLUMN = 'image';

const WIDTHS: Readonly<Record<string, number>> = {
  image: 20,
  intlCode: 16,
  name: 32,
  lists: 32,
  list: 24,
  stock: 24,
  createdAt: 18,
  orderNo: 18,
};
const USUAL_WIDTH = 12;

/** A column with its head in a language. */
export const headed = (language: LanguageTag, name: string, key: TextKey): StreamColumn => ({
  head: translate(language, key),
  width: WIDTHS[name] ?? USUAL_WIDTH,
});
