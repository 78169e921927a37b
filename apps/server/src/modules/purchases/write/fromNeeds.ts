import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { grouped } from '@selvedge/domain/grouped';
import { addDays } from '@selvedge/domain/time/zones';
import type { Context } from '../../../contract/handlers';
import { insertBulk } from '../../../db/bulk';
import { purchaseCovers } from '../../../db/schema/purchasing';
import { takeAdvisoryLock } from '../../../db/advisoryLocks';
import { refuse } from '../../../http/errors';
import { nextNumber } from '../../orders/write/numbers';
import { todayOf } from '../read/filters';
import { openPiecesOf } from '../read/needs';
import { refusePast, supplierToBuyFrom } from './checks';
import { insertDraft } from './insert';

type Schemas = components['schemas'];

/**
 * Creates a draft of a purchase order to one supplier from all open pieces of the needs. An advisory lock per supplier serialises such
 * calls, so that pieces are never bought twice. Refuses with 40904 the whole call when a need is not open any more.
 */
export async function orderNeeds(
  ctx: Context,
  { supplierId, needIds, expectedAt, note = '' }: Schemas['PurchaseNeedsInput'],
): Promise<Schemas['PurchaseOrderRef']> {
  const { leadDays } = await supplierToBuyFrom(ctx.db, supplierId, ctx);
  if (expectedAt !== undefined) refusePast(ctx, expectedAt);
  const poNo = await nextNumber(ctx, 'P', ctx.now);
  return ctx.inTransaction(async (tx) => {
    await takeAdvisoryLock(tx, 'purchases', supplierId);
    const found = grouped(await openPiecesOf(tx, supplierId, needIds), ({ skuId }) => skuId);
    if (found.size < needIds.length) throw refuse(codes.NOT_FOUND);
    const needs = [...found.values()].map((lines) => lines.filter(({ open }) => open > 0));
    if (needs.some((lines) => lines.length === 0))
      throw refuse(codes.STEP_REFUSED, { from: 'COVERED', allowed: [] });
    const { order, lines } = await insertDraft(ctx, tx, {
      poNo,
      supplierId,
      expectedAt: expectedAt ?? addDays(todayOf(ctx.now), leadDays),
      note: note.trim(),
      lines: needs.flatMap((open) =>
        open.slice(0, 1).map((first) => ({ ...first, qty: open.reduce((sum, one) => sum + one.open, 0) })),
      ),
    });
    await insertBulk(
      tx,
      purchaseCovers,
      needs.flatMap((open, at) =>
        open.map(({ orderLineId, shippedQty, open: qty }) => ({
          purchaseOrderLineId: lines[at]?.id ?? '',
          orderLineId,
          qty,
          shippedBefore: shippedQty,
        })),
      ),
    );
    return { purchaseOrderId: order.id, poNo };
  });
}
