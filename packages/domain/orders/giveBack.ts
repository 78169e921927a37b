/** Amounts that are given back to a customer who paid them, in integer EUR cents. */
import { type Cents, sumCents } from '../money/money';
import { type MissingPieces, shortageCents } from '../money/shortage';
import {
  type AmountLine,
  type AmountOrder,
  type AmountParts,
  type AmountSub,
  creditedShortCents,
  entriesOf,
  priced,
} from './amountParts';
import { settleAmounts } from './orderAmounts';

/**
 * Returns the amount that may stay paid on an order: the payable amount, or on a cancelled order the amount given back before for closed
 * pieces.
 */
export function mayStayPaidCents({ order, subs }: Pick<AmountParts, 'order' | 'subs'>): Cents {
  return subs.every(({ cancelled }) => cancelled) ? creditedShortCents(subs) : order.payableCents;
}

/** Splits the paid amount into the part that may stay and the part that is given back to the customer. */
export function excessOf(parts: Pick<AmountParts, 'order' | 'subs'>): {
  paidCents: Cents;
  excessCents: Cents;
} {
  const paidCents = Math.min(parts.order.paidCents, mayStayPaidCents(parts));
  return { paidCents, excessCents: parts.order.paidCents - paidCents };
}

/** Returns the value of pieces that lines of the order lose, EUR cents by line id, beyond the pieces missing before. */
export function missingWorth(
  before: Pick<AmountParts, 'order' | 'subs' | 'lines'>,
  added: ReadonlyMap<string, number>,
): Map<string, Cents> {
  const live = entriesOf(before).filter(({ sub }) => !sub.cancelled);
  const worth = shortageCents(
    live.map((entry): MissingPieces => ({
      ...priced(entry),
      before: entry.missing,
      added: added.get(entry.line.id) ?? 0,
    })),
    before.order.surchargeBp,
  );
  return new Map(live.map(({ line }, index) => [line.id, worth[index] ?? 0]));
}

/**
 * Closes the pieces of a sub-order short that `after` marks as closed, and returns the amount given back for them. On a paid order this is
 * their value, which is added to the sub-order. On an order on account that is not paid yet the confirmed pieces are cut, so that the
 * payable amount falls, and only the amount paid beyond it is given back.
 */
export function closeShort<Order extends AmountOrder, Sub extends AmountSub, Line extends AmountLine>(
  before: AmountParts,
  after: AmountParts<Order, Sub, Line>,
  subId: string,
): Cents {
  const old = new Map(before.lines.map((line) => [line.id, line.closedQty]));
  const closedNow = ({ id, closedQty }: AmountLine) => closedQty - (old.get(id) ?? closedQty);
  const added = new Map(after.lines.map((line) => [line.id, closedNow(line)]));
  const sub = after.subs.find(({ id }) => id === subId);
  if (sub === undefined) return 0;
  if (before.order.paymentStatus === 'PAID') {
    const givenCents = sumCents(missingWorth(before, added).values());
    sub.shortageDiffCents += givenCents;
    return givenCents;
  }
  for (const line of after.lines) {
    const cut = added.get(line.id) ?? 0;
    line.closedQty -= cut;
    line.confirmedQty -= sub.cancelled ? 0 : cut;
  }
  Object.assign(after.order, settleAmounts(after));
  const { paidCents, excessCents } = excessOf(after);
  after.order.paidCents = paidCents;
  return excessCents;
}
