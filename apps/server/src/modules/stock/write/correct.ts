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
import { translate } from '../../../translate';
import { tellCause } from './cause';

type Input = components['schemas']['StockCorrectionInput'];

/** Pieces to add by SKU; a SKU that is named twice gets both. */
function changesOf({ lines }: Input): Map<string, number> {
  const changes = new Map<string, number>();
  for (const { skuId, change } of lines) changes.set(skuId, (changes.get(skuId) ?? 0) + change);
  return changes;
}

/** The rows of the stock, held in the order of their ids as orders hold them; 40401 when one is of no product. */
async function holdStock(tx: Tx, skuIds: readonly string[]) {
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

/** The held rows by their product. */
function ofProducts<Row extends { productId: string }>(rows: readonly Row[]): [string, Row[]][] {
  const ids = new Set(rows.map(({ productId }) => productId));
  return [...ids].map((id) => [id, rows.filter(({ productId }) => productId === id)]);
}

/**
 * Corrects what lies in the warehouse by so many pieces, up or down, with its reason. Differences, not sums: what was shipped or
 * came in meanwhile stays. Refused with 40902 where less would be left than orders hold. All or none.
 */
export async function correctStock(ctx: Context, input: Input): Promise<void> {
  const note = input.note?.trim() ?? '';
  if (input.reason === 'OTHER' && note === '')
    throw invalid({ note: translate(ctx.language, 'products.noteNeeded') });
  const changes = changesOf(input);
  await ctx.inTransaction(async (tx) => {
    const rows = await holdStock(tx, [...changes.keys()]);
    const after = rows.map((row) => ({ ...row, onHand: row.onHand + (changes.get(row.skuId) ?? 0) }));
    const lines = after
      .filter(({ onHand, locked }) => onHand < locked)
      .map(({ skuId, onHand, locked }) => ({ skuId, asked: locked, available: Math.max(0, onHand) }));
    if (lines.length > 0) throw refuse(codes.SHORT_STOCK, { lines });
    await tellCause(tx, {
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
      ofProducts(rows).map(([productId, own]) => ({
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
