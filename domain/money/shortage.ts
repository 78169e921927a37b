/** What pieces are worth that were paid and do not come (M-T8, M-T9): their price and their share of the surcharge. */
import { assertCents, type Cents, divideHalfUp, sumCents, toCents } from './money';

/** A line as far as its worth goes. */
export interface PricedLine {
  priceCents: Cents;
  /** Discount on the whole line, spread evenly over its pieces. */
  discountCents: Cents;
  /** Pieces the line is paid for. */
  pieces: number;
}

/** Pieces of a line that do not come: those known before, and those that are added now. */
export interface MissingPieces extends PricedLine {
  before: number;
  added: number;
}

/** One part of a whole, rounded half-up to the cent; nothing where there is nothing to share by. */
function part(whole: Cents, share: number, of: number): Cents {
  if (of === 0) return 0;
  return toCents(divideHalfUp(BigInt(assertCents(whole)) * BigInt(assertCents(share)), BigInt(of)));
}

/** What the first so many pieces of a line are worth after its discount; all pieces are worth the line to the cent. */
function worthOf({ priceCents, discountCents, pieces }: PricedLine, count: number): Cents {
  return priceCents * count - part(discountCents, count, pieces);
}

/**
 * What missing pieces are worth, in EUR cents and by line: the price after discount, with the share of the surcharge among
 * `goodsCents`. Counted from what was missing before, so that however often pieces are taken off, all of them together are worth
 * exactly what was paid for them. Throws a RangeError where more is missing than there is.
 */
export function shortageCents(
  lines: readonly MissingPieces[],
  { goodsCents, surchargeCents }: { goodsCents: Cents; surchargeCents: Cents },
): Cents[] {
  if (lines.some(({ before, added, pieces }) => before < 0 || added < 0 || before + added > pieces))
    throw new RangeError('no more pieces are missing than a line has');
  let sum = sumCents(lines.map((line) => worthOf(line, line.before)));
  return lines.map((line) => {
    const goods = worthOf(line, line.before + line.added) - worthOf(line, line.before);
    const share = part(surchargeCents, sum + goods, goodsCents) - part(surchargeCents, sum, goodsCents);
    sum += goods;
    return goods + share;
  });
}
