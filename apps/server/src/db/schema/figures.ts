import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { buyers, teams } from './accounts';
import { cents } from './columns';
import { lists } from './lists';

/**
 * Order figures of a customer, for sorting lists of customers: triggers on `orders` update them with every change, also with those of an
 * older program.
 */
export const customerFigures = pgTable('customer_figures', {
  buyerId: text('buyer_id')
    .primaryKey()
    .references(() => buyers.id, { onDelete: 'cascade' }),
  /** Number of all orders ever made. */
  orderCount: integer('order_count').notNull().default(0),
  /** Sum of the accepted payments of these orders. */
  spentCents: cents('spent_cents').notNull().default(0),
});

/** Order figures of a team: value of its confirmed pieces, without cancelled orders. */
export const teamFigures = pgTable('team_figures', {
  teamId: text('team_id')
    .primaryKey()
    .references(() => teams.id, { onDelete: 'cascade' }),
  valueCents: cents('value_cents').notNull().default(0),
});

/**
 * Number of a customer's orders that contain products of a list, without cancelled orders; triggers on `sub_orders` and `orders` update it.
 * The key includes the customer, so that customers who order from one list at once do not wait for each other.
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
