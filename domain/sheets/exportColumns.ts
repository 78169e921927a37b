/** Columns of exports that are no goods of a manifest; those of goods are the columns of the manifest. */

/** Columns of orders: fields of their page, and what counts of them now, confirmed or still asked for. */
export const ORDER_EXPORT_COLUMNS = [
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

/** A column of exported orders. */
export type OrderExportColumn = (typeof ORDER_EXPORT_COLUMNS)[number];

/** Columns of the cart. */
export const CART_EXPORT_COLUMNS = [
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

/** A column of an exported cart. */
export type CartExportColumn = (typeof CART_EXPORT_COLUMNS)[number];
