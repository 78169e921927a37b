import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool';
import { orders, subOrders } from '../../db/schema/orders';
import type { OrderBundle } from './bundle';
import { changedLines } from './changes';

/** Writes an order back with the sub-orders and lines that changed; all changed lines in one statement. */
export async function saveBundle(tx: Tx, before: OrderBundle, after: OrderBundle): Promise<void> {
  await tx.update(orders).set(after.order).where(eq(orders.id, after.order.id));
  for (const [index, sub] of after.subs.entries()) {
    if (before.subs[index] !== sub) await tx.update(subOrders).set(sub).where(eq(subOrders.id, sub.id));
  }
  const lines = changedLines(before, after);
  if (lines.length === 0) return;
  const values = sql.join(
    lines.map(
      (line) =>
        sql`(${line.id}, ${line.confirmedQty}::integer, ${line.shortageReason}::text, ${line.priceCents}::bigint, ${line.discountCents}::bigint)`,
    ),
    sql`, `,
  );
  await tx.execute(sql`
    update order_lines set
      confirmed_qty = change.confirmed_qty,
      shortage_reason = change.shortage_reason,
      price_cents = change.price_cents,
      discount_cents = change.discount_cents
    from (values ${values}) as change (id, confirmed_qty, shortage_reason, price_cents, discount_cents)
    where order_lines.id = change.id`);
}
