/** Payable amount of an order, in integer EUR cents. `moneyLaws.ts` contains the invariants. */
import { surchargeBp, surchargeCents } from '../money/minimums';
import { assertAmount, lineCents, sumCents } from '../money/money';
import { settleSurcharge } from '../money/surchargeFreeze';
import {
  type AmountOrder,
  type AmountParts,
  creditedShortCents,
  entriesOf,
  keptCents,
  retainedGoodsCents,
  type OrderAmounts,
  shownCents,
} from './amountParts';
import { platformHasConfirmed } from './orderPieces';

/**
 * Computes the sums that follow from the sub-orders. Before the freeze the better of the rate at submit and the present rate applies; after
 * it the frozen rate stays and is applied to the remaining goods. The payable amount is the cost of these, plus the value of closed and of
 * claimed pieces, since that is given back separately. An order without a live sub-order keeps its sums, so that a cancelled order still
 * shows them. Throws an AmountTooLargeError for goods above the maximum of an order.
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
 * Returns the rates after the customer cancelled a part of the order: a better rate that only the cancelled goods earned is lost, one that
 * would be lost only through cuts of the platform is kept.
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
  const today = surchargeBp(retainedGoodsCents({ subs, lines }), tiers);
  return {
    submitSurchargeBp,
    submitSurchargeCents: surchargeCents(asked, submitSurchargeBp),
    surchargeBp: Math.max(order.surchargeBp, Math.min(submitSurchargeBp, today)),
  };
}
