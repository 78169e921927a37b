import { asc, eq, inArray, sql } from 'drizzle-orm';
import { insertBulk, updateBulk } from '../../../db/bulk';
import { newId } from '../../../db/ids';
import { record } from '../../../db/records';
import { stock } from '../../../db/schema/stock';
import { purchaseOrderLines, purchaseOrders, purchaseReceipts } from '../../../db/schema/purchasing';
import { setMovementCause } from '../../stock/write/cause';
import { notifyShortages } from '../notices/tell';
import type { PurchaseCall, PurchaseHandlers } from './call';
import { changesOf } from './changes';
import { reduceCovers, allocateReceipt } from './covers';

/** Returns the good pieces of a receipt by line. */
const goodOf = ({ step }: PurchaseCall): Map<string, number> =>
  new Map(step.receipt?.lines.map(({ id, goodQty }) => [id, goodQty]));

/** Saves the lines after the transition, where an edit removed some and added others. */
async function saveLines({ tx, before, after }: PurchaseCall): Promise<void> {
  const former = new Set(before.lines.map(({ id }) => id));
  const kept = new Set(after.lines.map(({ id }) => id));
  const gone = [...former].filter((id) => !kept.has(id));
  if (gone.length > 0) await tx.delete(purchaseOrderLines).where(inArray(purchaseOrderLines.id, gone));
  await updateBulk(
    tx,
    purchaseOrderLines,
    { by: ['id'], set: ['position', 'qty', 'receivedQty', 'defectQty', 'costCents'] },
    after.lines.filter(({ id }) => former.has(id)),
  );
  await insertBulk(
    tx,
    purchaseOrderLines,
    after.lines.filter(({ id }) => !former.has(id)),
  );
}

/** Functions for the effects of the transitions. */
export const EFFECTS: PurchaseHandlers['effects'] = {
  /** Good pieces are on hand from now on, no longer incoming. */
  putIntoStock: async (call) => {
    const { ctx, tx, after } = call;
    const good = goodOf(call);
    const pieces = new Map(
      after.lines.flatMap(({ id, skuId }) => {
        const qty = good.get(id) ?? 0;
        return qty > 0 ? [[skuId, qty] as const] : [];
      }),
    );
    if (pieces.size === 0) return;
    const rows = await tx
      .select({ skuId: stock.skuId, onHand: stock.onHand, incoming: stock.incoming })
      .from(stock)
      .where(inArray(stock.skuId, [...pieces.keys()]))
      .orderBy(asc(stock.skuId))
      .for('update');
    await setMovementCause(tx, {
      cause: 'RECEIPT',
      purchaseOrderId: after.order.id,
      operatorName: ctx.actor.name,
    });
    await updateBulk(
      tx,
      stock,
      {
        by: ['skuId'],
        set: ['onHand', 'incoming'],
        also: [sql`updated_at = ${ctx.now.toISOString()}`],
      },
      rows.map(({ skuId, onHand, incoming }) => {
        const qty = pieces.get(skuId) ?? 0;
        return { skuId, onHand: onHand + qty, incoming: Math.max(0, incoming - qty) };
      }),
    );
  },

  /** Stores the receipt and reports the customers whose pieces were defective as shortages. */
  keepDefects: async (call) => {
    const { ctx, tx, step, after } = call;
    call.shortages = await allocateReceipt(tx, after.lines, goodOf(call));
    await tx.insert(purchaseReceipts).values({
      id: newId(),
      purchaseOrderId: after.order.id,
      lines: [...(step.receipt?.lines ?? [])],
      shortages: call.shortages,
      fileIds: [...(step.receipt?.fileIds ?? [])],
      note: step.receipt?.note ?? '',
      receivedBy: ctx.actor.name,
      at: ctx.now,
    });
    await notifyShortages(tx, after.order, call.shortages);
  },

  recordChange: async (call) => {
    const { ctx, tx, step, before, after } = call;
    if (step.action === 'edit') await reduceCovers(tx, after.lines);
    await saveLines(call);
    const { id, ...columns } = after.order;
    await tx.update(purchaseOrders).set(columns).where(eq(purchaseOrders.id, id));
    const change = await changesOf(tx, before, after);
    await record(tx, {
      entity: 'purchaseOrder',
      entityId: id,
      action: step.action,
      actor: ctx.actor,
      ...change,
      ...(step.note !== undefined && { note: step.note }),
      at: ctx.now,
    });
  },
};
