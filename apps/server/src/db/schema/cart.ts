import type { PaymentMethod } from '@selvedge/domain/money/paymentMethods';
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
import { buyers, teams } from './accounts';
import { products, skus } from './products';
import { cents, moment } from './columns';
import { lists } from './lists';
import type { OrderAddress } from './orders';

/** Quantity of one SKU of one list in a buyer's cart; edited line by line, so that parallel edits of several lines all persist. */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: text('id').primaryKey(),
    buyerId: text('buyer_id')
      .notNull()
      .references(() => buyers.id),
    listId: text('list_id')
      .notNull()
      .references(() => lists.id),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    skuId: text('sku_id')
      .notNull()
      .references(() => skus.id),
    qty: integer('qty').notNull(),
    /** Cents per piece when the line was added. */
    priceCents: cents('price_cents').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('cart_lines_buyer_list_sku_key').on(table.buyerId, table.listId, table.skuId),
    check('cart_lines_qty', sql`${table.qty} > 0`),
  ],
);

/** Drafts: inquiries that are not sent yet; a shared one is open to the whole team. */
export const drafts = pgTable(
  'drafts',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => buyers.id),
    teamId: text('team_id').references(() => teams.id),
    title: text('title').notNull(),
    shared: boolean('shared').notNull().default(false),
    addressId: text('address_id'),
    notifyUserIds: text('notify_user_ids').array().notNull().default([]),
    remark: text('remark'),
    updatedBy: text('updated_by').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('drafts_owner').on(table.ownerId, table.updatedAt),
    index('drafts_team')
      .on(table.teamId, table.updatedAt)
      .where(sql`${table.shared}`),
  ],
);

/** Lines of a draft, ordered by `position`. */
export const draftLines = pgTable(
  'draft_lines',
  {
    draftId: text('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    skuId: text('sku_id')
      .notNull()
      .references(() => skus.id),
    listId: text('list_id')
      .notNull()
      .references(() => lists.id),
    qty: integer('qty').notNull(),
    note: text('note'),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.position] }),
    check('draft_lines_qty', sql`${table.qty} > 0`),
  ],
);

/** Inquiry as a member submitted it for approval; the order that is made from it has exactly this content. */
export interface AskedInquiry {
  addressId: string;
  /** Address at that moment; absent in inquiries from before it was stored, which use the saved address. */
  address?: OrderAddress;
  paymentMethod: PaymentMethod;
  notifyUserIds: string[];
  remark?: string;
  /** Lines with the price at the time of the request, EUR cents per piece. */
  lines: { skuId: string; listId: string; qty: number; priceCents: number; note?: string }[];
}

/**
 * Approvals of inquiries above a member's spend limit, which the team leader decides; one per draft that contains the waiting inquiry. The
 * draft is deleted when the order is made; the request and the decision stay here.
 */
export const approvals = pgTable(
  'approvals',
  {
    draftId: text('draft_id').primaryKey(),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id),
    askedById: text('asked_by_id')
      .notNull()
      .references(() => buyers.id),
    status: text('status').$type<'WAITING' | 'APPROVED' | 'REFUSED'>().notNull().default('WAITING'),
    title: text('title').notNull(),
    qty: integer('qty').notNull(),
    goodsCents: cents('goods_cents').notNull(),
    limitCents: cents('limit_cents').notNull(),
    inquiry: jsonb('inquiry').$type<AskedInquiry>().notNull(),
    askedAt: moment('asked_at').notNull().defaultNow(),
    handledAt: moment('handled_at'),
    reason: text('reason'),
    orderId: text('order_id'),
  },
  (table) => [
    index('approvals_team').on(table.teamId, table.status, table.askedAt),
    index('approvals_asker').on(table.askedById, table.askedAt),
    index('approvals_handled').on(table.handledAt),
  ],
);
