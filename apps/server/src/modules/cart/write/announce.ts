import { sql } from 'drizzle-orm';
import { column } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { statement } from '../../../db/statement';
import { textArray } from '../../../db/textArray';
import { announceAll } from '../../../live/announce';

const countCarts = statement({
  name: 'cart.counts',
  row: { id: column.text, lines: column.integer, qty: column.integer },
  sql: (buyerIds: readonly string[]) => sql`
    select owner as id, count(c.id)::int as lines, coalesce(sum(c.qty), 0)::int as qty
    from unnest(${textArray(buyerIds)}) owner left join cart_lines c on c.buyer_id = owner group by owner`,
  example: (make) => make(['b1']),
});

/** Announces to the open pages of buyers that their carts changed, with the new counts. */
export async function announceCart(db: Queryable, buyerIds: readonly string[]): Promise<void> {
  const ids = [...new Set(buyerIds)];
  if (ids.length === 0) return;
  const counts = await countCarts(db, ids);
  await announceAll(
    db,
    counts.map(({ id, ...data }) => ({ to: { buyers: [id] }, type: 'cart.changed', id, data })),
  );
}
