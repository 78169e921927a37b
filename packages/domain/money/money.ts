/** Money is integer EUR cents everywhere. Rounding is half-up, away from zero, once per line. */

import { AMOUNT_MAX_CENTS } from '../constants';
import { toHalfWidth } from '../text/typed';

/** Amount in hundredths of a euro, a safe integer. */
export type Cents = number;

/** Error of an amount above the allowed maximum. `field` is the part of the input that made it so large. */
export class AmountTooLargeError extends RangeError {
  constructor(readonly field: string) {
    super('the amount is too large');
  }
}

const BP = 10_000n;

/** Throws a RangeError unless the value is a safe integer, so that no float enters a sum unnoticed. */
export function assertCents(value: number, name = 'cents'): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${name} must be a safe integer, got ${value}`);
  return value === 0 ? 0 : value;
}

/** Returns numerator / denominator rounded half away from zero; the denominator must be above zero. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('denominator must be above zero');
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}

/** Converts a bigint back to a checked number of cents; throws an AmountTooLargeError beyond the safe range. */
export function toCents(value: bigint): Cents {
  if (!Number.isSafeInteger(Number(value))) throw new AmountTooLargeError('lines');
  return assertCents(Number(value));
}

/** Throws an AmountTooLargeError for a sum above the maximum of an order, a payment or a credit. */
export function assertAmount(cents: Cents, field = 'lines'): Cents {
  if (cents > AMOUNT_MAX_CENTS) throw new AmountTooLargeError(field);
  return cents;
}

/** Returns the sum of amounts in cents; throws a RangeError on floats and overflow. */
export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0n;
  for (const amount of amounts) sum += BigInt(assertCents(amount));
  return toCents(sum);
}

/** Returns a share of an amount in basis points, rounded half-up to the cent. */
export function applyBp(cents: Cents, bp: number): Cents {
  return toCents(divideHalfUp(BigInt(assertCents(cents)) * BigInt(assertCents(bp, 'bp')), BP));
}

/** Returns the value of a line: price x pieces - line discount. Throws a RangeError when the discount exceeds the value. */
export function lineCents(priceCents: Cents, qty: number, discountCents: Cents = 0): Cents {
  const gross = BigInt(assertCents(priceCents)) * BigInt(assertCents(qty, 'qty'));
  const net = gross - BigInt(assertCents(discountCents));
  if (qty < 0 || priceCents < 0 || discountCents < 0 || net < 0n) {
    throw new RangeError('a line needs price, pieces and discount of zero or more, discount up to the value');
  }
  return toCents(net);
}

/**
 * Splits a total by weights so that the parts add up to it exactly (largest remainder, earlier part first on a tie).
 * Weights are whole numbers of zero or more. With all weights zero the first part takes everything.
 */
export function allocateCents(total: Cents, weights: readonly number[]): Cents[] {
  if (weights.length === 0) {
    if (total !== 0) throw new RangeError('no parts to take the total');
    return [];
  }
  if (weights.some((weight) => weight < 0)) throw new RangeError('weights must be zero or more');
  const big = weights.map((weight) => BigInt(assertCents(weight, 'weight')));
  const sum = big.reduce((a, b) => a + b, 0n);
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? assertCents(total) : 0));
  const sign = total < 0 ? -1n : 1n;
  const whole = BigInt(assertCents(total)) * sign;
  const exact = big.map((weight) => whole * weight);
  return shareOut(exact, sum, whole).map((part) => toCents(part * sign));
}

/**
 * Returns whole parts near the exact values numerator / denominator that add up to the total: each is rounded down, then the missing units
 * go to the largest remainders, earlier part first. The total must lie between the sum of the rounded-down values and that sum plus the
 * number of parts.
 */
export function shareOut(numerators: readonly bigint[], denominator: bigint, total: bigint): bigint[] {
  const parts = numerators.map((numerator, index) => {
    const floor = floorDivide(numerator, denominator);
    return { index, floor, rest: numerator - floor * denominator };
  });
  const missing = total - parts.reduce((sum, part) => sum + part.floor, 0n);
  const byRest = [...parts].sort((a, b) => compare(b.rest, a.rest) || a.index - b.index);
  for (const part of byRest.slice(0, Number(missing))) part.floor += 1n;
  return parts.map((part) => part.floor);
}

function floorDivide(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value % by < 0n ? quotient - 1n : quotient;
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Returns an amount in euro, as a number field holds it, in cents; half a cent is rounded up. */
export const eurosToCents = (euros: number): Cents => Math.round(euros * 100);

/** Returns cents in euro, for a number field. */
export const centsToEuros = (cents: Cents): number => cents / 100;

/**
 * Parses an amount as people write it: `1234.5`, `1,234.50`, `1.234,50`, `€ 1 234`. One separator followed by exactly three digits groups
 * thousands, since an amount never has three decimals. Returns null when it is no amount of zero or more.
 */
export function parseMoney(text: string): Cents | null {
  const plain = toHalfWidth(text)
    .trim()
    .replace(/^(?:€|EUR)\s*|\s*(?:€|EUR)$/gi, '')
    .replace(/[\s\u00A0\u202F'’]/g, '');
  const match =
    /^(\d+)(?:[.,](\d{1,2}))?$/.exec(plain) ??
    /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(plain) ??
    /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(plain);
  if (!match) return null;
  const [, whole = '', places = ''] = match;
  const cents = Number(whole.replace(/[.,]/g, '') + places.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : null;
}

/** Formats cents as a plain decimal with a dot, `123450` as `1234.50`: for sheets and files, never for the screen. */
export function centsToDecimal(cents: Cents): string {
  const text = String(Math.abs(assertCents(cents))).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`;
}
