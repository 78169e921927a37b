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

/** Columns of order lines, which staff export; those of their order come first. */
export const ORDER_LINE_COLUMNS = [
  'orderNo',
  'createdAt',
  'orderer',
  'company',
  'team',
  'status',
  'flow',
  'payment',
  'subNo',
  'list',
  'warehouse',
  'confirmation',
  'image',
  'intlCode',
  'brand',
  'name',
  'color',
  'size',
  'askedQty',
  'confirmedQty',
  'shippedQty',
  'priceCents',
  'discountCents',
  'amountCents',
] as const;

/** Column of exported order lines. */
export type OrderLineColumn = (typeof ORDER_LINE_COLUMNS)[number];

/** Columns of order lines with amounts, which are left out for viewers without the price permission. */
export const ORDER_LINE_AMOUNTS: readonly OrderLineColumn[] = ['priceCents', 'discountCents', 'amountCents'];

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
