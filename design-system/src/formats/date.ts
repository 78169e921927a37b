import { DAY_MS } from '@selvedge/domain/constants';
import { defaultLocale } from './locale';
import type { Locale } from './locale';
import { formatNumber, isAbsent, none, pluralForm } from './number';

/** An instant as ISO text, epoch milliseconds or Date. */
export type Instant = string | number | Date;

export interface DateOptions {
  locale?: Locale;
  /** IANA zone; the reader's own when left out. */
  timeZone?: string;
  /** Adds the year: always, never, or only when it is not the current one (the default). */
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

/** `11月22日` or `22 Nov`; a dash when there is none. */
export function formatDate(instant: Instant | null | undefined, options: DateOptions = {}): string {
  if (isAbsent(instant)) return none;
  const { locale = defaultLocale } = options;
  const { year, month, day } = partsOf(instant, options.timeZone);
  const withYear = yearShown(year, options);
  if (locale === 'zh-CN') return `${withYear ? `${year}年` : ''}${Number(month)}月${Number(day)}日`;
  return `${Number(day)} ${monthNames[Number(month) - 1] ?? ''}${withYear ? ` ${year}` : ''}`;
}

/** The month alone, for axes: `11月` or `Nov`. */
export function formatMonth(instant: Instant, options: DateOptions = {}): string {
  const month = Number(partsOf(instant, options.timeZone).month);
  return options.locale === 'en' ? (monthNames[month - 1] ?? '') : `${month}月`;
}

/** `18:00` */
export function formatTime(instant: Instant | null | undefined, options: DateOptions = {}): string {
  if (isAbsent(instant)) return none;
  const { hour, minute } = partsOf(instant, options.timeZone);
  return `${hour}:${minute}`;
}

/** `11月22日 18:00` or `22 Nov 18:00` */
export function formatDateTime(instant: Instant | null | undefined, options: DateOptions = {}): string {
  return isAbsent(instant) ? none : `${formatDate(instant, options)} ${formatTime(instant, options)}`;
}

/** Digits only, for columns and records: `11-22 18:00`, with the year in front when it is another. */
export function formatStamp(instant: Instant | null | undefined, options: DateOptions = {}): string {
  if (isAbsent(instant)) return none;
  const { year, month, day, hour, minute } = partsOf(instant, options.timeZone);
  return `${yearShown(year, options) ? `${year}-` : ''}${month}-${day} ${hour}:${minute}`;
}

/** Two days as one range: `11月22日 – 12月4日`; one day when both are the same. */
export function formatDateRange(from: Instant, to: Instant, options: DateOptions = {}): string {
  const [first, last] = [formatDate(from, options), formatDate(to, options)];
  return first === last ? first : `${first} ${none} ${last}`;
}

/** What is left of a span, two units at most: `2 天 6 小时`, `2 d 6 h`, `20 分钟`; below a minute `不到 1 分钟`. */
export function formatRemaining(milliseconds: number, locale: Locale = defaultLocale): string {
  const minutes = Math.floor(Math.max(0, milliseconds) / 60_000);
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  const words = spanWords[locale];
  if (minutes === 0) return words.lessThanMinute;
  const parts = [
    [days, words.day],
    [hours, words.hour],
    [days > 0 ? 0 : rest, words.minute],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${formatNumber(count)} ${word}`)
    .join(' ');
}

/** How long ago: `刚刚`, `3 分钟前`, `昨天 16:42`, then the date with time. Instants ahead are written as dates. */
export function formatAgo(instant: Instant, options: DateOptions = {}): string {
  const { locale = defaultLocale } = options;
  const now = toDate(options.now ?? Date.now());
  const minutes = Math.floor((now.getTime() - toDate(instant).getTime()) / 60_000);
  const words = spanWords[locale];
  if (minutes < 0) return formatDateTime(instant, options);
  if (minutes < 1) return words.now;
  if (minutes < 60) return words.minutesAgo(minutes);
  const yesterday = new Date(now.getTime() - DAY_MS);
  const day = dayKey(instant, options.timeZone);
  if (day === dayKey(now, options.timeZone)) return formatTime(instant, options);
  if (day === dayKey(yesterday, options.timeZone))
    return `${words.yesterday} ${formatTime(instant, options)}`;
  return formatDateTime(instant, options);
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const spanWords = {
  'zh-CN': {
    day: '天',
    hour: '小时',
    minute: '分钟',
    lessThanMinute: '不到 1 分钟',
    now: '刚刚',
    yesterday: '昨天',
    minutesAgo: (count: number) => `${count} 分钟前`,
  },
  en: {
    day: 'd',
    hour: 'h',
    minute: 'min',
    lessThanMinute: 'less than 1 min',
    now: 'just now',
    yesterday: 'yesterday',
    minutesAgo: (count: number) => `${count} ${pluralForm(count, 'en') === 'one' ? 'minute' : 'minutes'} ago`,
  },
} as const;

function yearShown(year: string, { year: mode = 'other', timeZone, now = Date.now() }: DateOptions): boolean {
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
