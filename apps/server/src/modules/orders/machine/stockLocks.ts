import { piecesOf } from '@selvedge/domain/orders/orderPieces';
import { codes } from '@selvedge/api-spec/codes';
import { asc, inArray, sql } from 'drizzle-orm';
import { column } from '../../../db/columnTypes';
import type { Tx } from '../../../db/pool';
import { stock } from '../../../db/schema/stock';
import { stockLocks } from '../../../db/schema/orders';
import { command, prepared } from '../../../db/statement';
import { deferAwait } from '../../../db/tx';
import { refuse } from '../../../http/errors';
import { setMovementCause, type MovementCauseInput, movementCauseSetting } from '../../stock/write/cause';
import type { OrderBundle } from '../read/bundle';

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
 * Raises or lowers the locked pieces per SKU. The stock rows are locked in the order of their ids, so that two orders cannot deadlock;
 * refuses with 40902, naming every SKU with too few free pieces.
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

/** Locks the stock rows of some SKUs in the order of their ids, for a change whose parts would otherwise lock them in different orders. */
export async function lockStockRows(tx: Tx, skuIds: readonly string[]): Promise<void> {
  await tx
    .select({ skuId: stock.skuId })
    .from(stock)
    .where(inArray(stock.skuId, [...new Set(skuIds)]))
    .orderBy(asc(stock.skuId))
    .for('update');
}

/** Pieces of stock that are locked for an order line. */
interface Held {
  lineId: string;
  skuId: string;
  qty: number;
}

/**
 * Returns the pieces to lock per order line: none for futures, for products entered by hand and for cancelled, shipped or closed pieces.
 */
function wanted({ order, subs, lines }: OrderBundle): Map<string, { skuId: string; qty: number }> {
  const byId = new Map(subs.map((sub) => [sub.id, sub]));
  return new Map(
    lines.map((line) => {
      const sub = byId.get(line.subOrderId);
      const none = order.kind === 'FUTURES' || line.typed || sub === undefined || sub.cancelled;
      const qty = none ? 0 : Math.max(0, piecesOf(sub, line) - line.shippedQty - line.closedQty);
      return [line.id, { skuId: line.skuId, qty }];
    }),
  );
}

const hold = prepared({
  name: 'stock.hold',
  row: { changed: column.bigint, told: column.text },
  text: `with held as (
      insert into stock_locks (order_line_id, sku_id, qty)
      select * from unnest($1::text[], $2::text[], $3::integer[])
    ), changed as (
      update stock set locked = stock.locked + change.delta, updated_at = now()
      from unnest($4::text[], $5::integer[]) as change (sku_id, delta)
      where stock.sku_id = change.sku_id returning 1
    )
    select count(*) as changed, set_config('selvedge.movement', $6, true) as told from changed`,
  values: (locks: readonly Held[], deltas: ReadonlyMap<string, number>, cause: MovementCauseInput) => [
    locks.map(({ lineId }) => lineId),
    locks.map(({ skuId }) => skuId),
    locks.map(({ qty }) => qty),
    [...deltas.keys()],
    [...deltas.values()],
    movementCauseSetting(cause),
  ],
  example: (make) => make([], new Map(), { cause: 'LOCK' }),
});

/**
 * Locks the stock of an order that was just created and has no locks yet; the transaction has already locked its stock rows and found
 * enough.
 */
export async function lockStockOfNewOrder(tx: Tx, bundle: OrderBundle): Promise<void> {
  const locks = [...wanted(bundle)].flatMap(([lineId, { skuId, qty }]) =>
    qty > 0 ? [{ lineId, skuId, qty }] : [],
  );
  if (locks.length === 0) return;
  const deltas = new Map<string, number>();
  for (const { skuId, qty } of locks) deltas.set(skuId, (deltas.get(skuId) ?? 0) + qty);
  await deferAwait(tx, hold(tx, locks, deltas, { cause: 'LOCK', orderId: bundle.order.id }));
}

/**
 * Adjusts the stock locks of an order to what its lines need now; `stock.locked` changes by exactly the sum of the lock changes. Returns
 * whether any lock changed.
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
  await setMovementCause(tx, { cause: 'LOCK', orderId: bundle.order.id });
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

/** Pieces of a SKU that leave the stock; negative where they come back. */
export interface Leaving {
  qty: number;
  /** Whether the SKU was entered by hand and bought for the order: only the pieces that a purchase received are in stock, possibly none. */
  typed: boolean;
}

/**
 * Takes shipped pieces off the stock on hand and adds returned ones to it again. Futures are shipped from what arrives and were never on
 * hand.
 */
export async function moveStock(
  tx: Tx,
  order: Pick<OrderBundle['order'], 'id' | 'kind'>,
  leaving: ReadonlyMap<string, Leaving>,
): Promise<void> {
  if (order.kind === 'FUTURES' || leaving.size === 0) return;
  const rows = await tx
    .select({ skuId: stock.skuId, onHand: stock.onHand, locked: stock.locked })
    .from(stock)
    .where(inArray(stock.skuId, [...leaving.keys()]))
    .orderBy(asc(stock.skuId))
    .for('update');
  const moved = rows.flatMap(({ skuId, onHand, locked }): [string, number][] => {
    const { qty, typed } = leaving.get(skuId) ?? { qty: 0, typed: false };
    const taken = typed ? Math.min(qty, onHand - locked) : qty;
    return taken === 0 ? [] : [[skuId, -taken]];
  });
  if (moved.length === 0) return;
  await setMovementCause(tx, { cause: 'SHIPMENT', orderId: order.id });
  await addToOnHand(tx, moved);
}
