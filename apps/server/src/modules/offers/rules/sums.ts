import { type Totals, totals } from '@selvedge/domain/money/minimums';
import type { TradeRules } from '@selvedge/domain/money/tradeRules';
import { listsOfOffers, type Offered, orderableRuleLine } from './offer';

/** Returns the sums of the lines that can be ordered, with all violated minimums, by the shared rules. */
export function offerTotals(
  rules: TradeRules,
  lines: readonly Offered<{ qty: number; priceCents?: number }>[],
  now: Date,
): Totals {
  const wanted = lines.map((line) => orderableRuleLine(line.offer, line, now));
  return totals(rules, wanted, listsOfOffers(lines.map(({ offer }) => offer)));
}

/** Returns the sums of one list without a surcharge, which is computed on the whole only. */
export function listTotals(
  rules: TradeRules,
  lines: readonly Offered<{ qty: number; priceCents?: number }>[],
  now: Date,
): Totals {
  const wanted = lines.map((line) => orderableRuleLine(line.offer, line, now));
  return totals(rules, wanted, listsOfOffers(lines.map(({ offer }) => offer)), {
    surcharge: { bp: 0, cents: 0 },
  });
}

/** Returns sums without amounts, for viewers without the price permission. */
export function hideSums(sums: Totals): Totals {
  return {
    ...sums,
    goodsCents: 0,
    discountCents: 0,
    surchargeBp: 0,
    surchargeCents: 0,
    payableCents: 0,
    nextThreshold: undefined,
    violations: sums.violations.filter(({ code }) => code === 'MIN_PIECES'),
  };
}
