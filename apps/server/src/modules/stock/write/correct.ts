import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { insertBulk, updateBulk } from '../../../db/bulk';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { products } from '../../../db/schema/products';
import { stock } from '../../../db/schema/stock';
import { operationRecords } from '../../../db/schema/platform';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { setMovementCause } from './cause';

type Input = components['schemas']['StockCorrectionInput'];

/** Returns the pieces to add by SKU; the changes of a SKU that is named twice are added up. */
function changesOf({ lines }: Input): Map<string, number> {
  const changes = new Map<string, number>();
  for (const { skuId, change } of lines) changes.set(skuId, (changes.get(skuId) ?? 0) + change);
  return changes;
}

/** Locks the stock rows in the order of their ids, like orders; refuses with 40401 a SKU that is unknown or of a deleted product. */
async function lockStockOfNewOrder(tx: Tx, skuIds: readonly string[]) {
  const rows = await tx
    .select({
      skuId: stock.skuId,
      productId: stock.productId,
      onHand: stock.onHand,
      locked: stock.locked,
      deletedAt: products.deletedAt,
    })
    .from(stock)
    .innerJoin(products, eq(products.id, stock.productId))
    .where(inArray(stock.skuId, [...skuIds]))
    .orderBy(asc(stock.skuId))
    .for('update', { of: stock });
  if (rows.length < skuIds.length || rows.some(({ deletedAt }) => deletedAt !== null))
    throw refuse(codes.NOT_FOUND);
  return rows;
}

/** Groups the locked rows by their product. */
function byProduct<Row extends { productId: string }>(rows: readonly Row[]): [string, Row[]][] {
  const ids = new Set(rows.map(({ productId }) => productId));
  return [...ids].map((id) => [id, rows.filter(({ productId }) => productId === id)]);
}

/**
 * Corrects the stock on hand by a number of pieces, up or down, with a reason. The input has differences, not totals, so that parcels and
 * deliveries meanwhile stay counted. Refuses with 40902 when less would remain than orders lock. All lines or none.
 */
export async function correctStock(ctx: Context, input: Input): Promise<void> {
  const note = input.note?.trim() ?? '';
  if (input.reason === 'OTHER' && note === '')
    throw invalid({ note: translate(ctx.language, 'products.noteNeeded') });
  const changes = changesOf(input);
  await ctx.inTransaction(async (tx) => {
    const rows = await lockStockOfNewOrder(tx, [...changes.keys()]);
    const after = rows.map((row) => ({ ...row, onHand: row.onHand + (changes.get(row.skuId) ?? 0) }));
    const lines = after
      .filter(({ onHand, locked }) => onHand < locked)
      .map(({ skuId, onHand, locked }) => ({ skuId, asked: locked, available: Math.max(0, onHand) }));
    if (lines.length > 0) throw refuse(codes.SHORT_STOCK, { lines });
    await setMovementCause(tx, {
      cause: 'CORRECTION',
      reason: input.reason,
      ...(note !== '' && { note }),
      operatorName: ctx.actor.name,
    });
    const also = [sql`updated_at = ${ctx.now.toISOString()}`];
    const given = after.map(({ skuId, onHand }) => ({ skuId, onHand }));
    await updateBulk(tx, stock, { by: ['skuId'], set: ['onHand'], also }, given);
    await insertBulk(
      tx,
      operationRecords,
      byProduct(rows).map(([productId, own]) => ({
        id: newId(),
        entity: 'product',
        entityId: productId,
        action: 'correctStock',
        operatorType: ctx.actor.type,
        operatorId: ctx.actor.id,
        operatorName: ctx.actor.name,
        at: ctx.now,
        before: own.map(({ skuId, onHand }) => ({ skuId, onHand })),
        after: own.map(({ skuId }) => ({ skuId, change: changes.get(skuId) ?? 0 })),
        note: note === '' ? null : note,
      })),
    );
  });
}
