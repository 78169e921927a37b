import type { SummaryRow } from '../../api/schemas';
import type { Days } from './summary.search';

const WHOLE = 10_000;
/** Rounds a share to a tenth of a percent, in basis points. */
const tenth = (share: number): number => Math.round(share * 1000) * 10;

type Sums = Pick<SummaryRow, 'valueCents' | 'costCents' | 'beforeValueCents'>;

/** Returns the margin on the confirmed value in basis points; null when costs are hidden or nothing is confirmed. */
export function marginBp({ valueCents, costCents }: Sums): number | null {
  if (costCents === undefined || valueCents === 0) return null;
  return tenth((valueCents - costCents) / valueCents);
}

/** Returns the change from the compared span in basis points; null without one, or when its value is zero. */
export function changeBp({ valueCents, beforeValueCents }: Sums): number | null {
  if (beforeValueCents === undefined || beforeValueCents === 0) return null;
  return tenth(valueCents / beforeValueCents - 1);
}

/** Returns the share of the total in basis points. */
export function shareOfBp({ valueCents }: Sums, all: Sums): number | null {
  return all.valueCents === 0 ? null : Math.min(WHOLE, tenth(valueCents / all.valueCents));
}

/** Returns every month of a span as `YYYY-MM`. */
export function monthsOf({ from, to }: Days): string[] {
  const months: string[] = [];
  const last = to.slice(0, 7);
  for (let [year = 0, month = 1] = from.split('-').map(Number); ;) {
    const at = `${year}-${String(month).padStart(2, '0')}`;
    if (at > last) return months;
    months.push(at);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
}

/** Data of the charts: a value per month, beside it that of the month in the same position of the compared span. */
export interface Bars {
  months: string[];
  values: number[];
  before: number[] | undefined;
  margins: (number | null)[] | undefined;
}

/** Returns the data of the charts; months without orders have zero. */
export function barsOf(rows: readonly SummaryRow[], days: Days, compared: Days | undefined): Bars {
  const found = new Map(rows.map((row) => [row.key, row]));
  const months = monthsOf(days);
  const earlier = compared && monthsOf(compared);
  const margins = months.map((at) => {
    const row = found.get(at);
    return row === undefined ? null : marginBp(row);
  });
  return {
    months,
    values: months.map((at) => found.get(at)?.valueCents ?? 0),
    before: earlier && months.map((_, index) => found.get(earlier[index] ?? '')?.beforeValueCents ?? 0),
    margins: margins.some((margin) => margin !== null) ? margins : undefined,
  };
}
