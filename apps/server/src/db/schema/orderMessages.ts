import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { orders, subOrders } from './orders';

/**
 * Times of the last reminders about a sub-order: that its stock has been locked for long (LOCK), or that it completes soon (COMPLETION).
 */
export const subOrderReminders = pgTable(
  'sub_order_reminders',
  {
    subOrderId: text('sub_order_id')
      .notNull()
      .references(() => subOrders.id),
    kind: text('kind').$type<'LOCK' | 'COMPLETION'>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subOrderId, table.kind] })],
);

/** Comments on an order; internal ones are visible to staff only. */
export const orderComments = pgTable(
  'order_comments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    authorType: text('author_type').$type<'BUYER' | 'STAFF'>().notNull(),
    authorId: text('author_id').notNull(),
    /** Name of the author at the time of writing. */
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
    internal: boolean('internal').notNull().default(false),
    fileIds: text('file_ids').array().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('order_comments_order').on(table.orderId, table.createdAt),
    index('order_comments_files').using('gin', table.fileIds),
  ],
);
