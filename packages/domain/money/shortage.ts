/** Value of pieces that were paid and are not delivered: their price and their share of the surcharge. */
import { surchargeCents } from './minimums';
import { assertCents, type Cents, divideHalfUp, sumCents, toCents } from './money';

/** Line as far as its value depends on it. */
export interface PricedLine {
  priceCents: Cents;
  /** Discount on the whole line, spread evenly over its pieces. */
  discountCents: Cents;
  /** Pieces for which the line is paid. */
  pieces: number;
}

/** Missing pieces of a line: those known before, and those that are added now. */
export interface MissingPieces extends PricedLine {
  before: number;
  added: number;
}

/** Returns the share of a whole, rounded half-up to the cent; zero when there is nothing to divide by. */
function part(whole: Cents, share: number, of: number): Cents {
  if (of === 0) return 0;
  return toCents(divideHalfUp(BigInt(assertCents(whole)) * BigInt(assertCents(share)), BigInt(of)));
}

/**
 * Returns the value of the first `count` pieces of a line after its discount, in EUR cents; the values of all pieces add up to the line to
 * the cent.
 */
export function worthOfPieces({ priceCents, discountCents, pieces }: PricedLine, count: number): Cents {
  return priceCents * count - part(discountCents, count, pieces);
}

/**
 * Returns the value of the missing pieces by line, in EUR cents: the amount by which the cost of the remaining goods falls, after discounts
 * and with their surcharge. `lines` are all lines of the order that are not cancelled. Pieces missing before are counted first, so that in
 * any number of steps the values of the missing pieces and the cost of the rest add up to the cost of the whole. Throws a RangeError when
 * more pieces are missing than a line has.
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
