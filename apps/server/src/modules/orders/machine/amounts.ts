import { surchargeCents } from '@selvedge/domain/money/minimums';
import { lineCents, sumCents } from '@selvedge/domain/money/money';
import { settleSurcharge } from '@selvedge/domain/money/surchargeFreeze';
import {
  discountOf,
  type Line,
  type Order,
  type OrderBundle,
  piecesOf,
  platformHasConfirmed,
  type Sub,
} from '../read/bundle';

/** Sums of an order as they are stored with it, in EUR cents. */
export type Amounts = Pick<
  Order,
  | 'confirmedQty'
  | 'confirmedValueCents'
  | 'goodsCents'
  | 'discountCents'
  | 'surchargeBp'
  | 'surchargeCents'
  | 'payableCents'
>;

/** Sub-orders whose pieces are paid for: live ones, and those closed short, whose worth was given back as credit (M-T8). */
const isPaidFor = (sub: Sub): boolean => !sub.cancelled || sub.shortageDiffCents > 0;

function worth(entries: readonly { line: Line; pieces: number }[]): { goods: number; discount: number } {
  return {
    goods: sumCents(entries.map(({ line, pieces }) => lineCents(line.priceCents, pieces))),
    discount: sumCents(entries.map(({ line, pieces }) => discountOf(line, pieces))),
  };
}

/**
 * The sums that follow from the live sub-orders (D-18, M-T4). Before the freeze the better of the rate at submit and
 * the rate of today counts; after it the frozen rate stays and is taken of the goods that are left. An order with no
 * live sub-order keeps what it was worth, so that a cancelled order still shows it.
 */
export function settleAmounts({ order, subs, lines, tiers }: OrderBundle): Amounts {
  const live = new Map(subs.filter(isPaidFor).map((sub) => [sub.id, sub]));
  if (live.size === 0) return { ...amountsOf(order), confirmedQty: 0, confirmedValueCents: 0 };
  const entries = lines.flatMap((line) => {
    const sub = live.get(line.subOrderId);
    return sub === undefined
      ? []
      : [{ line, pieces: piecesOf(sub, line), confirmed: platformHasConfirmed(sub) }];
  });
  const confirmed = entries.filter((entry) => entry.confirmed);
  const all = worth(entries);
  const sure = worth(confirmed);
  const net = all.goods - all.discount;
  const surcharge =
    order.frozenAt === null
      ? settleSurcharge({ bp: order.submitSurchargeBp, cents: order.submitSurchargeCents }, net, tiers)
      : { bp: order.surchargeBp, cents: surchargeCents(net, order.surchargeBp) };
  const due = net + surcharge.cents + (order.freightCents ?? 0);
  return {
    confirmedQty: confirmed.reduce((sum, { pieces }) => sum + pieces, 0),
    confirmedValueCents: sure.goods - sure.discount,
    goodsCents: all.goods,
    discountCents: all.discount,
    surchargeBp: surcharge.bp,
    surchargeCents: surcharge.cents,
    payableCents: due - Math.min(order.creditCents ?? 0, due),
  };
}

function amountsOf(order: Order): Amounts {
  const { confirmedQty, confirmedValueCents, goodsCents, discountCents } = order;
  const { surchargeBp, surchargeCents: surcharge, payableCents } = order;
  return {
    confirmedQty,
    confirmedValueCents,
    goodsCents,
    discountCents,
    surchargeBp,
    surchargeCents: surcharge,
    payableCents,
  };
}
