import { type Totals, totals } from '@selvedge/domain/money/minimums';
import type { TradeRules } from '@selvedge/domain/money/tradeRules';
import { listsOfOffers, type Offered, orderableRuleLine } from './offer';

/** Sums of the lines that can be ordered, with everything that is not met, by the shared rules. */
export function offerTotals(
  rules: TradeRules,
  lines: readonly Offered<{ qty: number; priceCents?: number }>[],
  now: Date,
): Totals {
  const wanted = lines.map((line) => orderableRuleLine(line.offer, line, now));
  return totals(rules, wanted, listsOfOffers(lines.map(({ offer }) => offer)));
}

/** The sums of one list: its goods only, since the surcharge is counted on the whole. */
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

/** Takes the amounts away from sums for those who may not see prices. */
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
