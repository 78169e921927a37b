import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { addDays, startOfDay } from '@selvedge/domain/time/zones';
import { isDay } from './isDay';

/** First and last day of a list filter, as `YYYY-MM-DD`, both included; absent where it is open. */
export interface DaySpan {
  from?: string;
  to?: string;
}

/** The two ends of a span. */
export const SPAN_ENDS = ['from', 'to'] as const;

/** Returns the days in a query; invalid ones are ignored. */
export function readDays(query: URLSearchParams): DaySpan {
  const days = SPAN_ENDS.map((end) => [end, query.get(end) ?? ''] as const);
  return Object.fromEntries(days.filter(([, day]) => isDay(day)));
}

/** Returns the start of a day in the business time zone, `after` days later, as an ISO instant. */
export const beginOf = (day: string, after = 0): string =>
  new Date(startOfDay(addDays(day, after), BUSINESS_TIME_ZONE)).toISOString();

/** Returns the span as calls take it: from its first instant to the start of the day after its last. */
export const momentsOf = ({ from, to }: DaySpan): DaySpan => ({
  ...(from ? { from: beginOf(from) } : {}),
  ...(to ? { to: beginOf(to, 1) } : {}),
});
