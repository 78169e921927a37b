/** The surcharge of an order over its life. */
import { surchargeBp, surchargeCents } from './minimums';
import type { Cents } from './money';
import type { SurchargeTier } from './tradeRules';

/** A settled surcharge: rate in basis points and the rounded amount in EUR cents. */
export interface Surcharge {
  bp: number;
  cents: Cents;
}

/** The surcharge computed at submit, on goods after line discounts. */
export function surchargeAtSubmit(goodsCents: Cents, tiers: readonly SurchargeTier[]): Surcharge {
  const bp = surchargeBp(goodsCents, tiers);
  return { bp, cents: surchargeCents(goodsCents, bp) };
}

/**
 * The surcharge after a change. While anything is unconfirmed the buyer keeps the better of the rate at submit and the
 * rate of today, on the goods of today: a shortage of the platform never makes goods dearer, nor do rules the house sets meanwhile. Once every sub-order is
 * confirmed the frozen one stays whatever happens to the goods.
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
