import { codes } from '@selvedge/api-spec/codes';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/pool';
import { stock } from '../../../db/schema/catalogue';
import { stockLocks } from '../../../db/schema/orders';
import { command } from '../../../db/statement';
import { refuse } from '../../../http/errors';
import type { OrderBundle } from '../read/bundle';
import { piecesOf } from '../read/bundle';

const addToLocked = command({
  name: 'stock.addToLocked',
  sql: (changes: readonly (readonly [skuId: string, delta: number])[]) => sql`
    update stock set locked = stock.locked + change.delta, updated_at = now()
    from (values ${sql.join(
      changes.map(([skuId, delta]) => sql`(${skuId}, ${delta}::integer)`),
      sql`, `,
    )}) as change (sku_id, delta)
    where stock.sku_id = change.sku_id`,
  example: (make) => make([['k1', 1]]),
});

/**
 * Raises or lowers what is locked per SKU. The stock rows are taken in the order of their ids, so two orders never wait
 * for each other in a circle; more than is free is refused with 40902 naming every SKU that fails (Q-21).
 */
async function changeLocked(tx: Tx, deltas: ReadonlyMap<string, number>): Promise<void> {
  const skuIds = [...deltas].filter(([, delta]) => delta !== 0).map(([skuId]) => skuId);
  if (skuIds.length === 0) return;
  const rows = await tx
    .select({ skuId: stock.skuId, onHand: stock.onHand, locked: stock.locked })
    .from(stock)
    .where(inArray(stock.skuId, skuIds))
    .orderBy(asc(stock.skuId))
    .for('update');
  const free = new Map(rows.map((row) => [row.skuId, row.onHand - row.locked]));
  const lines = skuIds
    .map((skuId) => ({ skuId, asked: deltas.get(skuId) ?? 0, available: Math.max(0, free.get(skuId) ?? 0) }))
    .filter(({ asked, available }) => asked > available);
  if (lines.length > 0) throw refuse(codes.SHORT_STOCK, { lines });
  await addToLocked(
    tx,
    skuIds.map((skuId) => [skuId, deltas.get(skuId) ?? 0]),
  );
}

/** Pieces of each line that must be held: nothing for futures (D-70) and for what is cancelled, shipped or closed. */
function wanted({ order, subs, lines }: OrderBundle): Map<string, { skuId: string; qty: number }> {
  const byId = new Map(subs.map((sub) => [sub.id, sub]));
  return new Map(
    lines.map((line) => {
      const sub = byId.get(line.subOrderId);
      const none = order.kind === 'FUTURES' || sub === undefined || sub.cancelled;
      const qty = none ? 0 : Math.max(0, piecesOf(sub, line) - line.shippedQty - line.closedQty);
      return [line.id, { skuId: line.skuId, qty }];
    }),
  );
}

/**
 * Brings the locks of an order to what its lines need now (D-20, Q-22): `stock.locked` changes by exactly the sum of
 * what the locks change. Answers whether any changed.
 */
export async function syncLocks(tx: Tx, bundle: OrderBundle): Promise<boolean> {
  const target = wanted(bundle);
  const lineIds = [...target.keys()];
  if (lineIds.length === 0) return false;
  const existing = await tx.select().from(stockLocks).where(inArray(stockLocks.orderLineId, lineIds));
  const now = new Map(existing.map((lock) => [lock.orderLineId, lock.qty]));
  const changed = [...target].filter(([lineId, { qty }]) => qty !== (now.get(lineId) ?? 0));
  const deltas = new Map<string, number>();
  for (const [lineId, { skuId, qty }] of changed) {
    deltas.set(skuId, (deltas.get(skuId) ?? 0) + qty - (now.get(lineId) ?? 0));
  }
  await changeLocked(tx, deltas);
  const gone = changed.filter(([, { qty }]) => qty === 0).map(([lineId]) => lineId);
  if (gone.length > 0) await tx.delete(stockLocks).where(inArray(stockLocks.orderLineId, gone));
  const kept = changed.filter(([, { qty }]) => qty > 0);
  if (kept.length > 0) {
    await tx
      .insert(stockLocks)
      .values(kept.map(([orderLineId, { skuId, qty }]) => ({ orderLineId, skuId, qty })))
      .onConflictDoUpdate({ target: stockLocks.orderLineId, set: { qty: sql`excluded.qty` } });
  }
  return deltas.size > 0;
}

const addToOnHand = command({
  name: 'stock.addToOnHand',
  sql: (changes: readonly (readonly [skuId: string, delta: number])[]) => sql`
    update stock set on_hand = stock.on_hand + change.delta, updated_at = now()
    from (values ${sql.join(
      changes.map(([skuId, delta]) => sql`(${skuId}, ${delta}::integer)`),
      sql`, `,
    )}) as change (sku_id, delta)
    where stock.sku_id = change.sku_id`,
  example: (make) => make([['k1', -1]]),
});

/**
 * Pieces that leave the house are no longer on hand, and those that come back are again; Futures goods are shipped from what arrives and were never on hand (D-70).
 */
export async function moveStock(
  tx: Tx,
  order: Pick<OrderBundle['order'], 'kind'>,
  shipped: ReadonlyMap<string, number>,
): Promise<void> {
  if (order.kind === 'FUTURES' || shipped.size === 0) return;
  const skuIds = [...shipped.keys()];
  await tx
    .select({ skuId: stock.skuId })
    .from(stock)
    .where(inArray(stock.skuId, skuIds))
    .orderBy(asc(stock.skuId))
    .for('update');
  await addToOnHand(
    tx,
    [...shipped].map(([skuId, qty]) => [skuId, -qty]),
  );
}
