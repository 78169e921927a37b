import { sumCents } from '@selvedge/domain/money/money';
import { inArray, sql } from 'drizzle-orm';
import { column, orNull } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { subOrders } from '../../../db/schema/orders';
import { statement } from '../../../db/statement';
import { textArray } from '../../../db/textArray';
import type { Order } from '../../orders/read/bundle';

const sumsOf = statement({
  name: 'payments.refundableSums',
  row: {
    orderId: orNull(column.text),
    accepted: column.bigint,
    settled: column.bigint,
    given: column.bigint,
  },
  sql: (orderIds: readonly string[]) => sql`
    select o.id as "orderId",
      (select coalesce(sum(p.amount_cents), 0)::bigint from payments p where p.order_id = o.id and p.status = 'PAID') as accepted,
      (select coalesce(sum(c.settled_cents), 0)::bigint from receipt_claims c where c.order_id = o.id) as settled,
      (select coalesce(sum(r.amount_cents), 0)::bigint from refunds r where r.order_id = o.id) as given
    from unnest(${textArray(orderIds)}) as o(id)`,
  example: (make) => make(['o1']),
});

/**
 * Returns the amounts that are still to be refunded, EUR cents by order: overpayments, pieces closed short and granted claims, minus
 * refunds. An order of a team has no entry, because these amounts became credit of the team already.
 */
export async function refundableOf(
  db: Queryable,
  found: readonly Pick<Order, 'id' | 'teamId' | 'paidCents'>[],
): Promise<Map<string, number>> {
  const alone = found.filter(({ teamId }) => teamId === null);
  if (alone.length === 0) return new Map();
  const ids = alone.map(({ id }) => id);
  const subs = await db
    .select({ orderId: subOrders.orderId, cents: subOrders.shortageDiffCents })
    .from(subOrders)
    .where(inArray(subOrders.orderId, ids));
  const sums = new Map((await sumsOf(db, ids)).map((row) => [row.orderId, row]));
  return new Map(
    alone.map(({ id, paidCents }) => {
      const { accepted = 0, settled = 0, given = 0 } = sums.get(id) ?? {};
      const short = sumCents(subs.filter(({ orderId }) => orderId === id).map(({ cents }) => cents));
      return [id, Math.max(0, Math.max(0, accepted - paidCents) + short + settled - given)];
    }),
  );
}
