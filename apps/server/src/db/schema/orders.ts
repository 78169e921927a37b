import { type PaymentMethod, TRANSFER } from '@selvedge/domain/money/paymentMethods';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type {
  Confirmation,
  OrderFlow,
  OrderStatus,
  PaymentStatus,
  Shipping,
} from '@selvedge/domain/orders/orderStates';
import { codeKey, foldedCharacters, wideCharacters } from '../searchKeys';
import { type addresses, buyers, teams } from './accounts';
import { type ProductKind, products, skus, suppliers, warehouses } from './products';
import { stock } from './stock';
import { cents, moment, searchIndex } from './columns';
import { lists } from './lists';

/** Address of an order as it was at submit; later edits of the saved address do not change it. */
export type OrderAddress = Omit<typeof addresses.$inferSelect, 'buyerId' | 'createdAt' | 'deletedAt'>;

/** Exchange rate as it was when the order was frozen. */
export interface FrozenRate {
  name: string;
  num: string;
  label?: string;
  icon?: string;
  index?: number;
  updatedAt: string;
}

/**
 * Orders. `status`, `flow` and the sums are computed by the rules and stored with every change. `submitSurcharge…` is the value computed at
 * submit, `surcharge…` the one that applies; after `frozenAt` amounts and rates do not change.
 */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    orderNo: text('order_no').notNull().unique(),
    kind: text('kind').$type<ProductKind>().notNull().default('SPOT'),
    buyerId: text('buyer_id')
      .notNull()
      .references(() => buyers.id),
    teamId: text('team_id').references(() => teams.id),
    salespersonId: text('salesperson_id'),
    status: text('status').$type<OrderStatus>().notNull(),
    flow: text('flow').$type<OrderFlow>(),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull().default('UNPAID'),
    onAccount: boolean('on_account').notNull().default(false),
    address: jsonb('address').$type<OrderAddress>().notNull(),
    consignee: text('consignee').notNull(),
    paymentMethod: text('payment_method').$type<PaymentMethod>().notNull().default(TRANSFER),
    remark: text('remark'),
    notifyUserIds: text('notify_user_ids').array().notNull().default([]),
    askedQty: integer('asked_qty').notNull(),
    askedValueCents: cents('asked_value_cents').notNull(),
    confirmedQty: integer('confirmed_qty').notNull().default(0),
    /** Value of the confirmed pieces after line discounts. */
    confirmedValueCents: cents('confirmed_value_cents').notNull().default(0),
    goodsCents: cents('goods_cents').notNull(),
    discountCents: cents('discount_cents').notNull().default(0),
    submitSurchargeBp: integer('submit_surcharge_bp').notNull(),
    submitSurchargeCents: cents('submit_surcharge_cents').notNull(),
    surchargeBp: integer('surcharge_bp').notNull(),
    surchargeCents: cents('surcharge_cents').notNull(),
    freightCents: cents('freight_cents'),
    creditCents: cents('credit_cents'),
    payableCents: cents('payable_cents').notNull(),
    paidCents: cents('paid_cents').notNull().default(0),
    /** Copy of the rates once frozen, empty before. */
    rates: jsonb('rates').$type<FrozenRate[]>().notNull().default([]),
    frozenAt: moment('frozen_at'),
    confirmedAt: moment('confirmed_at'),
    paidAt: moment('paid_at'),
    shippedAt: moment('shipped_at'),
    completedAt: moment('completed_at'),
    expectedArrival: date('expected_arrival', { mode: 'string' }),
    depositBp: integer('deposit_bp'),
    cancelReason: text('cancel_reason'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('orders_buyer').on(table.buyerId, table.createdAt),
    index('orders_team').on(table.teamId, table.createdAt),
    index('orders_status').on(table.status, table.flow, table.createdAt),
    index('orders_created').on(table.createdAt),
    searchIndex('orders_number_search', sql`${codeKey(table.orderNo)} gin_trgm_ops`),
    searchIndex('orders_consignee_search', foldedCharacters(table.consignee)),
    searchIndex('orders_phone_search', sql`(${table.address} ->> 'phone') gin_trgm_ops`),
    check('orders_paid', sql`${table.paidCents} >= 0`),
    check('orders_payable', sql`${table.payableCents} >= 0`),
  ],
);

