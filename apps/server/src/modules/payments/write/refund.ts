import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { refunds } from '../../../db/schema/payments';
import { refuse } from '../../../http/errors';
import { refuseRefundAlone } from '../../credit/rules/secondPerson';
import type { OrderBundle } from '../../orders/read/bundle';
import { changeOutsideTransitions } from '../../orders/write/beside';
import { lockOrder } from '../../orders/write/lock';
import { refundableOf } from '../read/refundable';

/** Amount to refund of an order, and the reason. */
interface GivenBack {
  amountCents: number;
  note: string;
}

/** Returns the refundable amount of a locked order, EUR cents; refuses with 40917 an amount above it. */
export async function refundable(tx: Tx, { order }: OrderBundle, amountCents: number): Promise<number> {
  const openCents = (await refundableOf(tx, [order])).get(order.id) ?? 0;
  if (amountCents > openCents) throw refuse(codes.ABOVE_OPEN_AMOUNT, { openCents });
  return openCents;
}

/** Refunds an amount of a locked order, at most the refundable one; refuses with 40917 more. */
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
  await changeOutsideTransitions(ctx, tx, bundle, { action: 'refund', after: { amountCents }, note });
  return { ...row, orderNo, refundableCents: openCents - amountCents };
}

/** Records a refund to a customer's bank by one person; refuses with 40920 more than one person may refund alone. */
export function refund(ctx: Context, input: components['schemas']['RefundInput']) {
  const { orderId, amountCents } = input;
  return ctx.inTransaction(async (tx) => {
    const bundle = await lockOrder(ctx, tx, orderId);
    await refundable(tx, bundle, amountCents);
    await refuseRefundAlone(ctx, tx, orderId, amountCents);
    return giveBack(ctx, tx, bundle, { amountCents, note: input.note.trim() });
  });
}
