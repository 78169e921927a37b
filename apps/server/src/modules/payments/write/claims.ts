import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Queryable, Tx } from '../../../db/pool';
import { stock } from '../../../db/schema/stock';
import { receiptClaims } from '../../../db/schema/fulfilment';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { changeCredit } from '../../credit/write';
import type { OrderBundle } from '../../orders/read/bundle';
import { claimViews } from '../../orders/read/claims';
import { changeOutsideTransitions } from '../../orders/write/beside';
import { lockOrder } from '../../orders/write/lock';
import { setMovementCause } from '../../stock/write/cause';

type ClaimRow = typeof receiptClaims.$inferSelect;

async function byId(db: Queryable, id: string): Promise<ClaimRow> {
  const [found] = await db.select().from(receiptClaims).where(eq(receiptClaims.id, id));
  if (found === undefined) throw refuse(codes.NOT_FOUND);
  return found;
}

/**
 * Takes the claimed pieces of a locked order from the stock again, to be sent once more; refuses with 40902 too little stock. Products
 * typed by hand have no stock.
 */
async function takeAgain(
  tx: Tx,
  { order, lines }: OrderBundle,
  { orderLineId, qty }: ClaimRow,
): Promise<void> {
  const skuId = lines.find(({ id }) => id === orderLineId)?.skuId ?? null;
  if (skuId === null) return;
  const [row] = await tx
    .select({ onHand: stock.onHand, locked: stock.locked })
    .from(stock)
    .where(eq(stock.skuId, skuId))
    .for('update');
  const available = Math.max(0, (row?.onHand ?? 0) - (row?.locked ?? 0));
  if (row === undefined || available < qty)
    throw refuse(codes.SHORT_STOCK, { lines: [{ skuId, asked: qty, available }] });
  await setMovementCause(tx, { cause: 'SHIPMENT', orderId: order.id });
  await tx
    .update(stock)
    .set({ onHand: row.onHand - qty })
    .where(eq(stock.skuId, skuId));
}

/**
 * Settles a receipt claim once: grants it whole or in part, sends its pieces again, or refuses it. The granted amount becomes credit of the
 * team; without a team it can be refunded.
 */
export function settleClaim(ctx: Context, id: string, input: components['schemas']['ClaimSettleInput']) {
  const { settledCents, version, isReplaced = false } = input;
  if (isReplaced && settledCents > 0)
    throw invalid({ settledCents: translate(ctx.language, 'payments.claim.replacedOnly') });
  const note = input.note.trim();
  return ctx.inTransaction(async (tx) => {
    const bundle = await lockOrder(ctx, tx, (await byId(tx, id)).orderId);
    const claim = await byId(tx, id);
    const shape = async (row: ClaimRow) => {
      const [one] = await claimViews(tx, [row], ctx.now);
      if (one === undefined) throw new Error(`claim ${id} has no shape`);
      return one;
    };
    if (claim.version !== version)
      throw refuse(codes.CHANGED_MEANWHILE, {
        current: { ...(await shape(claim)) },
        changedAt: (claim.settledAt ?? claim.createdAt).toISOString(),
        ...(claim.settledBy === null ? {} : { changedBy: claim.settledBy }),
      });
    if (claim.status !== 'OPEN') throw refuse(codes.STEP_REFUSED, { from: claim.status, allowed: [] });
    // An order on account is owed until it is paid: no amount is granted before.
    const { paymentStatus } = bundle.order;
    if (settledCents > 0 && paymentStatus !== 'PAID')
      throw refuse(codes.STEP_REFUSED, { from: paymentStatus, allowed: [] });
    if (settledCents > claim.amountCents)
      throw refuse(codes.ABOVE_OPEN_AMOUNT, { openCents: claim.amountCents });
    if (isReplaced) await takeAgain(tx, bundle, claim);
    const status = isReplaced ? 'REPLACED' : settledCents > 0 ? 'SETTLED' : 'REFUSED';
    const [done] = await tx
      .update(receiptClaims)
      .set({
        status,
        settledCents: isReplaced ? null : settledCents,
        settleNote: note,
        settledBy: ctx.actor.name,
        settledAt: ctx.now,
        version: claim.version + 1,
      })
      .where(eq(receiptClaims.id, id))
      .returning();
    if (done === undefined) throw new Error(`claim ${id} is gone`);
    const { teamId, id: orderId } = bundle.order;
    if (teamId !== null && settledCents > 0) {
      const { actor, now: at } = ctx;
      await changeCredit(tx, { teamId, type: 'REFUND', amountCents: settledCents, orderId, actor, note, at });
    }
    await changeOutsideTransitions(ctx, tx, bundle, {
      action: 'settleClaim',
      subId: claim.subOrderId,
      before: { status: claim.status },
      after: { status, settledCents },
      note,
    });
    return shape(done);
  });
}
