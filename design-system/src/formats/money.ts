import { convertCents, currencySymbol, type ShownCurrency } from '@selvedge/domain/money/exchange';
import { formatNumber, isAbsent, minus, none } from './number';

/** Currencies in which a price can be displayed; charges are always in euro. */
export type Currency = ShownCurrency;

export interface MoneyOptions {
  /** Defaults to EUR. */
  currency?: Currency;
  /** Units of the currency per euro, as a decimal string with up to six places; `1` for the euro. */
  rate?: string;
}

/**
 * Formats EUR cents as `€1,290.00`, converted by the rate, with a true minus before the symbol when negative and a dash when there is no
 * amount. No line break is possible between symbol and digits.
 */
export function formatMoney(cents: number | null | undefined, options: MoneyOptions = {}): string {
  if (isAbsent(cents)) return none;
  const { currency = 'EUR', rate = '1' } = options;
  return formatConvertedMoney(convertCents(cents, rate), currency);
}

/** Formats an amount that is already converted, in hundredths of its currency. */
export function formatConvertedMoney(shown: number, currency: Currency): string {
  return `${shown < 0 ? minus : ''}${currencySymbol(currency)}${formatNumber(Math.abs(shown) / 100, 2)}`;
}

/** Formats a large amount of EUR cents for charts and narrow places: `€246.3k`, `€4.29M`, `€820`. */
export function formatMoneyCompact(cents: number | null | undefined, options: MoneyOptions = {}): string {
  if (isAbsent(cents)) return none;
  const { currency = 'EUR', rate = '1' } = options;
  const units = Math.abs(convertCents(cents, rate)) / 100;
  const sign = cents < 0 ? minus : '';
  return `${sign}${currencySymbol(currency)}${compact(units)}`;
}

function compact(units: number): string {
  if (units >= 999_950) return `${trimZero(formatNumber(units / 1_000_000, 2))}M`;
  if (units >= 999.5) return `${trimZero(formatNumber(units / 1000, 1))}k`;
  return formatNumber(units);
}

function trimZero(text: string): string {
  return text.replace(/\.0+$/, '');
}
