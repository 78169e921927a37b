/** Data of the calls of a random walk. */
import type { OrderAction } from '../orderActions';
import type { AmountLine } from '../amountParts';
import { openCents } from '../orderStates';
import { DAY, type Draw } from './given.fixture';
import type { MoneyWalk } from './walk.fixture';

function pay(walk: MoneyWalk, amountCents: number): string {
  walk.acceptedCents += amountCents;
  walk.order.paidCents += amountCents;
  walk.wasRejected = false;
  return walk.order.paidCents >= walk.order.payableCents ? 'PAID' : 'PARTIALLY_PAID';
}

/** Sets the data of a call (pieces, prices and amounts) at random, and returns the outcome that follows from them. */
export function bringAlong(
  walk: MoneyWalk,
  action: OrderAction,
  sub: number | undefined,
  draw: Draw,
): string | undefined {
  const lines = walk.linesOf(sub);
  const own = sub === undefined ? undefined : walk.subs[sub];
  const open = openCents(walk.order);
  const left = (line: AmountLine) => line.confirmedQty - line.shippedQty - line.closedQty;
  switch (action) {
    case 'platformConfirm':
    case 'reoffer':
      for (const [index, line] of lines.entries()) {
        line.confirmedQty = draw(2) === 0 ? line.askedQty : draw(line.askedQty + 1);
        if (index === 0) line.confirmedQty = Math.max(1, line.confirmedQty);
        walk.isCut ||= line.confirmedQty < line.askedQty;
        line.discountCents = Math.min(line.discountCents, line.priceCents * line.confirmedQty);
      }
      if (own) own.platformConfirmedAt = DAY;
      return undefined;
    case 'acknowledge':
      if (draw(2) === 0) return 'CONFIRMED';
      for (const line of lines) {
        line.discountCents = draw(line.priceCents * line.confirmedQty + 1);
        walk.isCut ||= line.discountCents > 0;
      }
      return 'RECEIPT_PENDING';
    case 'sendProof':
      walk.waitingCents = 1 + draw(open);
      return undefined;
    case 'acceptPayment': {
      const amount = 1 + draw(Math.max(open, walk.waitingCents ?? 1));
      walk.waitingCents = null;
      return pay(walk, draw(3) === 0 ? amount : open || amount);
    }
    case 'applyCredit':
      return pay(walk, draw(2) === 0 ? open : 1 + draw(open));
    case 'withdrawProof':
      walk.waitingCents = null;
      return walk.wasRejected ? 'REJECTED' : walk.order.paidCents > 0 ? 'PARTIALLY_PAID' : 'UNPAID';
    case 'rejectPayment':
      walk.waitingCents = null;
      walk.wasRejected = true;
      return undefined;
    case 'ship':
      for (const line of lines) line.shippedQty += draw(2) === 0 ? left(line) : draw(left(line) + 1);
      return lines.every((line) => left(line) === 0) ? 'SHIPPED' : 'PARTIAL';
    case 'closeShort':
      walk.isCut = true;
      for (const line of lines) line.closedQty += draw(2) === 0 ? left(line) : draw(left(line) + 1);
      if (lines.some((line) => left(line) > 0)) return 'REST_OPEN';
      return lines.some(({ shippedQty }) => shippedQty > 0) ? 'REST_CLOSED' : 'NOTHING_SHIPPED';
    case 'voidShipment':
      for (const line of lines) line.shippedQty = draw(line.shippedQty + 1);
      return lines.some(({ shippedQty }) => shippedQty > 0) ? 'PARTIAL' : 'NONE';
    case 'confirmReceipt':
      for (const line of lines) {
        line.receivedQty = draw(3) === 0 ? draw(line.shippedQty + 1) : line.shippedQty;
        walk.isCut ||= line.receivedQty < line.shippedQty;
      }
      return undefined;
    default:
      return undefined;
  }
}
