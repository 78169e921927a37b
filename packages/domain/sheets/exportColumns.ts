/** Columns of exports of orders and carts; exports of products have the columns of the manifest. */

/** Columns of orders: fields of their page, and the values that count now, confirmed or still asked for. */
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

/** Column of exported orders. */
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

/** Column of an exported cart. */
export type CartExportColumn = (typeof CART_EXPORT_COLUMNS)[number];
