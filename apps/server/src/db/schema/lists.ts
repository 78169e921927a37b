import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { buyers } from './accounts';
import { type ProductKind, products } from './products';
import { cents, moment } from './columns';

/** Extra settings of a list; costs are visible to staff only. */
export interface ListSettings {
  material?: boolean;
  origin?: boolean;
  costCents?: number;
  minCostCents?: number;
  maxCostCents?: number;
  minAvailability?: number;
  maxAvailability?: number;
}

/** Lists of products. An unpublished list is a draft; the other states follow from the times. */
export const lists = pgTable(
  'lists',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<ProductKind>().notNull().default('SPOT'),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    deliveryMethod: text('delivery_method').$type<'MAINLAND' | 'HK_MACAO' | 'OVERSEAS'>().notNull(),
    /** With HK_MACAO, addresses in Taiwan are refused. */
    excludeTaiwan: boolean('exclude_taiwan').notNull().default(false),
    startAt: moment('start_at').notNull(),
    closeAt: moment('close_at').notNull(),
    publishedAt: moment('published_at'),
    closedAt: moment('closed_at'),
    minOrderValueCents: cents('min_order_value_cents').notNull().default(0),
    minOrderMode: text('min_order_mode').$type<'WARN' | 'BLOCK'>().notNull().default('WARN'),
    shipDays: integer('ship_days').notNull(),
    receiveDays: integer('receive_days').notNull(),
    /** Value of the stock on the list at wholesale prices, EUR cents. */
    totalValueCents: cents('total_value_cents').notNull().default(0),
    columns: text('columns').array().notNull(),
    settings: jsonb('settings').$type<ListSettings>().notNull().default({}),
    note: text('note'),
    noteEn: text('note_en'),
    /** Expected arrival of the products of a futures list; `depositBp` is the deposit on them in basis points. */
    expectedArrival: date('expected_arrival', { mode: 'string' }),
    depositBp: integer('deposit_bp'),
    ownerType: text('owner_type').$type<'STAFF' | 'BUYER'>().notNull(),
    ownerId: text('owner_id').notNull(),
    ownerName: text('owner_name').notNull(),
    /** Audience of the published list: all buyers, certain teams, or certain identities. */
    visibility: text('visibility').$type<'ALL' | 'TEAMS' | 'IDENTITIES'>().notNull().default('ALL'),
    visibleTo: text('visible_to').array().notNull().default([]),
    /** Time when followers of its brands were notified, which happens once. */
    announcedAt: moment('announced_at'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('lists_close').on(table.closeAt),
    index('lists_created').on(table.createdAt),
    index('lists_owner').on(table.ownerType, table.ownerId),
    check('lists_times', sql`${table.startAt} < ${table.closeAt}`),
    check('lists_deposit', sql`${table.depositBp} between 0 and 10000`),
  ],
);

/** Products of a list in the order of the list. A product without a price is priced on inquiry. */
export const listItems = pgTable(
  'list_items',
  {
    listId: text('list_id')
      .notNull()
      .references(() => lists.id),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    position: integer('position').notNull(),
    priceCents: cents('price_cents'),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.productId] }),
    index('list_items_product').on(table.productId),
    index('list_items_position').on(table.listId, table.position),
    check('list_items_price', sql`${table.priceCents} >= 0`),
  ],
);

/** Links that open one list; revoked ones stay, so that their end can still be shown. */
export const listShares = pgTable(
  'list_shares',
  {
    id: text('id').primaryKey(),
    code: text('code').notNull(),
    listId: text('list_id')
      .notNull()
      .references(() => lists.id),
    hidePrice: boolean('hide_price').notNull().default(false),
    /** Whether the link opens the list without an account. */
    openToAll: boolean('open_to_all').notNull().default(false),
    columns: text('columns').array().notNull(),
    watermark: text('watermark'),
    views: integer('views').notNull().default(0),
    expiresAt: moment('expires_at'),
    revokedAt: moment('revoked_at'),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('list_shares_code_key').on(table.code),
    index('list_shares_list').on(table.listId, table.createdAt),
  ],
);

/** Columns that a buyer has chosen; `scope` is a list id, or `*` for all lists without a choice of their own. */
export const listColumns = pgTable(
  'list_columns',
  {
    buyerId: text('buyer_id')
      .notNull()
      .references(() => buyers.id, { onDelete: 'cascade' }),
    scope: text('scope').notNull(),
    chosen: text('chosen').array().notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.buyerId, table.scope] })],
);
