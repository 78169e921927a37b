import { formatWord } from './formats.messages';
import { tellsTenths } from './locale';
import type { Locale } from './locale';

const plain = new Map<number, Intl.NumberFormat>();

/** Groups thousands by commas in both languages and writes a true minus sign. `digits` is the fixed number of decimals. */
export function formatNumber(value: number, digits = 0): string {
  let format = plain.get(digits);
  if (!format) {
    format = new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
    plain.set(digits, format);
  }
  return format.format(value).replace('-', minus);
}

/** U+2212: as wide as a figure, unlike the hyphen. */
export const minus = '−';

/** What stands where there is no figure; zero is a zero. */
export const none = '–';

/** Whether there is no figure at all. */
export function isAbsent<T>(value: T | null | undefined): value is null | undefined {
  return value === null || value === undefined;
}

/** A whole quantity: `12,408`, or a dash when there is none. */
export function formatQuantity(value: number | null | undefined): string {
  return isAbsent(value) ? none : formatNumber(value);
}

const kilograms = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });
const GRAMS_PER_KILOGRAM = 1000;

/** Grams as kilograms with only the decimals they need: 9400 → `9.4 kg`. */
export function formatWeight(grams: number): string {
  return `${kilograms.format(grams / GRAMS_PER_KILOGRAM)} kg`;
}

/** Basis points as a percentage with only the decimals it needs: 500 → `5%`, 1250 → `12.5%`. */
export function formatPercent(bp: number | null | undefined): string {
  if (isAbsent(bp)) return none;
  const digits = bp % 100 === 0 ? 0 : bp % 10 === 0 ? 1 : 2;
  return `${formatNumber(bp / 100, digits)}%`;
}

/**
 * How far a price lies under its reference, in the words of the trade: `3.2 折` of ten in Chinese, `−68%` in English.
 * A dash when either is missing or the reference is zero.
 */
export function formatDiscount(
  priceCents: number | null,
  referenceCents: number | null,
  locale: Locale,
): string {
  if (isAbsent(priceCents) || isAbsent(referenceCents) || referenceCents <= 0) return none;
  const share = priceCents / referenceCents;
  const figure = tellsTenths(locale)
    ? formatNumber(share * 10, 1)
    : formatNumber(Math.round((share - 1) * 100));
  return formatWord('discount', locale, { figure });
}

/** Things that are counted. */
export type CountUnit = 'piece' | 'pieceShort' | 'style' | 'line' | 'list';

/** A quantity with its unit: `30 件`, `1 piece`. */
export function formatCount(value: number, unit: CountUnit, locale: Locale): string {
  return `${formatNumber(value)} ${formatWord(unit, locale, { count: value })}`;
}
