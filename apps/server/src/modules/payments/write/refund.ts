import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { refunds } from '../../../db/schema/fulfilment';
import { refuse } from '../../../http/errors';
import { refuseRefundAlone } from '../../credit/rules/secondPerson';
import type { OrderBundle } from '../../orders/read/bundle';
import { changeBeside } from '../../orders/write/beside';
import { lockOrder } from '../../orders/write/lock';
import { refundableOf } from '../read/refundable';

/** What is given back of an order, and why. */
interface GivenBack {
  amountCents: number;
  note: string;
}

/** What is still to be given back of an order that is held, EUR cents; 40917 where an amount is above it. */
export async function refundable(tx: Tx, { order }: OrderBundle, amountCents: number): Promise<number> {
  const openCents = (await refundableOf(tx, [order])).get(order.id) ?? 0;
  if (amountCents > openCents) throw refuse(codes.ABOVE_OPEN_AMOUNT, { openCents });
  return openCents;
}

/** Gives back of an order that is held, at most what is on record to be given back; 40917 above that. */
export async function giveBack(
  ctx: Pick<Context, 'actor' | 'now'>,
  tx: Tx,
  bundle: OrderBundle,
  { amountCents, note }: GivenBack,
) {
  const openCents = await refundable(tx, bundle, amountCents);
  const { id: orderId, orderNo } = bundle.order;
  const row = { id: newId(), orderId, amountCents, note, operatorName: ctx.actor.name, createdAt: ctx.now };
  await tx.insert(refunds).values(row);
  await changeBeside(ctx, tx, bundle, { action: 'refund', after: { amountCents }, note });
  return { ...row, orderNo, refundableCents: openCents - amountCents };
}

/** Records what one person gives back to a customer's bank; 40920 above what one may give alone. */
export function refund(ctx: Context, input: components['schemas']['RefundInput']) {
  const { orderId, amountCents } = input;
  return ctx.inTransaction(async (tx) => {
    const bundle = await lockOrder(ctx, tx, orderId);
    await refundable(tx, bundle, amountCents);
    await refuseRefundAlone(ctx, tx, orderId, amountCents);
    return giveBack(ctx, tx, bundle, { amountCents, note: input.note.trim() });
  });
}
