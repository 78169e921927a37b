import type { Cents } from '../money/money';
import type { OrderDone } from './orderMachine';
import { type ParentState, parentOf, type PaymentStatus, paymentStatus } from './orderStates';

/** Sums of an order that determine its states. */
export interface StateSums {
  frozenAt: Date | null;
  payableCents: Cents;
  paidCents: Cents;
}

/**
 * Returns payment, status and flow of an order after a transition: from its sub-orders and, while it is not cancelled, from its frozen
 * sums.
 */
export function statesAfter(
  { order, parent }: Pick<OrderDone, 'order' | 'parent'>,
  { frozenAt, payableCents, paidCents }: StateSums,
): ParentState & { paymentStatus: PaymentStatus } {
  const { payment } = order;
  const isSettled = frozenAt !== null && parent.status !== 'CANCELLED';
  const status = isSettled
    ? paymentStatus({
        payableCents,
        paidCents,
        proofOpen: payment === 'PROOF_SUBMITTED',
        lastRejected: payment === 'REJECTED',
      })
    : payment;
  return { ...parentOf({ ...order, payment: status }), paymentStatus: status };
}
