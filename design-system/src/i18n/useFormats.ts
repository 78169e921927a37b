import { useMemo } from 'react';
import {
  formatAgo,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatMonth,
  formatRemaining,
  formatShortDateTime,
  formatTime,
} from '../formats/date';
import type { DateOptions, Instant } from '../formats/date';
import { formatMoney, formatMoneyCompact, formatConvertedMoney } from '../formats/money';
import { formatCount, formatDiscount, formatPercent, formatQuantity, formatWeight } from '../formats/number';
import type { CountUnit } from '../formats/number';
import { formatList } from '../formats/text';
import { useLocale } from './LocaleProvider';

type Maybe<T> = T | null | undefined;
type Shown = Omit<DateOptions, 'locale'>;

/** Returns the formats of `@selvedge/design-system/formats`, bound to the language, time zone and display currency in force. */
export function useFormats() {
  const { locale, timeZone, currency, areAmountsHidden } = useLocale();
  return useMemo(() => {
    const dates = (options?: Shown): DateOptions => ({ timeZone, ...options, locale });
    const shown = (cents: Maybe<number>) => (areAmountsHidden ? null : cents);
    return {
      /** Formats an amount in euro, the currency of every charge. */
      money: (cents: Maybe<number>) => formatMoney(shown(cents)),
      /** Formats an amount in the display currency. */
      displayMoney: (cents: Maybe<number>) =>
        formatMoney(shown(cents), { currency: currency.code, rate: currency.rate }),
      /** Formats an amount that is already converted, in hundredths of the display currency: see `useConvertedAmount`. */
      shareMoney: (share: number) =>
        areAmountsHidden ? formatMoney(null) : formatConvertedMoney(share, currency.code),
      compactMoney: (cents: Maybe<number>) => formatMoneyCompact(shown(cents)),
      quantity: formatQuantity,
      count: (value: number, unit: CountUnit) => formatCount(value, unit, locale),
      percent: formatPercent,
      weight: formatWeight,
      discount: (priceCents: number | null, referenceCents: number | null) =>
        formatDiscount(priceCents, referenceCents, locale),
      date: (instant: Maybe<Instant>, options?: Shown) => formatDate(instant, dates(options)),
      month: (instant: Instant, options?: Shown) => formatMonth(instant, dates(options)),
      time: (instant: Maybe<Instant>, options?: Shown) => formatTime(instant, dates(options)),
      dateTime: (instant: Maybe<Instant>, options?: Shown) => formatDateTime(instant, dates(options)),
      stamp: (instant: Maybe<Instant>, options?: Shown) => formatShortDateTime(instant, dates(options)),
      dateRange: (from: Instant, to: Instant, options?: Shown) => formatDateRange(from, to, dates(options)),
      remaining: (milliseconds: number) => formatRemaining(milliseconds, locale),
      list: (names: readonly string[]) => formatList(names, locale),
      ago: (instant: Instant, options?: Shown) => formatAgo(instant, dates(options)),
    };
  }, [locale, timeZone, currency, areAmountsHidden]);
}

/** Result of {@link useFormats}. */
export type Formats = ReturnType<typeof useFormats>;
