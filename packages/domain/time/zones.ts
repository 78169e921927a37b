/** Calendar days in any IANA time zone. Dates are `YYYY-MM-DD`, instants milliseconds since 1970. */
import { DAY_MS } from '../constants';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, made);
  return made;
}

/** Returns the local time of a zone at an instant as if it were UTC, in milliseconds rounded down to whole seconds. */
function wallClock(instant: number, timeZone: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, Number(part.value)]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const time = [read('hour'), read('minute'), read('second')] as const;
  return Date.UTC(read('year'), read('month') - 1, read('day'), ...time);
}

function offsetAt(instant: number, timeZone: string): number {
  return wallClock(instant, timeZone) - Math.floor(instant / 1000) * 1000;
}

/** Returns the calendar date in a zone at an instant; throws a RangeError for an unknown zone. */
export function dateInZone(instant: number, timeZone: string): string {
  return new Date(wallClock(instant, timeZone)).toISOString().slice(0, 10);
}

function utcOf(date: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date)
    throw new RangeError(`no date: ${date}`);
  return time;
}

/** Returns the first instant of a day in a zone, also where clocks change at midnight: the earlier of two, or just after a gap. */
export function startOfDay(date: string, timeZone: string): number {
  const midnight = utcOf(date);
  const before = midnight - offsetAt(midnight - DAY_MS, timeZone);
  const after = midnight - offsetAt(midnight + DAY_MS, timeZone);
  const fits = [before, after].filter((instant) => wallClock(instant, timeZone) === midnight);
  return fits.length > 0 ? Math.min(...fits) : before;
}

/** Returns the date a number of days later (or earlier). */
export function addDays(date: string, days: number): string {
  return new Date(utcOf(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the same day a number of months later (or earlier); the last day of the month where it is shorter. */
export function addMonths(date: string, months: number): string {
  const time = new Date(utcOf(date));
  const first = Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + months, 1);
  const next = new Date(first);
  const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  return new Date(first + (Math.min(time.getUTCDate(), last) - 1) * DAY_MS).toISOString().slice(0, 10);
}
