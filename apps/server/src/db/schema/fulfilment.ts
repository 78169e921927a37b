import type { PaymentMethod } from '@selvedge/domain/money/paymentMethods';
import type { PaymentStatus } from '@selvedge/domain/orders/orderStates';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { codeKey, foldedCharacters } from '../searchKeys';
import { teams } from './accounts';
import { cents, moment, searchIndex } from './columns';
import { orderLines, orders, subOrders } from './orders';

/** Payments of an order with their proofs. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    method: text('method').$type<PaymentMethod>().notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** Amount that the buyer claimed, when staff accepted another one. */
    claimedCents: cents('claimed_cents'),
    currency: text('currency').notNull().default('EUR'),
    paidAt: moment('paid_at').notNull(),
    proofFileIds: text('proof_file_ids').array().notNull().default([]),
    status: text('status').$type<PaymentStatus>().notNull(),
    note: text('note'),
    rejectReason: text('reject_reason'),
    uploadedBy: text('uploaded_by').notNull(),
    verifiedBy: text('verified_by'),
    verifiedAt: moment('verified_at'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('payments_order').on(table.orderId),
    index('payments_created').on(table.createdAt, table.id).concurrently(),
    index('payments_waiting')
      .on(table.createdAt)
      .where(sql`${table.status} = 'PROOF_SUBMITTED'`),
    searchIndex('payments_notes', foldedCharacters(table.note)),
    index('payments_proofs').using('gin', table.proofFileIds),
    check('payments_amount', sql`${table.amountCents} > 0`),
  ],
);

/** Refunds to a customer's bank account; each is recorded once. */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    amountCents: cents('amount_cents').notNull(),
    note: text('note').notNull(),
    operatorName: text('operator_name').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    check('refunds_amount', sql`${table.amountCents} > 0`),
  ],
);

/** Decision of a second person about money that is to be paid out or credited. */
export type MoneyApprovalStatus = 'WAITING' | 'APPROVED' | 'REFUSED';

/** Refunds of orders and corrections of teams' credit that a second person has to approve. */
export const moneyApprovals = pgTable(
  'money_approvals',
  {
    id: text('id').primaryKey(),
    /** Order of a refund; null for a correction. */
    orderId: text('order_id').references(() => orders.id),
    /** Team of a correction; null for a refund. */
    teamId: text('team_id').references(() => teams.id),
    /** Amount in EUR cents: above zero money or credit that the customer gets, below zero credit that is withdrawn. */
    amountCents: cents('amount_cents').notNull(),
    note: text('note').notNull(),
    status: text('status').$type<MoneyApprovalStatus>().notNull().default('WAITING'),
    requestedById: text('requested_by_id').notNull(),
    requestedBy: text('requested_by').notNull(),
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    decideNote: text('decide_note'),
    createdAt: moment('created_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('money_approvals_order')
      .on(table.orderId)
      .where(sql`${table.status} = 'WAITING'`),
    uniqueIndex('money_approvals_team')
      .on(table.teamId)
      .where(sql`${table.status} = 'WAITING'`),
    index('money_approvals_created').on(table.createdAt),
    check('money_approvals_one', sql`(${table.orderId} is null) <> (${table.teamId} is null)`),
    check(
      'money_approvals_amount',
      sql`${table.amountCents} > 0 or ${table.amountCents} < 0 and ${table.orderId} is null`,
    ),
  ],
);

/** Accounts of the merchant that customers pay into. Deleted ones stay, since payments were made to them. */
export const paymentAccounts = pgTable(
  'payment_accounts',
  {
    id: text('id').primaryKey(),
    holder: text('holder').notNull(),
    bank: text('bank').notNull(),
    bankAddress: text('bank_address'),
    accountNo: text('account_no').notNull(),
    swift: text('swift'),
    currency: text('currency').notNull(),
    note: text('note'),
    enabled: boolean('enabled').notNull().default(true),
    sort: integer('sort').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('payment_accounts_number_key')
      .on(sql`replace(${table.accountNo}, ' ', '')`)
      .where(sql`${table.deletedAt} is null`),
  ],
);

/** Reason for a change of a team's credit. */
export type CreditEntryType = 'SHORTAGE' | 'CANCELLATION' | 'REFUND' | 'ADJUSTMENT' | 'APPLIED' | 'PAYOUT';

/** Every change of a team's credit with the balance after it; `teams.credit_balance_cents` is their sum. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: text('id').primaryKey(),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id),
    type: text('type').$type<CreditEntryType>().notNull(),
    /** Above zero when credit was added, below zero when it was used. */
    amountCents: cents('amount_cents').notNull(),
    balanceCents: cents('balance_cents').notNull(),
    orderId: text('order_id').references(() => orders.id),
    operatorName: text('operator_name').notNull(),
    note: text('note'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('credit_entries_team').on(table.teamId, table.at),
    index('credit_entries_order').on(table.orderId),
    check('credit_entries_balance', sql`${table.balanceCents} >= 0`),
  ],
);

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
