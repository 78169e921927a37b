import { column } from '../../../db/columnTypes';
import type { Tx } from '../../../db/pool';
import { orderLines, orders, subOrders } from '../../../db/schema/orders';
import { prepared } from '../../../db/statement';
import { deferAwait } from '../../../db/tx';
import { insertRowsSql, wholeRow, wholeRowsJson } from '../../../db/wholeRows';
import type { Line, Order, OrderBundle, Sub } from '../read/bundle';

/** Rows of a new order; missing columns get their default. */
export interface NewOrderRows {
  order: typeof orders.$inferInsert;
  subs: (typeof subOrders.$inferInsert)[];
  lines: (typeof orderLines.$inferInsert)[];
}

const insertParts = prepared({
  name: 'orders.insert',
  row: { lines: column.bigint },
  text: `with made as (${insertRowsSql(orders, 1)}),
    parts as (${insertRowsSql(subOrders, 2)}),
    goods as (${insertRowsSql(orderLines, 3)} returning id)
    select count(*) as lines from goods`,
  values: (order: Order, subs: Sub[], lines: Line[]) => [
    wholeRowsJson(orders, [order]),
    wholeRowsJson(subOrders, subs),
    wholeRowsJson(orderLines, lines),
  ],
  example: () => ['[]', '[]', '[]'],
});

/** Stores a new order with its sub-orders and lines in one statement, and returns it as stored. */
export async function insertOrder(
  tx: Tx,
  rows: NewOrderRows,
  tiers: OrderBundle['tiers'],
): Promise<OrderBundle> {
  const order = wholeRow(orders, rows.order);
  const subs = rows.subs.map((sub) => wholeRow(subOrders, sub));
  const lines = rows.lines.map((line) => wholeRow(orderLines, line));
  await deferAwait(tx, insertParts(tx, order, subs, lines));
  return { order, subs, lines, tiers };
}
