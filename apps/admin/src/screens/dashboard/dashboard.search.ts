import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { addDays, addMonths, dateInZone } from '@selvedge/domain/time/zones';

/** Periods that the figures can be shown for. */
export const periods = ['year', 'quarter', 'month'] as const;
export type Period = (typeof periods)[number];

/** First and last day (YYYY-MM-DD, both included) and the span of one bar. */
export interface Span {
  from: string;
  to: string;
  by: 'day' | 'week' | 'month';
}

/** Reads the period from the query; an unknown one falls back to the last twelve months. */
export function readPeriod(search: string): Period {
  const asked = new URLSearchParams(search).get('period');
  return periods.find((period) => period === asked) ?? 'year';
}

/** Writes the period as a query, leaving out the default one. */
export function writePeriod(period: Period): string {
  return period === 'year' ? '' : `period=${period}`;
}

/** Returns the days, in the merchant's time zone, of a period that ends today: twelve calendar months, 13 weeks, or 30 days. */
export function spanOf(period: Period, now: number): Span {
  const to = dateInZone(now, BUSINESS_TIME_ZONE);
  if (period === 'month') return { from: addDays(to, -29), to, by: 'day' };
  if (period === 'quarter') return { from: addDays(to, 1 - 13 * 7), to, by: 'week' };
  return { from: `${addMonths(to, -11).slice(0, 7)}-01`, to, by: 'month' };
}
