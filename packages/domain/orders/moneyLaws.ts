/** Invariants of the money of an order, which are true after every transition. */
import { surchargeCents } from '../money/minimums';
import type { Cents } from '../money/money';
import { type AmountOrder, type AmountParts, creditedShortCents, retainedGoodsCents } from './amountParts';
import { mayStayPaidCents } from './giveBack';
import type { OrderStatus } from './orderStates';

/** Money that moved for an order, EUR cents. */
export interface OrderLedger {
  /** Accepted payments, including team credit. */
  acceptedCents: Cents;
  /** Amounts given back for closed and cancelled pieces and for overpayments: as team credit, or recorded for a refund. */
  givenCents: Cents;
  /** Value of the pieces that receipts claim as missing, granted or not. */
  claimedCents: Cents;
}

interface Facts extends OrderLedger {
  order: AmountOrder & { status: OrderStatus };
  creditedCents: Cents;
  /** Cost of the goods that arrived, are still owed or are claimed, with their surcharge. */
  costCents: Cents;
  mayStayCents: Cents;
}

/** Invariants by their description, with their predicate. */
const LAWS: Readonly<Record<string, (facts: Facts) => boolean>> = {
  'nothing is given back that was not paid beyond the cost of goods': ({
    givenCents,
    acceptedCents,
    costCents,
  }) => givenCents <= Math.max(0, acceptedCents - costCents),

  'an order that is paid or cancelled has given back all that was paid beyond the cost of its goods': ({
    order,
    givenCents,
    acceptedCents,
    costCents,
  }) =>
    (order.paymentStatus !== 'PAID' && order.status !== 'CANCELLED') ||
    givenCents === acceptedCents - costCents,

  'what counts as paid is what was accepted, less what was given back and is not owed for closed pieces': ({
    order,
    givenCents,
    acceptedCents,
    creditedCents,
  }) => order.paidCents === acceptedCents - givenCents + creditedCents,

  'no more counts as paid than is to be paid': ({ order, mayStayCents }) =>
    order.paidCents >= 0 && order.paidCents <= mayStayCents,

  'what is to be paid is the sum of what the order shows': ({ order }) =>
    order.payableCents ===
    order.goodsCents -
      order.discountCents +
      order.surchargeCents +
      (order.freightCents ?? 0) -
      (order.creditCents ?? 0),

  'what is to be paid is what the goods cost, and what was given back for closed pieces': ({
    order,
    costCents,
    creditedCents,
  }) => order.status === 'CANCELLED' || order.payableCents === costCents + creditedCents,
};

/** Returns the descriptions of the invariants that an order violates; empty when there is none. */
export function violatedMoneyInvariants(
  { order, subs, lines }: Omit<AmountParts<Facts['order']>, 'tiers'>,
  ledger: OrderLedger,
): string[] {
  const kept = retainedGoodsCents({ subs, lines });
  const isCancelled = subs.every(({ cancelled }) => cancelled);
  const { claimedCents } = ledger;
  const facts: Facts = {
    ...ledger,
    order,
    creditedCents: creditedShortCents(subs),
    costCents: isCancelled
      ? 0
      : kept + surchargeCents(kept, order.surchargeBp) + (order.freightCents ?? 0) + claimedCents,
    mayStayCents: mayStayPaidCents({ order, subs }),
  };
  return Object.entries(LAWS).flatMap(([name, holds]) => (holds(facts) ? [] : [name]));
}
