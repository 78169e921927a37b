/** Prices of a list by a rule: a percentage of a base, brought to a multiple of a step. */
import { assertCents, type Cents, divideHalfUp, toCents } from './money';

/** What prices are reckoned from: the house's wholesale price, the retail price, or what the house pays. */
export type PriceBase = 'WHOLESALE' | 'RETAIL' | 'COST';

/** To which multiple of the step a price goes: the nearest one, half up, or the next one above. */
export type PriceRounding = 'NEAREST' | 'UP';

/** A rule for the prices of many goods. */
export interface PriceRule {
  base: PriceBase;
  /** Percentage in basis points: 11800 is 118%. */
  percentBp: number;
  /** Cents of which prices are multiples, 1 or more. */
  stepCents: Cents;
  rounding: PriceRounding;
}

const BP = 10_000n;

/**
 * The price that a rule makes of a base in EUR cents, rounded once. With a floor, it is never below that. Throws a RangeError
 * for a base below zero and a step below one cent.
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
