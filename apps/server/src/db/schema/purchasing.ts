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

/** Orders of the house to a supplier. */
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
    /** When the last piece came in. */
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

/** One SKU of a purchase order. */
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
    /** Good pieces that came in. */
    receivedQty: integer('received_qty').notNull().default(0),
    /** Defective pieces that came in. */
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
 * Which order line of a customer the pieces of a purchase order are for. `shippedBefore` is what had left of the order line when
 * they were ordered: those pieces needed nothing. What a line has beyond its covers is for stock.
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

/** Pieces of a line that came in with a receipt. */
export interface ReceivedLine {
  id: string;
  goodQty: number;
  defectQty: number;
}

/** Pieces that an order line of a customer lacks because they came in defective. */
export interface StoredShortage {
  orderId: string;
  subOrderId: string;
  subNo: string;
  orderLineId: string;
  qty: number;
}

/** Goods that came in, as the warehouse counted them. Only ever added to. */
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
