import type { components } from '@selvedge/api-spec/types';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { refuseOldVersion } from '../../../http/conflict';
import { invalid } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { seesCost } from '../../auth/access/fieldVisibility';
import { nextNumber } from '../../orders/write/numbers';
import type { PurchaseBundle, PurchaseLine } from '../machine/call';
import { lockPurchase, applyPurchaseTransition } from '../machine/step';
import { purchaseDetail } from '../read/detail';
import { productsOf, refuseLargeSum, refusePast, supplierToBuyFrom } from './checks';
import { insertDraft, newLine } from './insert';

type Input = components['schemas']['PurchaseOrderInput'];

/** Creates a draft of a purchase order for stock. */
export async function addPurchase(ctx: Context, input: Input): Promise<{ id: string }> {
  const { supplierId, expectedAt, note = '' } = input;
  await supplierToBuyFrom(ctx.db, supplierId, ctx);
  refusePast(ctx, expectedAt);
  const at = input.lines.findIndex(({ qty }) => qty === 0);
  if (at >= 0) throw invalid({ [`lines.${at}.qty`]: translate(ctx.language, 'purchases.qtyNeeded') });
  const products = await productsOf(ctx.db, supplierId, input.lines, ctx);
  const poNo = await nextNumber(ctx, 'P', ctx.now);
  const lines = input.lines.map(({ skuId, qty, costCents }) => {
    const { productId = '', costCents: usual = 0 } = products.get(skuId) ?? {};
    return { productId, skuId, qty, costCents: seesCost(ctx.staff) ? costCents : usual };
  });
  refuseLargeSum(lines);
  return ctx.inTransaction(async (tx) => {
    const { order } = await insertDraft(ctx, tx, { poNo, supplierId, expectedAt, note: note.trim(), lines });
    return { id: order.id };
  });
}

/** Returns the lines of the input: existing ones keep their position and id. A caller without the cost permission changes no costs. */
async function linesOf(ctx: Context, tx: Tx, { order, lines }: PurchaseBundle, input: Input) {
  const former = new Map(lines.map((line) => [line.skuId, line]));
  const isDraft = order.status === 'DRAFT';
  const products = isDraft ? await productsOf(tx, order.supplierId, input.lines, ctx) : null;
  return input.lines.map(({ skuId, qty, costCents }, position): PurchaseLine => {
    const was = former.get(skuId);
    const { productId = '', costCents: usual = 0 } = products?.get(skuId) ?? {};
    const cost = seesCost(ctx.staff) ? costCents : (was?.costCents ?? usual);
    if (was !== undefined)
      return { ...was, position: isDraft ? position : was.position, qty, costCents: cost };
    return newLine(order.id, position, { productId, skuId, qty, costCents: cost });
  });
}

/** Changes a purchase order: all of a draft, later only the day, the note and fewer pieces. */
export async function changePurchase(ctx: Context, id: string, input: Input): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const before = await lockPurchase(tx, id);
    await refuseOldVersion(tx, { entity: 'purchaseOrder', ...before.order }, input.version, () =>
      purchaseDetail(ctx, tx, id),
    );
    if (input.supplierId !== before.order.supplierId)
      throw invalid({ supplierId: translate(ctx.language, 'purchases.supplierStays') });
    if (input.expectedAt !== before.order.expectedAt) refusePast(ctx, input.expectedAt);
    const lines = await linesOf(ctx, tx, before, input);
    refuseLargeSum(lines);
    await applyPurchaseTransition(ctx, tx, before, {
      action: 'edit',
      order: { expectedAt: input.expectedAt, note: input.note?.trim() ?? '' },
      lines,
    });
  });
}
