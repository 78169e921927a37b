import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import { refunds } from '../../../db/schema/fulfilment';
import { refuse } from '../../../http/errors';
import { changeBeside } from '../../orders/write/beside';
import { lockOrder } from '../../orders/write/lock';
import { refundableOf } from '../read/refundable';

/** Records what is given back to a customer's bank, at most what is on record to be given back (X-A135, Q-24). */
export function refund(
  ctx: Context,
  { orderId, amountCents, note: reason }: components['schemas']['RefundInput'],
) {
  const note = reason.trim();
  return ctx.inTransaction(async (tx) => {
    const bundle = await lockOrder(ctx, tx, orderId);
    const openCents = (await refundableOf(tx, [bundle.order])).get(orderId) ?? 0;
    if (amountCents > openCents) throw refuse(codes.ABOVE_OPEN_AMOUNT, { openCents });
    const row = { id: newId(), orderId, amountCents, note, operatorName: ctx.actor.name, createdAt: ctx.now };
    await tx.insert(refunds).values(row);
    await changeBeside(ctx, tx, bundle, { action: 'refund', after: { amountCents }, note });
    return { ...row, orderNo: bundle.order.orderNo, refundableCents: openCents - amountCents };
  });
}
