import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { buyers, teams } from './accounts';
import { cents } from './columns';
import { lists } from './lists';

/** What a customer ordered, for lists that are sorted by it: triggers on `orders` keep it with every change, also those of an older program. */
export const customerFigures = pgTable('customer_figures', {
  buyerId: text('buyer_id')
    .primaryKey()
    .references(() => buyers.id, { onDelete: 'cascade' }),
  /** All orders ever made. */
  orderCount: integer('order_count').notNull().default(0),
  /** Accepted payments of these. */
  spentCents: cents('spent_cents').notNull().default(0),
});

/** The same of a team: the worth of its confirmed pieces, cancelled orders left out. */
export const teamFigures = pgTable('team_figures', {
  teamId: text('team_id')
    .primaryKey()
    .references(() => teams.id, { onDelete: 'cascade' }),
  valueCents: cents('value_cents').notNull().default(0),
});

/**
 * How many orders of a customer have goods of a list, cancelled orders left out: triggers on `sub_orders` and `orders` keep it. One row
 * per customer and not one per list, so that customers who order of one list at once do not wait for each other.
 */
export const listFigures = pgTable(
  'list_figures',
  {
    listId: text('list_id')
      .notNull()
      .references(() => lists.id, { onDelete: 'cascade' }),
    buyerId: text('buyer_id')
      .notNull()
      .references(() => buyers.id, { onDelete: 'cascade' }),
    orderCount: integer('order_count').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.listId, table.buyerId] })],
);
