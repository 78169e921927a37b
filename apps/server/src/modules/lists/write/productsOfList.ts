import { and, eq, inArray, sql } from 'drizzle-orm';
import { column } from '../../../db/columnTypes';
import type { Tx } from '../../../db/pool';
import { listItems, lists } from '../../../db/schema/lists';
import { command, statement } from '../../../db/statement';
import { textArray } from '../../../db/textArray';

/** Product to put on a list with its price there, EUR cents; null for a price on inquiry. */
export interface Placed {
  productId: string;
  priceCents: number | null;
}

const insertItems = command({
  name: 'lists.insertItems',
  sql: (listId: string, products: readonly Placed[]) => sql`
    insert into list_items (list_id, product_id, position, price_cents)
    select ${listId}, one.product, one.at + coalesce((select max(position) from list_items where list_id = ${listId}), 0), one.price
    from (select value->>'productId' as product, (value->>'priceCents')::bigint as price, ordinality as at
      from jsonb_array_elements(${JSON.stringify(products)}::jsonb) with ordinality) one
    on conflict (list_id, product_id) do update set price_cents = excluded.price_cents`,
  example: (make) => make('l1', []),
});

/** Puts products on a locked list, at its end in their order; those that are on it keep their position and get the price. */
export async function placeProducts(tx: Tx, listId: string, products: readonly Placed[]): Promise<void> {
  if (products.length > 0) await insertItems(tx, listId, products);
}

/** Removes products from a locked list. */
export async function takeOff(tx: Tx, listId: string, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  await tx
    .delete(listItems)
    .where(and(eq(listItems.listId, listId), inArray(listItems.productId, [...productIds])));
}

const readSums = statement({
  name: 'lists.sums',
  row: {
    productCount: column.integer,
    skuCount: column.integer,
    stockQty: column.integer,
    hotQty: column.integer,
    stockValueCents: column.bigint,
    totalValueCents: column.bigint,
  },
  sql: (listId: string) => sql`
    select count(*)::int as "productCount", coalesce(sum(s.skus), 0)::int as "skuCount",
      coalesce(sum(s.free), 0)::int as "stockQty",
      coalesce(sum(s.free) filter (where p.hot), 0)::int as "hotQty",
      coalesce(sum(s.free * coalesce(li.price_cents, 0)), 0)::bigint as "stockValueCents",
      coalesce(sum(s.held * coalesce(li.price_cents, 0)), 0)::bigint as "totalValueCents"
    from list_items li
    join products p on p.id = li.product_id and p.deleted_at is null
    join lateral (select count(*)::int as skus, coalesce(sum(t.free), 0)::int as free,
        coalesce(sum(t.on_hand + t.incoming), 0)::int as held
      from stock t where t.product_id = p.id) s on true
    where li.list_id = ${listId}`,
  example: (make) => make('l1'),
});

/** Recomputes the value of a locked list after its products changed, and raises its version by one. */
export async function recomputeListTotals(tx: Tx, list: { id: string; version: number }, now: Date) {
  const [sums] = await readSums(tx, list.id);
  const { hotQty = 0, ...figures } = sums ?? {
    productCount: 0,
    skuCount: 0,
    stockQty: 0,
    stockValueCents: 0,
    totalValueCents: 0,
  };
  const version = list.version + 1;
  const { totalValueCents } = figures;
  await tx.update(lists).set({ totalValueCents, version, updatedAt: now }).where(eq(lists.id, list.id));
  const hotBp = figures.stockQty === 0 ? 0 : Math.round((hotQty * 10_000) / figures.stockQty);
  return { ...figures, hotBp, standardBp: 10_000 - hotBp, version };
}

const readKnown = statement({
  name: 'lists.known',
  row: { id: column.text },
  sql: (listId: string, productIds: readonly string[]) =>
    sql`select product_id as id from list_items where list_id = ${listId} and product_id = any(${textArray(productIds)})`,
  example: (make) => make('l1', ['p1']),
});

/** Returns those of some products that are on a list. */
export async function productsOn(
  tx: Tx,
  listId: string,
  productIds: readonly string[],
): Promise<Set<string>> {
  return new Set((await readKnown(tx, listId, productIds)).map(({ id }) => id));
}
