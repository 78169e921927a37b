import { clockNow } from './clock';

import { DAY_MS } from '@selvedge/domain/constants';
import { defaultLocale, intlTag } from './locale';
import type { Locale } from './locale';
import { getMessage } from './messages';
import { formatNumber, isAbsent, none } from './number';

/** An instant as ISO text, epoch milliseconds or Date. */
export type Instant = string | number | Date;

export interface DateOptions {
  locale?: Locale;
  /** IANA zone; defaults to the reader's own. */
  timeZone?: string;
  /** When the year is written: always, never, or when it is not the current one (`other`, the default). */
  year?: 'always' | 'never' | 'other';
  /** The present, for tests and stories. */
  now?: Instant;
}

interface Parts {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
}

/** Formats a date as `11月22日` or `22 Nov`; a dash when there is none. */
export function formatDate(instant: Instant | null | undefined, options: DateOptions = {}): string {
  if (isAbsent(instant)) return none;
  const { locale = defaultLocale } = options;
  const { year, month, day } = partsOf(instant, options.timeZone);
  const withYear = yearShown(year, options);
  return getMessage('formats', withYear ? 'dateWithYear' : 'date', locale, {
    year,
    month: monthName(Number(month), locale),
    day: Number(day),
  });
}

/** Formats the month alone, for axes: `11月` or `Nov`. */
export function formatMonth(instant: Instant, options: DateOptions = {}): string {
  const month = Number(partsOf(instant, options.timeZone).month);
  return monthName(month, options.locale ?? defaultLocale);
}

/** Formats a time of day as `18:00`; a dash when there is none. */
export function formatTime(instant: Instant | null | undefined, options: DateOptions = {}): string {
  if (isAbsent(instant)) return none;
  const { hour, minute } = partsOf(instant, options.timeZone);
  return `${hour}:${minute}`;
}

/** Formats date and time as `11月22日 18:00` or `22 Nov 18:00`; a dash when there is none. */
export function formatDateTime(instant: Instant | null | undefined, options: DateOptions = {}): string {
  return isAbsent(instant) ? none : `${formatDate(instant, options)} ${formatTime(instant, options)}`;
}

/** Formats date and time in digits only, for columns and records: `11-22 18:00`, with the year in front when it is not the current one. */
export function formatShortDateTime(instant: Instant | null | undefined, options: DateOptions = {}): string {
  if (isAbsent(instant)) return none;
  const { year, month, day, hour, minute } = partsOf(instant, options.timeZone);
  return `${yearShown(year, options) ? `${year}-` : ''}${month}-${day} ${hour}:${minute}`;
}

/** Formats two days as a range: `11月22日 – 12月4日`; a single day when both are the same. */
export function formatDateRange(from: Instant, to: Instant, options: DateOptions = {}): string {
  const [first, last] = [formatDate(from, options), formatDate(to, options)];
  return first === last ? first : `${first} ${none} ${last}`;
}

/** Formats a remaining time in two units at most: `2 天 6 小时`, `2 d 6 h`, `20 分钟`; below a minute `不到 1 分钟`. */
export function formatRemaining(milliseconds: number, locale: Locale = defaultLocale): string {
  const minutes = Math.floor(Math.max(0, milliseconds) / 60_000);
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  const word = (key: 'day' | 'hour' | 'minute'): string => getMessage('formats', key, locale);
  if (minutes === 0) return getMessage('formats', 'lessThanMinute', locale);
  const parts = [
    [days, word('day')],
    [hours, word('hour')],
    [days > 0 ? 0 : rest, word('minute')],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${formatNumber(count)} ${unit}`)
    .join(' ');
}

/** Formats the time since an instant: `刚刚`, `3 分钟前`, `昨天 16:42`, then the date with time. Future instants are written as dates. */
export function formatAgo(instant: Instant, options: DateOptions = {}): string {
  const { locale = defaultLocale } = options;
  const now = toDate(options.now ?? clockNow());
  const minutes = Math.floor((now.getTime() - toDate(instant).getTime()) / 60_000);
  if (minutes < 0) return formatDateTime(instant, options);
  if (minutes < 1) return getMessage('formats', 'now', locale);
  if (minutes < 60) return getMessage('formats', 'minutesAgo', locale, { count: minutes });
  const yesterday = new Date(now.getTime() - DAY_MS);
  const day = dayKey(instant, options.timeZone);
  if (day === dayKey(now, options.timeZone)) return formatTime(instant, options);
  if (day === dayKey(yesterday, options.timeZone))
    return `${getMessage('formats', 'yesterday', locale)} ${formatTime(instant, options)}`;
  return formatDateTime(instant, options);
}

const months = new Map<Locale, Intl.DateTimeFormat>();

/** Returns the short name of a month, 1 to 12: `11月`, `Nov`. */
function monthName(month: number, locale: Locale): string {
  let own = months.get(locale);
  if (!own)
    months.set(locale, (own = new Intl.DateTimeFormat(intlTag(locale), { month: 'short', timeZone: 'UTC' })));
  return own.format(Date.UTC(2000, month - 1));
}

function yearShown(year: string, { year: mode = 'other', timeZone, now = clockNow() }: DateOptions): boolean {
  return mode === 'always' || (mode === 'other' && year !== partsOf(now, timeZone).year);
}

function dayKey(instant: Instant, timeZone: string | undefined): string {
  const { year, month, day } = partsOf(instant, timeZone);
  return `${year}-${month}-${day}`;
}

function toDate(instant: Instant): Date {
  return instant instanceof Date ? instant : new Date(instant);
}

const calendars = new Map<string, Intl.DateTimeFormat>();

function partsOf(instant: Instant, timeZone = ''): Parts {
  let calendar = calendars.get(timeZone);
  if (!calendar) {
    calendar = new Intl.DateTimeFormat('en-GB', {
      timeZone: timeZone || undefined,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    calendars.set(timeZone, calendar);
  }
  const parts: Parts = { year: '', month: '', day: '', hour: '', minute: '' };
  for (const { type, value } of calendar.formatToParts(toDate(instant))) {
    if (type in parts) parts[type as keyof Parts] = value;
  }
  return parts;
}
