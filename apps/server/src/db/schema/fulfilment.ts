import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { codeKey } from '../searchKeys';
import { cents, moment, searchIndex } from './columns';
import { orderLines, orders, subOrders } from './orders';

/** Claims: pieces of an order line that were shipped and did not arrive, or arrived damaged; settled once by staff. */
export const receiptClaims = pgTable(
  'receipt_claims',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    subOrderId: text('sub_order_id')
      .notNull()
      .references(() => subOrders.id),
    orderLineId: text('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    qty: integer('qty').notNull(),
    reason: text('reason').$type<'DEFECT' | 'SHORTAGE'>().notNull(),
    note: text('note'),
    photoFileIds: text('photo_file_ids').array().notNull().default([]),
    /** Value of the pieces with their share of the surcharge, EUR cents. */
    amountCents: cents('amount_cents').notNull(),
    status: text('status').$type<'OPEN' | 'SETTLED' | 'REPLACED' | 'REFUSED'>().notNull().default('OPEN'),
    /** Part of the amount that became credit, EUR cents; 0 for a refused claim. */
    settledCents: cents('settled_cents'),
    settleNote: text('settle_note'),
    settledBy: text('settled_by'),
    settledAt: moment('settled_at'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('receipt_claims_order').on(table.orderId),
    index('receipt_claims_sub_order').on(table.subOrderId),
    index('receipt_claims_line').on(table.orderLineId),
    index('receipt_claims_open')
      .on(table.createdAt)
      .where(sql`${table.status} = 'OPEN'`),
    index('receipt_claims_photos').using('gin', table.photoFileIds),
    check('receipt_claims_qty', sql`${table.qty} > 0`),
    check('receipt_claims_amount', sql`${table.amountCents} >= 0`),
  ],
);

/** Package of a shipment with its content. */
export interface ShipmentPackage {
  no: number;
  items: Array<{ orderLineId: string; qty: number }>;
  weightG?: number;
}

/** Tracking event of a shipment, from the carrier or entered by staff in its place. */
export interface ShipmentEvent {
  at: string;
  place?: string;
  text: string;
  /** Source of the event; staff when absent. */
  source?: 'CARRIER' | 'STAFF';
}

/** Shipments of a sub-order. */
export const shipments = pgTable(
  'shipments',
  {
    id: text('id').primaryKey(),
    shipmentNo: text('shipment_no').notNull().unique(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    subOrderId: text('sub_order_id')
      .notNull()
      .references(() => subOrders.id),
    courier: text('courier').notNull(),
    trackingNo: text('tracking_no').notNull(),
    phoneTail: text('phone_tail').notNull(),
    packingQty: integer('packing_qty').notNull(),
    packages: jsonb('packages').$type<ShipmentPackage[]>().notNull(),
    attachmentFileIds: text('attachment_file_ids').array().notNull().default([]),
    events: jsonb('events').$type<ShipmentEvent[]>().notNull().default([]),
    shippedAt: moment('shipped_at').notNull(),
    deliveredAt: moment('delivered_at'),
    voidedAt: moment('voided_at'),
    voidReason: text('void_reason'),
    /** Name of the person who shipped it. */
    createdBy: text('created_by').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('shipments_sub_order').on(table.subOrderId),
    index('shipments_order').on(table.orderId),
    index('shipments_shipped').on(table.shippedAt),
    searchIndex('shipments_number_search', sql`${codeKey(table.shipmentNo)} gin_trgm_ops`),
    searchIndex('shipments_tracking_search', sql`${codeKey(table.trackingNo)} gin_trgm_ops`),
    index('shipments_attachments').using('gin', table.attachmentFileIds),
    check('shipments_packing', sql`${table.packingQty} > 0`),
  ],
);

/** Last running number per prefix and UTC day; raised by `insert … on conflict do update … returning`. */
export const numberSeries = pgTable(
  'number_series',
  {
    prefix: text('prefix').$type<'O' | 'I' | 'P' | 'S'>().notNull(),
    day: text('day').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.prefix, table.day] })],
);
