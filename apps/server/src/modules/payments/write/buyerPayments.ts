import type { PaymentStatus } from '@selvedge/domain/orders/orderStates';
import type { components } from '@selvedge/api-spec/types';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { payments } from '../../../db/schema/payments';
import type { Outgoing } from '../../../http/outgoing';
import { applyTransition } from '../../orders/machine/step';
import type { Order } from '../../orders/read/bundle';
import { withoutPrices } from '../../../http/withoutPrices';
import { type PaymentRow, paymentViews } from '../../orders/read/payments';
import { viewerOf } from '../../orders/read/viewer';
import { lockOrder } from '../../orders/write/lock';
import { paymentsOf } from '../read/orderPayments';
import { lockProof } from './lock';
import { applyCredit, sendProof } from './steps';

type Schemas = components['schemas'];

async function shown(ctx: Context, tx: Tx, row: PaymentRow): Promise<Outgoing<Schemas['Payment']>> {
  const viewer = viewerOf(ctx);
  const [shape] = await paymentViews(tx, [row], viewer, ctx.now);
  if (shape === undefined) throw new Error('the payment has no shape');
  return viewer.priced ? shape : withoutPrices(shape);
}

/** Stores a buyer's proof of a payment. */
export function addProof(ctx: Context, { orderId, ...input }: Schemas['PaymentInput']) {
  return ctx.inTransaction(async (tx) => {
    const bundle = await lockOrder(ctx, tx, orderId);
    return shown(ctx, tx, await sendProof(ctx, tx, bundle, input));
  });
}

/** Pays an order with credit of the team, which only the leader may do. */
export function payWithCredit(
  ctx: Context,
  { orderId, amountCents }: { orderId: string; amountCents: number },
) {
  return ctx.inTransaction(async (tx) => {
    const bundle = await lockOrder(ctx, tx, orderId);
    return shown(ctx, tx, await applyCredit(ctx, tx, bundle, { amountCents }));
  });
}

/** Returns the payment status of an order after a proof is withdrawn: the one that the other payments left. */
function statusWithout(order: Order, others: readonly PaymentRow[]): PaymentStatus {
  if (others.at(-1)?.status === 'REJECTED') return 'REJECTED';
  return order.paidCents > 0 ? 'PARTIALLY_PAID' : 'UNPAID';
}

/** Withdraws a proof by the user who sent it, while it waits. Its record stays. */
export function withdrawProof(ctx: Context, id: string): Promise<null> {
  return ctx.inTransaction(async (tx) => {
    const { bundle, payment } = await lockProof(ctx, tx, id);
    const others = (await paymentsOf(tx, payment.orderId)).filter((one) => one.id !== id);
    const { amountCents, uploadedBy } = payment;
    await applyTransition(ctx, tx, bundle, {
      action: 'withdrawProof',
      outcome: statusWithout(bundle.order, others),
      payment: { amountCents, uploadedBy },
    });
    await tx.delete(payments).where(eq(payments.id, id));
    return null;
  });
}
