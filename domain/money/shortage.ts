/** What pieces are worth that were paid and do not come: their price and their share of the surcharge. */
import { surchargeCents } from './minimums';
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

/** What the first so many pieces of a line are worth after its discount, EUR cents; all pieces are worth the line to the cent. */
export function worthOfPieces({ priceCents, discountCents, pieces }: PricedLine, count: number): Cents {
  return priceCents * count - part(discountCents, count, pieces);
}

/**
 * What missing pieces are worth, in EUR cents and by line: the fall of what the goods cost that are left, after discounts and with
 * their surcharge. `lines` are all lines of the order that are not cancelled. What was missing before is counted first, so that
 * however often pieces are taken off, what they were worth and what the rest costs is what all of it cost. Throws a RangeError where
 * more is missing than there is.
 */
export function shortageCents(lines: readonly MissingPieces[], surchargeBp: number): Cents[] {
  if (lines.some(({ before, added, pieces }) => before < 0 || added < 0 || before + added > pieces))
    throw new RangeError('no more pieces are missing than a line has');
  let left = sumCents(
    lines.map((line) => worthOfPieces(line, line.pieces) - worthOfPieces(line, line.before)),
  );
  return lines.map((line) => {
    const goods = worthOfPieces(line, line.before + line.added) - worthOfPieces(line, line.before);
    const share = surchargeCents(left, surchargeBp) - surchargeCents(left - goods, surchargeBp);
    left -= goods;
    return goods + share;
  });
}
