import { writesDiscountInTenths } from './locale';
import type { Locale } from './locale';
import { getMessage } from './messages';

const plain = new Map<number, Intl.NumberFormat>();

/** Formats a number with commas between thousands in every language and a true minus sign. `digits` is the fixed number of decimals. */
export function formatNumber(value: number, digits = 0): string {
  let format = plain.get(digits);
  if (!format) {
    format = new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
    plain.set(digits, format);
  }
  return format.format(value).replace('-', minus);
}

/** Minus sign U+2212: as wide as a digit, unlike the hyphen. */
export const minus = '−';

/** Dash shown in place of a missing value; zero is written as a zero. */
export const none = '–';

/** Returns whether a value is missing: null or undefined. */
export function isAbsent<T>(value: T | null | undefined): value is null | undefined {
  return value === null || value === undefined;
}

/** Formats a whole quantity as `12,408`, or a dash when there is none. */
export function formatQuantity(value: number | null | undefined): string {
  return isAbsent(value) ? none : formatNumber(value);
}

const kilograms = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });
const GRAMS_PER_KILOGRAM = 1000;

/** Formats grams as kilograms with as few decimals as possible, three at most: 9400 → `9.4 kg`. */
export function formatWeight(grams: number): string {
  return `${kilograms.format(grams / GRAMS_PER_KILOGRAM)} kg`;
}

/** Formats basis points as a percentage with as few decimals as possible: 500 → `5%`, 1250 → `12.5%`. */
export function formatPercent(bp: number | null | undefined): string {
  if (isAbsent(bp)) return none;
  const digits = bp % 100 === 0 ? 0 : bp % 10 === 0 ? 1 : 2;
  return `${formatNumber(bp / 100, digits)}%`;
}

/**
 * Formats a price relative to its reference price: `3.2 折` (tenths paid) in Chinese, `−68%` (part taken off) in English. A dash when either
 * is missing or the reference is zero.
 */
export function formatDiscount(
  priceCents: number | null,
  referenceCents: number | null,
  locale: Locale,
): string {
  if (isAbsent(priceCents) || isAbsent(referenceCents) || referenceCents <= 0) return none;
  const share = priceCents / referenceCents;
  const figure = writesDiscountInTenths(locale)
    ? formatNumber(share * 10, 1)
    : formatNumber(Math.round((share - 1) * 100));
  return getMessage('formats', 'discount', locale, { figure });
}

/** Units of a count. */
export type CountUnit = 'piece' | 'pieceShort' | 'style' | 'line' | 'list';

/** Formats a quantity with its unit: `30 件`, `1 piece`. */
export function formatCount(value: number, unit: CountUnit, locale: Locale): string {
  return `${formatNumber(value)} ${getMessage('formats', unit, locale, { count: value })}`;
}
