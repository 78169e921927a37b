/** Orders, sub-orders and lines with the fields that their amounts depend on, in integer EUR cents. */
import { type Cents, sumCents } from '../money/money';
import { worthOfPieces } from '../money/shortage';
import type { SurchargeTier } from '../money/tradeRules';
import { type ConfirmedSub, discountOf, piecesOf } from './orderPieces';
import type { PaymentStatus, Shipping } from './orderStates';

/** Order line with the fields of the order's amounts. */
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
  /** Confirmed pieces that will not be shipped any more and were refunded. */
  closedQty: number;
}

/** Sub-order with the fields of the order's amounts. */
export interface AmountSub extends ConfirmedSub {
  id: string;
  cancelled: boolean;
  /** Whether the customer cancelled it. */
  cancelledByBuyer: boolean;
  shipping: Shipping;
  /** Value of closed pieces that was given back. */
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

/** Order with the fields of its amounts. */
export interface AmountOrder extends OrderAmounts {
  askedValueCents: Cents;
  submitSurchargeBp: number;
  submitSurchargeCents: Cents;
  /** Time at which amounts and rate were frozen; null until every sub-order is confirmed. */
  frozenAt: Date | null;
  freightCents: Cents | null;
  creditCents: Cents | null;
  paymentStatus: PaymentStatus;
  /** Accepted payments, less the amounts that a cancellation gave back. */
  paidCents: Cents;
}

/** Order with its parts, and the current surcharge tiers. */
export interface AmountParts<
  Order extends AmountOrder = AmountOrder,
  Sub extends AmountSub = AmountSub,
  Line extends AmountLine = AmountLine,
> {
  order: Order;
  subs: readonly Sub[];
  lines: readonly Line[];
  readonly tiers: readonly SurchargeTier[];
  /** Value of the pieces that receipts claim as missing, granted or not; zero when left out. */
  readonly claimedCents?: Cents;
}

/** Returns the pieces of a line that are known to be missing: closed ones, and those missing at the receipt. */
const missingOf = ({ closedQty, shippedQty, receivedQty }: AmountLine, { shipping }: AmountSub): number =>
  closedQty + (shipping === 'RECEIVED' ? shippedQty - receivedQty : 0);

/** Line with its sub-order: its pieces, the missing ones among them, and those that the sums of the order show. */
export interface Entry {
  line: AmountLine;
  sub: AmountSub;
  pieces: number;
  missing: number;
  shown: number;
}

/** Returns the lines with their sub-orders, in the order of the lines. */
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

/** Returns the whole line as it is paid for. */
export const priced = ({ line, pieces }: Entry) => ({
  priceCents: line.priceCents,
  discountCents: discountOf(line, pieces),
  pieces,
});

/** Returns the cost after discount of a line's pieces that arrived or are still owed; the missing ones count as the first of the line. */
export const keptCents = (entry: Entry): Cents =>
  worthOfPieces(priced(entry), entry.pieces) - worthOfPieces(priced(entry), entry.missing);

/** Returns the value after discount of a line's pieces that the order shows. */
export const shownCents = (entry: Entry): Cents => worthOfPieces(priced(entry), entry.shown);

/** Returns the value after discounts of the goods that arrived or are still owed to the customer. */
export function retainedGoodsCents(parts: Pick<AmountParts, 'subs' | 'lines'>): Cents {
  return sumCents(entriesOf(parts).map(keptCents));
}

/** Returns the sum given back for pieces that were closed short. */
export function creditedShortCents(subs: readonly AmountSub[]): Cents {
  return sumCents(subs.map(({ shortageDiffCents }) => shortageDiffCents));
}
