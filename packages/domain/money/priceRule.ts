/** Prices of a list by a rule: a percentage of a base, rounded to a multiple of a step. */
import { assertCents, type Cents, divideHalfUp, toCents } from './money';

/** Base of the prices: the merchant's wholesale price, the retail price, or the merchant's cost. */
export type PriceBase = 'WHOLESALE' | 'RETAIL' | 'COST';

/** Rounding to a multiple of the step: the nearest one, half up, or the next one above. */
export type PriceRounding = 'NEAREST' | 'UP';

/** Rule for the prices of many products. */
export interface PriceRule {
  base: PriceBase;
  /** Percentage in basis points: 11800 is 118%. */
  percentBp: number;
  /** Step of which prices are multiples, in cents, 1 or more. */
  stepCents: Cents;
  rounding: PriceRounding;
}

const BP = 10_000n;

/**
 * Returns the price by a rule for a base in EUR cents, rounded once and never below the floor. Throws a RangeError for a base below zero
 * and a step below one cent.
 */
export function priceByRule(
  baseCents: Cents,
  { percentBp, stepCents, rounding }: Omit<PriceRule, 'base'>,
  floorCents: Cents = 0,
): Cents {
  if (baseCents < 0 || stepCents < 1) throw new RangeError('a base of zero or more and a step of one cent');
  const step = BigInt(assertCents(stepCents, 'step'));
  const whole = BigInt(assertCents(baseCents)) * BigInt(assertCents(percentBp, 'percent'));
  const unit = BP * step;
  const steps = rounding === 'UP' ? (whole + unit - 1n) / unit : divideHalfUp(whole, unit);
  return Math.max(toCents(steps * step), floorCents);
}
