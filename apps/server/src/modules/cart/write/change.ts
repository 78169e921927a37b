import { codes } from '@selvedge/api-spec/codes';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { BuyerSession } from '../../../contract/caller';
import type { Context } from '../../../contract/handlers';
import type { Queryable, Tx } from '../../../db/pool';
import { cartLines } from '../../../db/schema/cart';
import { refuse } from '../../../http/errors';
import { shownLines } from '../read/cart';
import { type CartRow, cartRows, linesWithIds, ownLines, readableLines, teamLines } from '../read/lines';
import { announceCart } from './announce';

interface LineChange {
  id: string;
  qty: number;
  version: number;
}

/** Refuses with 40901 a line that was changed since it was read, and with 40902 a raised quantity above the free stock. */
function checkChanges(
  ctx: Context,
  before: readonly CartRow[],
  changes: ReadonlyMap<string, LineChange>,
): void {
  const short: Array<{ skuId: string; asked: number; available: number }> = [];
  for (const row of before) {
    const change = changes.get(row.id);
    if (change === undefined) continue;
    if (change.version !== row.version) {
      throw refuse(codes.CHANGED_MEANWHILE, {
        current: shownLines(ctx, [row])[0] ?? {},
        changedBy: row.addedBy,
        changedAt: new Date(row.updatedAt).toISOString(),
      });
    }
    const { skuId, stockQty } = row.offer;
    if (change.qty > stockQty && change.qty > row.qty) {
      short.push({ skuId, asked: change.qty, available: stockQty });
    }
  }
  if (short.length > 0) throw refuse(codes.SHORT_STOCK, { lines: short });
}

/**
 * Locks those of the lines that the caller may change: own ones and, for the leader, those of the team. Neither waits for lines of others
 * nor makes them wait. Returns the ids of the locked lines.
 */
async function lockChangeable(tx: Tx, buyer: BuyerSession, ids: readonly string[]): Promise<Set<string>> {
  const w = alias(cartLines, 'w');
  const rows = await tx
    .select({ id: w.id })
    .from(w)
    .where(and(inArray(w.id, [...ids]), buyer.teamRole === 'LEADER' ? teamLines(buyer) : ownLines(buyer)))
    .orderBy(asc(w.id))
    .for('update');
  return new Set(rows.map(({ id }) => id));
}

/** Changes quantities of lines; lines of team-mates only for the leader. Returns the changed lines. */
export function changeCart(ctx: Context, lines: readonly LineChange[]) {
  return ctx.inTransaction(async (tx) => {
    const changes = new Map(lines.map((line) => [line.id, line]));
    const ids = [...changes.keys()];
    const held = await lockChangeable(tx, ctx.buyer, ids);
    const before = await readableLines(tx, ctx.buyer, ids);
    if (before.some(({ id }) => !held.has(id))) throw refuse(codes.NOT_YOURS);
    checkChanges(ctx, before, changes);
    for (const [id, { qty }] of changes) {
      await tx
        .update(cartLines)
        .set({ qty, version: sql`${cartLines.version} + 1`, updatedAt: ctx.now })
        .where(eq(cartLines.id, id));
    }
    await announceCart(
      tx,
      before.map(({ buyerId }) => buyerId),
    );
    return shownLines(ctx, await cartRows(tx, ctx.buyer, linesWithIds(ids)));
  });
}

/** Removes lines from a buyer's own cart; ignores ids that are not in it. */
export async function removeFromCart(db: Queryable, buyerId: string, ids: readonly string[]): Promise<void> {
  const gone = await db
    .delete(cartLines)
    .where(and(eq(cartLines.buyerId, buyerId), inArray(cartLines.id, [...ids])))
    .returning({ id: cartLines.id });
  if (gone.length > 0) await announceCart(db, [buyerId]);
}

/** Empties a buyer's own cart, or removes the lines of one list. */
export async function clearCart(db: Queryable, buyerId: string, listId?: string): Promise<void> {
  const ofList = listId === undefined ? undefined : eq(cartLines.listId, listId);
  await db.delete(cartLines).where(and(eq(cartLines.buyerId, buyerId), ofList));
  await announceCart(db, [buyerId]);
}
