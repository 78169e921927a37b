import { DAY_MS, BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { codes } from '@selvedge/api-spec/codes';
import { addDays, addMonths } from '@selvedge/domain/time/zones';
import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { orders } from '../../../db/schema/orders';
import { refuse } from '../../../http/errors';

/** Length of a span of a trend. */
export type Span = 'day' | 'week' | 'month';

/** Maximum number of spans that the contract allows in the trend of a buyer. */
const MOST_SPANS = 1100;
const MONDAY = 1;

/** Condition that a moment, by default the creation of an order, is on one of these days in the business time zone, both included. */
export function within(
  { from, to }: { from?: string; to?: string },
  moment: SQLWrapper = orders.createdAt,
): SQL {
  const start = (day: string) => sql`(${day}::date)::timestamp at time zone ${BUSINESS_TIME_ZONE}`;
  return (
    and(
      from === undefined ? undefined : sql`${moment} >= ${start(from)}`,
      to === undefined ? undefined : sql`${moment} < ${start(addDays(to, 1))}`,
    ) ?? sql`true`
  );
}

/** Returns the SQL expression for the first day, as text, of the span in which an order was created. */
export function spanStart(by: Span): SQL {
  return sql`to_char(date_trunc(${sql.raw(`'${by}'`)}, ${orders.createdAt} at time zone ${sql.raw(`'${BUSINESS_TIME_ZONE}'`)}), 'YYYY-MM-DD')`;
}

/** Returns the first day of the span of a day; weeks begin on Monday. */
export function firstDayOf(day: string, by: Span): string {
  if (by === 'month') return `${day.slice(0, 7)}-01`;
  if (by === 'day') return day;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 7 - MONDAY) % 7));
}

/** Returns the first day of the span after the one that begins on a day. */
export function nextSpan(day: string, by: Span): string {
  if (by === 'month') return addMonths(day, 1);
  return addDays(day, by === 'week' ? 7 : 1);
}

/**
 * Returns the first days of all spans from one day to another. Refuses with 40001 when the days are in the wrong order or the spans are too
 * many.
 */
export function spanStarts(from: string, to: string, by: Span, most = MOST_SPANS): string[] {
  const starts: string[] = [];
  for (let at = firstDayOf(from, by); at <= to; at = nextSpan(at, by)) {
    starts.push(at);
    if (starts.length > most) throw refuse(codes.INVALID_INPUT, { fields: { from: `${from} – ${to}` } });
  }
  if (starts.length === 0) throw refuse(codes.INVALID_INPUT, { fields: { to: `${from} – ${to}` } });
  return starts;
}

/** Days of a period, both included. */
export interface Days {
  from: string;
  to: string;
}

/** Returns the period of the same length before this one. */
export function periodBefore({ from, to }: Days): Days {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return { from: addDays(from, -length), to: addDays(from, -1) };
}

/** Returns the last `count` days up to a day, which is included. */
export const daysUntil = (to: string, count: number): Days => ({ from: addDays(to, 1 - count), to });

/** Condition on `orders`: not cancelled. */
export const NOT_CANCELLED = sql`${orders.status} <> 'CANCELLED'`;
