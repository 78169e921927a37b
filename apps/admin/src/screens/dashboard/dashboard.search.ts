/** Periods the figures can be shown for. */
export const periods = ['year', 'quarter', 'month'] as const;
export type Period = (typeof periods)[number];

/** First and last day (YYYY-MM-DD, both included) and the span of one bar. */
export interface Span {
  from: string;
  to: string;
  by: 'day' | 'week' | 'month';
}

/** Reads the period from the query; an unknown one is the last twelve months. */
export function readPeriod(search: string): Period {
  const asked = new URLSearchParams(search).get('period');
  return periods.find((period) => period === asked) ?? 'year';
}

/** Writes the period as a query, leaving out the usual one. */
export function writePeriod(period: Period): string {
  return period === 'year' ? '' : `period=${period}`;
}

const two = (value: number): string => String(value).padStart(2, '0');
const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** The days of a period that ends today: twelve calendar months, 13 weeks, or 30 days. */
export function spanOf(period: Period, now: Date): Span {
  const to = dayOf(now);
  const daysBack = (days: number): string =>
    dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days));
  if (period === 'month') return { from: daysBack(29), to, by: 'day' };
  if (period === 'quarter') return { from: daysBack(13 * 7 - 1), to, by: 'week' };
  return { from: dayOf(new Date(now.getFullYear(), now.getMonth() - 11, 1)), to, by: 'month' };
}
