import type { Line, Sub } from '../read/bundle';

interface LineOffer {
  qty: number;
  priceCents: number;
  discountCents: number;
}

/** Differences of a changed offer as shown to the customer: every differing line before and after. */
export interface OfferDiff {
  lines: { id: string; before: LineOffer; after: LineOffer }[];
  shipDate?: { before: string; after: string };
  /** Discount on the whole sub-order as the supplier set it, EUR cents. */
  discountCents?: number;
}

const offerOf = ({ confirmedQty, priceCents, discountCents }: Line): LineOffer => ({
  qty: confirmedQty,
  priceCents,
  discountCents,
});

function isSame(a: LineOffer, b: LineOffer): boolean {
  return a.qty === b.qty && a.priceCents === b.priceCents && a.discountCents === b.discountCents;
}

/** Compares a sub-order and its lines before and after a transition. */
export function offerDiff(
  lines: readonly { was: Line; line: Line }[],
  before: Sub | undefined,
  after: Sub | undefined,
): OfferDiff {
  const changed = lines.flatMap(({ was, line }) => {
    const [old, now] = [offerOf(was), offerOf(line)];
    return isSame(old, now) ? [] : [{ id: line.id, before: old, after: now }];
  });
  if (before === undefined || after === undefined || before.shipEstimate === after.shipEstimate)
    return { lines: changed };
  return { lines: changed, shipDate: { before: before.shipEstimate, after: after.shipEstimate } };
}

/** Whether the customer sees any difference. */
export function differs({ lines, shipDate }: OfferDiff): boolean {
  return lines.length > 0 || shipDate !== undefined;
}
