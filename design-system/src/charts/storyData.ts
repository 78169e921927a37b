import { formatDate } from '../formats';
import { locales, useLocale } from '../i18n';
import type { Locale } from '../i18n';
import { say } from '../testing/say';

/** Returns the names of twelve months for the stories of charts. */
export const months = (): string[] => [
  say('12月', 'Dec'),
  say('1月', 'Jan'),
  say('2月', 'Feb'),
  say('3月', 'Mar'),
  say('4月', 'Apr'),
  say('5月', 'May'),
  say('6月', 'Jun'),
  say('7月', 'Jul'),
  say('8月', 'Aug'),
  say('9月', 'Sep'),
  say('10月', 'Oct'),
  say('11月', 'Nov'),
];
/** Order value of this year and the last, in cents. */
export const thisYear = [
  12_840_000, 14_230_000, 15_110_000, 13_320_000, 16_620_000, 18_820_000, 17_210_000, 16_020_000, 19_510_000,
  22_410_000, 24_630_000, 21_138_000,
];
export const lastYear = [
  9_620_000, 11_010_000, 11_820_000, 12_120_000, 11_910_000, 14_020_000, 15_210_000, 14_820_000, 15_020_000,
  17_120_000, 18_210_000, 17_620_000,
];

/** Returns the names of thirty days over the turn of a year, the longest dates there are. */
const namesOfDays = (locale: Locale): string[] =>
  Array.from({ length: 30 }, (_, index) =>
    formatDate(Date.UTC(2025, 11, 10 + index, 4), { locale, now: Date.UTC(2026, 0, 8, 4) }),
  );

/** Returns the thirty days in the story's language. */
export const useDays = (): string[] => namesOfDays(useLocale().locale);

/** The same days in every language. */
export const dayNames = locales.flatMap(namesOfDays);
/** A value for each of these days, in cents. */
export const dayValues = Array.from({ length: 30 }, (_, index) => 120_000 * (1 + (index % 7)));
