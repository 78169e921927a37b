/** Orders, sub-orders and lines as far as money goes, in integer EUR cents. */
import { type Cents, sumCents } from '../money/money';
import { worthOfPieces } from '../money/shortage';
import type { SurchargeTier } from '../money/tradeRules';
import { type ConfirmedSub, discountOf, piecesOf } from './orderPieces';
import type { PaymentStatus, Shipping } from './orderStates';

/** A line as far as the money of its order goes. */
export interface AmountLine {
  id: string;
  subOrderId: string;
  priceCents: Cents;
  /** Discount on the whole line. */
  discountCents: Cents;
  askedQty: number;
  confirmedQty: number;
  shippedQty: number;
  receivedQty: number;
  /** Confirmed pieces that will not be sent any more and were paid back. */
  closedQty: number;
}

/** A sub-order as far as the money of its order goes. */
export interface AmountSub extends ConfirmedSub {
  id: string;
  cancelled: boolean;
  /** The customer cancelled it himself. */
  cancelledByBuyer: boolean;
  shipping: Shipping;
  /** Worth of closed pieces that was given back. */
  shortageDiffCents: Cents;
}

/** Sums that are stored with an order. */
export interface OrderAmounts {
  confirmedQty: number;
  confirmedValueCents: Cents;
  goodsCents: Cents;
  discountCents: Cents;
  surchargeBp: number;
  surchargeCents: Cents;
  payableCents: Cents;
}

/** An order as far as its money goes. */
export interface AmountOrder extends OrderAmounts {
  askedValueCents: Cents;
  submitSurchargeBp: number;
  submitSurchargeCents: Cents;
  /** When amounts and rate were frozen; null before every sub-order was confirmed. */
  frozenAt: Date | null;
  freightCents: Cents | null;
  creditCents: Cents | null;
  paymentStatus: PaymentStatus;
  /** What was accepted, less what a cancel gave back. */
  paidCents: Cents;
}

/** An order with its parts, and the steps of the surcharge of today. */
export interface AmountParts<
  Order extends AmountOrder = AmountOrder,
  Sub extends AmountSub = AmountSub,
  Line extends AmountLine = AmountLine,
> {
  order: Order;
  subs: readonly Sub[];
  lines: readonly Line[];
  readonly tiers: readonly SurchargeTier[];
  /** Worth of the pieces that receipts claim as missing, granted or not; nothing when left out. */
  readonly claimedCents?: Cents;
}

/** Pieces of a line that are known not to have come: closed ones, and those missing at the receipt. */
const missingOf = ({ closedQty, shippedQty, receivedQty }: AmountLine, { shipping }: AmountSub): number =>
  closedQty + (shipping === 'RECEIVED' ? shippedQty - receivedQty : 0);

/** A line with its sub-order: its pieces, those among them that do not come, and those that the sums of the order show. */
export interface Entry {
  line: AmountLine;
  sub: AmountSub;
  pieces: number;
  missing: number;
  shown: number;
}

/** Lines with their sub-orders, in the order of the lines. */
export function entriesOf({ subs, lines }: Pick<AmountParts, 'subs' | 'lines'>): Entry[] {
  const byId = new Map(subs.map((sub) => [sub.id, sub]));
  return lines.flatMap((line) => {
    const sub = byId.get(line.subOrderId);
    if (sub === undefined) return [];
    const pieces = piecesOf(sub, line);
    if (sub.cancelled) return [{ line, sub, pieces, missing: pieces, shown: line.closedQty }];
    return [{ line, sub, pieces, missing: missingOf(line, sub), shown: pieces }];
  });
}

/** A line as it is paid for, whole. */
export const priced = ({ line, pieces }: Entry) => ({
  priceCents: line.priceCents,
  discountCents: discountOf(line, pieces),
  pieces,
});

/** What pieces of a line cost after discount that arrived or are still owed; those that do not come are the first of the line. */
export const keptCents = (entry: Entry): Cents =>
  worthOfPieces(priced(entry), entry.pieces) - worthOfPieces(priced(entry), entry.missing);

/** What pieces of a line that the order shows are worth after discount. */
export const shownCents = (entry: Entry): Cents => worthOfPieces(priced(entry), entry.shown);

/** What the goods are worth, after discounts, that arrived or are still owed to the customer. */
export function keptGoodsCents(parts: Pick<AmountParts, 'subs' | 'lines'>): Cents {
  return sumCents(entriesOf(parts).map(keptCents));
}

/** What was given back for pieces that were closed short. */
export function creditedShortCents(subs: readonly AmountSub[]): Cents {
  return sumCents(subs.map(({ shortageDiffCents }) => shortageDiffCents));
}
