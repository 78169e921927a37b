/** What is given back to a customer of what he paid, in integer EUR cents. */
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

/** What may stay paid of an order: what is to be paid, and of a cancelled order what was given back for closed pieces before. */
export function mayStayPaidCents({ order, subs }: Pick<AmountParts, 'order' | 'subs'>): Cents {
  return subs.every(({ cancelled }) => cancelled) ? creditedShortCents(subs) : order.payableCents;
}

/** Splits what is paid into what may stay and what is given back to the customer. */
export function excessOf(parts: Pick<AmountParts, 'order' | 'subs'>): {
  paidCents: Cents;
  excessCents: Cents;
} {
  const paidCents = Math.min(parts.order.paidCents, mayStayPaidCents(parts));
  return { paidCents, excessCents: parts.order.paidCents - paidCents };
}

/** What pieces are worth that lines of the order lose, EUR cents by line id, beyond what was missing before. */
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
 * Closes pieces short that `after` says are closed on a sub-order, and answers what is given back for them. Of an order that
 * is paid it is their worth, which is noted on the sub-order. Of an order on account that is not paid yet the confirmed pieces are cut,
 * so that less is to be paid, and only what was paid beyond that is given back.
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
