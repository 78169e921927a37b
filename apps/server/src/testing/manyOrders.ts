import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/pool';

/** Differences between copies: SQL values by column name, with `n` the number of the copy, from 1. */
type Changes = Record<string, SQL>;

const changed = (columns: Changes): SQL =>
  sql`jsonb_build_object(${sql.join(
    Object.entries(columns).flatMap(([name, value]) => [sql`${name}::text`, value]),
    sql`, `,
  )})`;

/**
 * Makes as many orders as a merchant has after years: copies of one order with its sub-orders and lines, completed, `old-<n>`, one per hour
 * backwards from `until`.
 */
export async function makeManyOrders(
  db: Db,
  { like, count, until, columns = {} }: { like: string; count: number; until: Date; columns?: Changes },
): Promise<void> {
  const copies = sql`generate_series(1, ${count}::int) n`;
  const id = (of: SQL) => sql`'old-' || n || '-' || ${of}`;
  const order = {
    id: sql`'old-' || n`,
    order_no: sql`'OLD' || n`,
    status: sql`'COMPLETED'::text`,
    flow: sql`null::text`,
    created_at: sql`${until.toISOString()}::timestamptz - n * interval '1 hour'`,
    ...columns,
  };
  const sub = {
    id: id(sql`s.id`),
    sub_no: id(sql`s.sub_no`),
    order_id: sql`'old-' || n`,
    confirmation: sql`'CONFIRMED'::text`,
    shipping: sql`'RECEIVED'::text`,
  };
  const line = { id: id(sql`l.id`), order_id: sql`'old-' || n`, sub_order_id: id(sql`l.sub_order_id`) };
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into orders select (jsonb_populate_record(o, ${changed(order)})).*
      from orders o, ${copies} where o.id = ${like}`);
    await tx.execute(sql`insert into sub_orders select (jsonb_populate_record(s, ${changed(sub)})).*
      from sub_orders s, ${copies} where s.order_id = ${like}`);
    await tx.execute(sql`insert into order_lines select (jsonb_populate_record(l, ${changed(line)})).*
      from order_lines l, ${copies} where l.order_id = ${like}`);
  });
}
