import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { products, skus } from './products';
import { moment } from './columns';

/**
 * Stock of a SKU, in pieces. `locked` is always the sum of the open locks; `incoming` are the pieces of a coming season that futures lists
 * offer, which are not locked. `free` is the number that may still be ordered.
 */
export const stock = pgTable(
  'stock',
  {
    skuId: text('sku_id')
      .primaryKey()
      .references(() => skus.id),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    /** Copy of the SKU's size, which never changes: filters and counts by size need this table only. */
    size: text('size').notNull(),
    onHand: integer('on_hand').notNull().default(0),
    locked: integer('locked').notNull().default(0),
    incoming: integer('incoming').notNull().default(0),
    free: integer('free')
      .notNull()
      .generatedAlwaysAs(sql`on_hand - locked + incoming`),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('stock_product').on(table.productId),
    check('stock_never_oversold', sql`${table.locked} >= 0 and ${table.onHand} >= ${table.locked}`),
    check('stock_incoming', sql`${table.incoming} >= 0`),
  ],
);

/**
 * Cause of a stock movement: opening stock, an imported sheet, an order's lock, a shipment, a receipt of purchased goods, a correction by
 * staff.
 */
export type MovementCause = 'OPENING' | 'IMPORT' | 'LOCK' | 'SHIPMENT' | 'RECEIPT' | 'CORRECTION' | 'OTHER';

/**
 * Every change of the stock, written by triggers of the stock table, so that the movements of a SKU always add up to its stock. Cause,
 * document and person are those that the transaction set before (`setMovementCause`). Append-only.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    skuId: text('sku_id').notNull(),
    productId: text('product_id').notNull(),
    cause: text('cause').$type<MovementCause>().notNull(),
    /** Change of each quantity, in pieces. */
    onHand: integer('on_hand').notNull(),
    locked: integer('locked').notNull(),
    incoming: integer('incoming').notNull(),
    /** Pieces on hand afterwards. */
    onHandAfter: integer('on_hand_after').notNull(),
    /** Order of the movement, if any. */
    orderId: text('order_id'),
    /** Purchase order of a receipt. */
    purchaseOrderId: text('purchase_order_id'),
    reason: text('reason'),
    note: text('note'),
    operatorName: text('operator_name').notNull().default(''),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('stock_movements_product').on(table.productId, table.number),
    index('stock_movements_sku').on(table.skuId),
  ],
);
