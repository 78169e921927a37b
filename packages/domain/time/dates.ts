/** Date ranges, estimates and closing times. */
import { CLOSING_SOON_HOURS, HOUR_MS } from '../constants';
import { addDays, addMonths, dateInZone, startOfDay } from './zones';

/** Half-open interval of ISO UTC times: `from` is included, `to` is not. */
export interface UtcInterval {
  from: string;
  to: string;
}

/** Quick filters of a date range. */
export const QUICK_RANGES = ['LAST_3_DAYS', 'WEEK', 'MONTH', 'THREE_MONTHS'] as const;
/** Quick filter of a date range. */
export type QuickRange = (typeof QUICK_RANGES)[number];

/** Returns whole local days from the first to the last, both included, as a half-open interval. */
export function dayRange(first: string, last: string, timeZone: string): UtcInterval {
  if (first > last) throw new RangeError('the first day must not be after the last');
  return {
    from: new Date(startOfDay(first, timeZone)).toISOString(),
    to: new Date(startOfDay(addDays(last, 1), timeZone)).toISOString(),
  };
}

/** Returns the first and last day of a quick filter, including today. */
export function quickDays(range: QuickRange, now: number, timeZone: string): { first: string; last: string } {
  const today = dateInZone(now, timeZone);
  const first = {
    LAST_3_DAYS: () => addDays(today, -2),
    WEEK: () => addDays(today, -6),
    MONTH: () => addDays(addMonths(today, -1), 1),
    THREE_MONTHS: () => addDays(addMonths(today, -3), 1),
  }[range]();
  return { first, last: today };
}

/** Returns a quick filter as a half-open UTC interval over whole days of the user's zone. */
export function quickRange(range: QuickRange, now: number, timeZone: string): UtcInterval {
  const { first, last } = quickDays(range, now, timeZone);
  return dayRange(first, last, timeZone);
}

/** Returns the estimated day of shipping or receipt: the order day in the user's zone plus calendar days. */
export function estimateDay(orderedAt: string, days: number, timeZone: string): string {
  const instant = Date.parse(orderedAt);
  if (Number.isNaN(instant)) throw new RangeError(`no time: ${orderedAt}`);
  return addDays(dateInZone(instant, timeZone), days);
}

/** Time left in whole days, hours and minutes (rounded down), all zero when over. */
export interface TimeLeft {
  over: boolean;
  days: number;
  hours: number;
  minutes: number;
  /** Whether it is not over and at most 72 hours away. */
  soon: boolean;
}

/** Returns the time from now to a closing time. */
export function timeLeft(closeAt: string, now: number): TimeLeft {
  const ms = Date.parse(closeAt) - now;
  if (!(ms > 0)) return { over: true, days: 0, hours: 0, minutes: 0, soon: false };
  const minutes = Math.floor(ms / 60_000);
  return {
    over: false,
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
    soon: ms <= CLOSING_SOON_HOURS * HOUR_MS,
  };
}