/** Sub-orders: the part of an order that comes from one list and one warehouse of a supplier. */
export const subOrders = pgTable(
  'sub_orders',
  {
    id: text('id').primaryKey(),
    subNo: text('sub_no').notNull().unique(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    listId: text('list_id')
      .notNull()
      .references(() => lists.id),
    warehouseId: text('warehouse_id')
      .notNull()
      .references(() => warehouses.id),
    supplierId: text('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    confirmation: text('confirmation').$type<Confirmation>().notNull(),
    shipping: text('shipping').$type<Shipping>().notNull().default('NONE'),
    cancelled: boolean('cancelled').notNull().default(false),
    cancelReason: text('cancel_reason'),
    /** Whether the customer cancelled it, and with it the surcharge rate that its goods value had earned. */
    cancelledByBuyer: boolean('cancelled_by_buyer').notNull().default(false),
    /** Comment of the customer when sending the offer back. */
    comment: text('comment'),
    shipEstimate: date('ship_estimate', { mode: 'string' }).notNull(),
    receiveEstimate: date('receive_estimate', { mode: 'string' }).notNull(),
    platformConfirmedAt: moment('platform_confirmed_at'),
    acknowledgedAt: moment('acknowledged_at'),
    acknowledgedFileIds: text('acknowledged_file_ids').array().notNull().default([]),
    confirmedAt: moment('confirmed_at'),
    /** Changes by the supplier's acknowledgement or a new offer, shown to the customer. */
    offerDiff: jsonb('offer_diff').$type<unknown>(),
    /** Time when the customer, or the system in its place, confirmed the receipt. */
    receivedAt: moment('received_at'),
    shortageDiffCents: cents('shortage_diff_cents').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('sub_orders_position_key').on(table.orderId, table.position),
    index('sub_orders_list').on(table.listId),
    index('sub_orders_supplier').on(table.supplierId, table.createdAt),
    index('sub_orders_waiting')
      .on(table.confirmation, table.createdAt)
      .where(sql`not ${table.cancelled}`),
    index('sub_orders_shipped')
      .on(table.orderId)
      .where(sql`not ${table.cancelled} and ${table.shipping} = 'SHIPPED'`),
    searchIndex('sub_orders_number_search', sql`${codeKey(table.subNo)} gin_trgm_ops`),
    index('sub_orders_acknowledgements').using('gin', table.acknowledgedFileIds),
  ],
);

/** Order lines: one SKU of a sub-order. Names are copies of those that the buyer saw. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    subOrderId: text('sub_order_id')
      .notNull()
      .references(() => subOrders.id),
    position: integer('position').notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    skuId: text('sku_id')
      .notNull()
      .references(() => skus.id),
    intlCode: text('intl_code').notNull(),
    name: text('name').notNull(),
    nameEn: text('name_en').notNull(),
    brandName: text('brand_name').notNull(),
    color: text('color').notNull(),
    colorEn: text('color_en').notNull(),
    size: text('size').notNull(),
    multiSize: boolean('multi_size').notNull(),
    askedQty: integer('asked_qty').notNull(),
    confirmedQty: integer('confirmed_qty').notNull().default(0),
    shippedQty: integer('shipped_qty').notNull().default(0),
    receivedQty: integer('received_qty').notNull().default(0),
    /** Confirmed pieces that will not be shipped any more. */
    closedQty: integer('closed_qty').notNull().default(0),
    shortageReason: text('shortage_reason').$type<'DEFECT' | 'SHORTAGE'>(),
    priceCents: cents('price_cents').notNull(),
    discountCents: cents('discount_cents').notNull().default(0),
    note: text('note'),
    /**
     * Whether the line was typed by hand: its product is on no list and in no stock, so no stock is locked for it; it is bought for the
     * order.
     */
    typed: boolean('typed').notNull().default(false),
    /** Team of the order, copied by a trigger once pieces are confirmed, so that a team's products are found without its orders. */
    teamId: text('team_id'),
  },
  (table) => [
    uniqueIndex('order_lines_position_key').on(table.subOrderId, table.position),
    index('order_lines_order').on(table.orderId),
    index('order_lines_sku').on(table.skuId),
    index('order_lines_product').on(table.productId),
    searchIndex('order_lines_code_search', sql`${codeKey(table.intlCode)} gin_trgm_ops`),
    searchIndex('order_lines_wide_codes', wideCharacters(table.intlCode)),
    index('order_lines_team_goods')
      .on(table.teamId, table.productId)
      .where(sql`${table.confirmedQty} > 0`)
      .concurrently(),
    check('order_lines_asked', sql`${table.askedQty} > 0`),
    check('order_lines_confirmed', sql`${table.confirmedQty} between 0 and ${table.askedQty}`),
    check(
      'order_lines_shipped',
      sql`${table.shippedQty} >= 0 and ${table.closedQty} >= 0 and ${table.shippedQty} + ${table.closedQty} <= ${table.confirmedQty}`,
    ),
    check('order_lines_received', sql`${table.receivedQty} between 0 and ${table.shippedQty}`),
    check('order_lines_money', sql`${table.priceCents} >= 0 and ${table.discountCents} >= 0`),
  ],
);

/** Open locks: pieces of stock reserved for an order line; `stock.locked` is their sum. Deleted when released. */
export const stockLocks = pgTable(
  'stock_locks',
  {
    orderLineId: text('order_line_id')
      .primaryKey()
      .references(() => orderLines.id),
    skuId: text('sku_id')
      .notNull()
      .references(() => stock.skuId),
    qty: integer('qty').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('stock_locks_sku').on(table.skuId), check('stock_locks_qty', sql`${table.qty} > 0`)],
);
