import type { PurchaseOrderStatus } from '@selvedge/domain/stateMachines/purchaseOrders';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { products, skus, suppliers } from './products';
import { cents, moment } from './columns';
import { orderLines } from './orders';

/** Purchase orders of the merchant to a supplier. */
export const purchaseOrders = pgTable(
  'purchase_orders',
  {
    id: text('id').primaryKey(),
    poNo: text('po_no').notNull().unique(),
    supplierId: text('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    status: text('status').$type<PurchaseOrderStatus>().notNull().default('DRAFT'),
    expectedAt: date('expected_at', { mode: 'string' }).notNull(),
    note: text('note').notNull().default(''),
    cancelReason: text('cancel_reason'),
    createdBy: text('created_by').notNull(),
    /** Time when the last piece was received. */
    receivedAt: moment('received_at'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('purchase_orders_created').on(table.createdAt),
    index('purchase_orders_supplier').on(table.supplierId, table.createdAt),
    index('purchase_orders_status').on(table.status, table.createdAt),
  ],
);

/** Lines of a purchase order: one SKU each. */
export const purchaseOrderLines = pgTable(
  'purchase_order_lines',
  {
    id: text('id').primaryKey(),
    purchaseOrderId: text('purchase_order_id')
      .notNull()
      .references(() => purchaseOrders.id),
    position: integer('position').notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    skuId: text('sku_id')
      .notNull()
      .references(() => skus.id),
    qty: integer('qty').notNull(),
    /** Good pieces received. */
    receivedQty: integer('received_qty').notNull().default(0),
    /** Defective pieces received. */
    defectQty: integer('defect_qty').notNull().default(0),
    costCents: cents('cost_cents').notNull(),
  },
  (table) => [
    uniqueIndex('purchase_order_lines_sku_key').on(table.purchaseOrderId, table.skuId),
    index('purchase_order_lines_sku').on(table.skuId),
    check(
      'purchase_order_lines_pieces',
      sql`${table.receivedQty} >= 0 and ${table.defectQty} >= 0 and ${table.receivedQty} + ${table.defectQty} <= ${table.qty}`,
    ),
    check('purchase_order_lines_cost', sql`${table.costCents} >= 0`),
  ],
);

/**
 * Covers: assignment of a purchase order's pieces to the customer's order line they are for. `shippedBefore` is the quantity of the order
 * line that had been shipped when they were ordered: those pieces needed no purchase. Pieces of a purchase order line beyond its covers are
 * for stock.
 */
export const purchaseCovers = pgTable(
  'purchase_covers',
  {
    purchaseOrderLineId: text('purchase_order_line_id')
      .notNull()
      .references(() => purchaseOrderLines.id, { onDelete: 'cascade' }),
    orderLineId: text('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    qty: integer('qty').notNull(),
    shippedBefore: integer('shipped_before').notNull(),
    receivedQty: integer('received_qty').notNull().default(0),
    defectQty: integer('defect_qty').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseOrderLineId, table.orderLineId] }),
    index('purchase_covers_order_line').on(table.orderLineId),
    check(
      'purchase_covers_pieces',
      sql`${table.receivedQty} >= 0 and ${table.defectQty} >= 0 and ${table.receivedQty} + ${table.defectQty} <= ${table.qty}`,
    ),
  ],
);

/** Pieces of a purchase order line in a receipt. */
export interface ReceivedLine {
  id: string;
  goodQty: number;
  defectQty: number;
}

/** Pieces that an order line of a customer lacks because they were received defective. */
export interface StoredShortage {
  orderId: string;
  subOrderId: string;
  subNo: string;
  orderLineId: string;
  qty: number;
}

/** Receipts of goods, as the warehouse counted them. Append-only. */
export const purchaseReceipts = pgTable(
  'purchase_receipts',
  {
    id: text('id').primaryKey(),
    purchaseOrderId: text('purchase_order_id')
      .notNull()
      .references(() => purchaseOrders.id),
    lines: jsonb('lines').$type<ReceivedLine[]>().notNull(),
    shortages: jsonb('shortages').$type<StoredShortage[]>().notNull().default([]),
    fileIds: text('file_ids').array().notNull().default([]),
    note: text('note').notNull().default(''),
    receivedBy: text('received_by').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('purchase_receipts_order').on(table.purchaseOrderId, table.at),
    index('purchase_receipts_files').using('gin', table.fileIds),
  ],
);
