import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { addDays, startOfDay } from '@selvedge/domain/time/zones';

/** Days between which a list is shown, as `YYYY-MM-DD`, both included; absent where it is open. */
export interface DaySpan {
  from?: string;
  to?: string;
}

/** The two ends of a span. */
export const SPAN_ENDS = ['from', 'to'] as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(text));

/** The days in a query; what is no day is passed over. */
export function readDays(query: URLSearchParams): DaySpan {
  const days = SPAN_ENDS.map((end) => [end, query.get(end) ?? ''] as const);
  return Object.fromEntries(days.filter(([, day]) => isDay(day)));
}

/** Begin of a day of the house as an ISO instant, `after` days later. */
export const beginOf = (day: string, after = 0): string =>
  new Date(startOfDay(addDays(day, after), BUSINESS_TIME_ZONE)).toISOString();

/** The span as calls take it: from its first moment to the one behind its last day. */
export const momentsOf = ({ from, to }: DaySpan): DaySpan => ({
  ...(from ? { from: beginOf(from) } : {}),
  ...(to ? { to: beginOf(to, 1) } : {}),
});
