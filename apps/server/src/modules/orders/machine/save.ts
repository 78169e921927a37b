import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/pool';
import { orderLines, orders, subOrders } from '../../../db/schema/orders';
import { command } from '../../../db/statement';
import type { Line, OrderBundle } from '../read/bundle';
import { changedLines } from './changes';
import { columnNames, LINE_COLUMNS, type LineColumn, ORDER_COLUMNS, SUB_COLUMNS, valuesOf } from './columns';

const LINES = getTableColumns(orderLines);
const NAMES = columnNames(LINE_COLUMNS);

const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `);
const named = (column: (typeof NAMES)[number]): SQL => sql`${sql.identifier(LINES[column].name)}`;

/** Columns of an order line that are written back. */
type ChangedLine = Pick<Line, 'id' | LineColumn>;

const EXAMPLE: ChangedLine = {
  id: 'l1',
  confirmedQty: 1,
  shippedQty: 0,
  receivedQty: 0,
  closedQty: 0,
  shortageReason: null,
  priceCents: 100,
  discountCents: 0,
};

function valuesOfLine(line: ChangedLine): SQL {
  const values = NAMES.map((name) => sql`${line[name]}::${sql.raw(LINES[name].getSQLType())}`);
  return sql`(${list([sql`${line.id}`, ...values])})`;
}

const updateLines = command({
  name: 'orders.updateLines',
  sql: (lines: readonly ChangedLine[]) => sql`
    update order_lines set ${list(NAMES.map((name) => sql`${named(name)} = change.${named(name)}`))}
    from (values ${list(lines.map(valuesOfLine))}) as change (${list([sql`id`, ...NAMES.map(named)])})
    where order_lines.id = change.id`,
  example: (make) => make([EXAMPLE]),
});

/** Writes back an order with its changed sub-orders and lines; all changed lines in one statement. */
export async function saveBundle(tx: Tx, before: OrderBundle, after: OrderBundle): Promise<void> {
  await tx.update(orders).set(valuesOf(after.order, ORDER_COLUMNS)).where(eq(orders.id, after.order.id));
  for (const [index, sub] of after.subs.entries()) {
    if (before.subs[index]?.version === sub.version) continue;
    await tx.update(subOrders).set(valuesOf(sub, SUB_COLUMNS)).where(eq(subOrders.id, sub.id));
  }
  const lines = changedLines(before, after);
  if (lines.length === 0) return;
  await updateLines(tx, lines);
}
