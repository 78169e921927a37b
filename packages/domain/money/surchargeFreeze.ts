/** Surcharge of an order from its submission to its freeze. */
import { surchargeBp, surchargeCents } from './minimums';
import type { Cents } from './money';
import type { SurchargeTier } from './tradeRules';

/** Fixed surcharge: rate in basis points and the rounded amount in EUR cents. */
export interface Surcharge {
  bp: number;
  cents: Cents;
}

/** Computes the surcharge at submit, on goods after line discounts. */
export function surchargeAtSubmit(goodsCents: Cents, tiers: readonly SurchargeTier[]): Surcharge {
  const bp = surchargeBp(goodsCents, tiers);
  return { bp, cents: surchargeCents(goodsCents, bp) };
}

/**
 * Returns the surcharge after a change. While anything is unconfirmed the buyer gets the better of the rate at submit and the present rate,
 * on the present goods: neither a shortage of the platform nor trade rules set in between make goods dearer. Once every sub-order is
 * confirmed the frozen surcharge stays, whatever happens to the goods.
 */
export function settleSurcharge(
  atSubmit: Surcharge,
  goodsCents: Cents,
  tiers: readonly SurchargeTier[],
  frozen?: Surcharge,
): Surcharge {
  if (frozen) return frozen;
  const bp = Math.min(atSubmit.bp, surchargeBp(goodsCents, tiers));
  return { bp, cents: surchargeCents(goodsCents, bp) };
}
