import type { PaymentMethod } from '@selvedge/domain/money/paymentMethods';
import type { PaymentStatus } from '@selvedge/domain/orders/orderStates';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { foldedCharacters } from '../searchKeys';
import { teams } from './accounts';
import { cents, moment, searchIndex } from './columns';
import { orders } from './orders';

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
