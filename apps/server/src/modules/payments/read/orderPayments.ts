import type { components } from '@selvedge/api-spec/types';
import { sumCents } from '@selvedge/domain/money/money';
import { allowedActions } from '@selvedge/domain/orders/orderMachine';
import { openCents } from '@selvedge/domain/orders/orderStates';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Queryable } from '../../../db/pool';
import { payments } from '../../../db/schema/payments';
import type { Outgoing } from '../../../http/outgoing';
import { creditBalance } from '../../credit/read';
import { type OrderBundle, orderState } from '../../orders/read/bundle';
import { futuresTerms } from '../../orders/read/futures';
import { withoutPrices } from '../../../http/withoutPrices';
import { type PaymentRow, paymentViews } from '../../orders/read/payments';
import { viewerOf } from '../../orders/read/viewer';

const STEPS: ReadonlySet<string> = new Set(['sendProof', 'withdrawProof', 'applyCredit']);

/** Returns the payments of an order, oldest first. */
export function paymentsOf(db: Queryable, orderId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

/** Returns the payments of an order with the open amount, the usable credit, and the actions that the caller may take now. */
export async function orderPayments(
  ctx: Pick<Context, 'db' | 'maybeBuyer' | 'maybeStaff' | 'language' | 'now' | 'actor'>,
  { order, subs }: OrderBundle,
): Promise<Outgoing<components['schemas']['OrderPayments']>> {
  const viewer = viewerOf(ctx);
  const rows = await paymentsOf(ctx.db, order.id);
  const waiting = rows.filter(({ status }) => status === 'PROOF_SUBMITTED');
  const isMine = waiting.some(({ uploadedBy }) => uploadedBy === ctx.actor.id);
  const answer = {
    orderId: order.id,
    orderNo: order.orderNo,
    paymentStatus: order.paymentStatus,
    payments: await paymentViews(ctx.db, rows, viewer, ctx.now),
    payableCents: order.payableCents,
    paidCents: order.paidCents,
    pendingCents: sumCents(waiting.map(({ amountCents }) => amountCents)),
    openCents: openCents(order),
    dueCents:
      order.kind === 'FUTURES' ? Math.min(futuresTerms(order).dueCents, openCents(order)) : openCents(order),
    creditBalanceCents: await creditBalance(ctx.db, order.teamId),
    actions: allowedActions(orderState(order, subs), viewer.actor).filter(
      (action) => STEPS.has(action) && (action !== 'withdrawProof' || isMine),
    ),
  };
  return viewer.priced ? answer : withoutPrices(answer);
}
