/** What is to be paid of an order, in integer EUR cents. `moneyLaws.ts` says what holds after every step. */
import { surchargeBp, surchargeCents } from '../money/minimums';
import { assertAmount, lineCents, sumCents } from '../money/money';
import { settleSurcharge } from '../money/surchargeFreeze';
import {
  type AmountOrder,
  type AmountParts,
  creditedShortCents,
  entriesOf,
  keptCents,
  keptGoodsCents,
  type OrderAmounts,
  shownCents,
} from './amountParts';
import { platformHasConfirmed } from './orderPieces';

/**
 * The sums that follow from the sub-orders. Before the freeze the better of the rate at submit and the rate of today
 * counts; after it the frozen rate stays and is taken of the goods that are left. To be paid is what these cost, and the worth of closed
 * and of claimed pieces, since it is given back apart. An order without a live sub-order keeps what it was worth, so that a cancelled
 * order still shows it. Throws an AmountTooLargeError for goods above what an order may be worth.
 */
export function settleAmounts({ order, subs, lines, tiers, claimedCents = 0 }: AmountParts): OrderAmounts {
  if (subs.every(({ cancelled }) => cancelled))
    return { ...amountsOf(order), confirmedQty: 0, confirmedValueCents: 0 };
  const entries = entriesOf({ subs, lines });
  const goodsCents = assertAmount(
    sumCents(entries.map(({ line, shown }) => lineCents(line.priceCents, shown))),
  );
  const shownNet = sumCents(entries.map(shownCents));
  const sure = entries.filter(({ sub }) => platformHasConfirmed(sub));
  const kept = sumCents(entries.map(keptCents));
  const bp =
    order.frozenAt === null
      ? settleSurcharge({ bp: order.submitSurchargeBp, cents: order.submitSurchargeCents }, kept, tiers).bp
      : order.surchargeBp;
  const owed = kept + surchargeCents(kept, bp) + creditedShortCents(subs) + claimedCents;
  const due = owed + (order.freightCents ?? 0);
  return {
    confirmedQty: sure.reduce((sum, { shown }) => sum + shown, 0),
    confirmedValueCents: sumCents(sure.map(shownCents)),
    goodsCents,
    discountCents: goodsCents - shownNet,
    surchargeBp: bp,
    surchargeCents: owed - shownNet,
    payableCents: due - Math.min(order.creditCents ?? 0, due),
  };
}

function amountsOf(order: OrderAmounts): OrderAmounts {
  const { confirmedQty, confirmedValueCents, goodsCents, discountCents } = order;
  const { surchargeBp: bp, surchargeCents: surcharge, payableCents } = order;
  return {
    confirmedQty,
    confirmedValueCents,
    goodsCents,
    discountCents,
    surchargeBp: bp,
    surchargeCents: surcharge,
    payableCents,
  };
}

/**
 * The rates after the customer cancelled a part of his order himself: a better rate that only the cancelled goods earned is lost, one
 * that the platform's own cuts would have cost him is kept.
 */
export function rateAfterOwnCancel({
  order,
  subs,
  lines,
  tiers,
}: AmountParts): Pick<AmountOrder, 'submitSurchargeBp' | 'submitSurchargeCents' | 'surchargeBp'> {
  const own = new Set(subs.filter(({ cancelledByBuyer }) => cancelledByBuyer).map(({ id }) => id));
  const withdrawn = sumCents(
    lines
      .filter(({ subOrderId }) => own.has(subOrderId))
      .map(({ priceCents, askedQty }) => lineCents(priceCents, askedQty)),
  );
  const asked = Math.max(0, order.askedValueCents - withdrawn);
  const submitSurchargeBp = Math.max(order.submitSurchargeBp, surchargeBp(asked, tiers));
  const today = surchargeBp(keptGoodsCents({ subs, lines }), tiers);
  return {
    submitSurchargeBp,
    submitSurchargeCents: surchargeCents(asked, submitSurchargeBp),
    surchargeBp: Math.max(order.surchargeBp, Math.min(submitSurchargeBp, today)),
  };
}
