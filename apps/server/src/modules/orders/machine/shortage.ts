import { shortageCents } from '@selvedge/domain/money/shortage';
import { discountOf, type Line } from '../read/bundle';
import { linesUnder, type StepCall } from './call';

/** Pieces of a line that were paid and are known not to have come before this step. */
const goneBefore = (line: Line, isReceived: boolean): number =>
  line.closedQty + (isReceived ? line.shippedQty - line.receivedQty : 0);

/**
 * What pieces are worth that a step takes off lines of its sub-order, with their share of the surcharge: EUR cents by line id.
 * All that was taken off the order before is counted first, so that all of it together never exceeds what was paid.
 */
export function shortageOf(
  call: StepCall,
  added: (one: { was: Line; line: Line }) => number,
): Map<string, number> {
  const { order, subs, lines } = call.before;
  const now = new Map(linesUnder(call).map((one) => [one.line.id, added(one)]));
  const received = new Set(subs.filter(({ shipping }) => shipping === 'RECEIVED').map(({ id }) => id));
  const worth = shortageCents(
    lines.map((line) => ({
      priceCents: line.priceCents,
      discountCents: discountOf(line, line.confirmedQty),
      pieces: line.confirmedQty,
      before: goneBefore(line, received.has(line.subOrderId)),
      added: now.get(line.id) ?? 0,
    })),
    { goodsCents: order.goodsCents - order.discountCents, surchargeCents: order.surchargeCents },
  );
  return new Map(lines.map(({ id }, index) => [id, worth[index] ?? 0]));
}
