import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { buyers } from './accounts';
import { products, skus } from './products';
import { cents, moment } from './columns';

/** Event that a buyer watches a product, or one of its sizes, for. */
export type WatchKind = 'RESTOCK' | 'PRICE_DROP';

/** Product watches of buyers: notified once and then deleted. Without a SKU the watch is for the product as a whole. */
export const productWatches = pgTable(
  'product_watches',
  {
    id: text('id').primaryKey(),
    buyerId: text('buyer_id')
      .notNull()
      .references(() => buyers.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    skuId: text('sku_id').references(() => skus.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<WatchKind>().notNull(),
    /** Price that the buyer saw, EUR cents; for PRICE_DROP only. */
    priceCents: cents('price_cents'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Time of the last check: the watch that waited longest is next. */
    checkedAt: moment('checked_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('product_watches_key').on(
      table.buyerId,
      table.productId,
      sql`coalesce(${table.skuId}, '')`,
      table.kind,
    ),
    index('product_watches_product').on(table.productId),
    index('product_watches_sku')
      .on(table.skuId)
      .where(sql`${table.skuId} is not null`),
    index('product_watches_checked').on(table.checkedAt),
    index('product_watches_created').on(table.createdAt),
  ],
);
