import type { PaymentStatus } from '@selvedge/domain/orders/orderStates';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cents, moment } from './columns';
import { orders, type PaymentMethod, subOrders } from './orders';

/** Payments of an order and the proofs of them. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    method: text('method').$type<PaymentMethod>().notNull(),
    amountCents: cents('amount_cents').notNull(),
    currency: text('currency').notNull().default('EUR'),
    paidAt: moment('paid_at').notNull(),
    proofFileIds: text('proof_file_ids').array().notNull().default([]),
    status: text('status').$type<PaymentStatus>().notNull(),
    rejectReason: text('reject_reason'),
    uploadedBy: text('uploaded_by').notNull(),
    verifiedBy: text('verified_by'),
    verifiedAt: moment('verified_at'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('payments_order').on(table.orderId),
    index('payments_waiting')
      .on(table.createdAt)
      .where(sql`${table.status} = 'PROOF_SUBMITTED'`),
    index('payments_proofs').using('gin', table.proofFileIds),
    check('payments_amount', sql`${table.amountCents} > 0`),
  ],
);

/** A package with what is in it. */
export interface ShipmentPackage {
  no: number;
  items: Array<{ orderLineId: string; qty: number }>;
  weightG?: number;
}

/** Something the carrier, or staff in its place, told of a consignment. */
export interface ShipmentEvent {
  at: string;
  place?: string;
  text: string;
}

/** Consignments of a sub-order. */
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
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('shipments_sub_order').on(table.subOrderId),
    index('shipments_order').on(table.orderId),
    index('shipments_shipped').on(table.shippedAt),
    index('shipments_attachments').using('gin', table.attachmentFileIds),
    check('shipments_packing', sql`${table.packingQty} > 0`),
  ],
);

/** Last running number per prefix and UTC day (D-65); raised by `insert … on conflict do update … returning`. */
export const numberSeries = pgTable(
  'number_series',
  {
    prefix: text('prefix').$type<'O' | 'I' | 'P' | 'S'>().notNull(),
    day: text('day').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.prefix, table.day] })],
);
