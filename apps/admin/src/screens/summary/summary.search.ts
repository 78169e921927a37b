import { readParams, writeParams } from '@selvedge/app-shell/listing/searchParams';
import type { Sorted } from '@selvedge/app-shell/listing/sorting';
import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { addDays, addMonths, dateInZone } from '@selvedge/domain/time/zones';
import { orderKindValues, summaryByValues } from '@selvedge/api-spec/values';

/** Spans that end today; `own` has custom days. */
export const spans = ['month', 'quarter', 'half', 'year', 'own'] as const;
/** Spans to compare with: the same days a year before, or as many days right before. */
export const comparisons = ['year', 'before'] as const;
/** Columns by which the server can sort. */
export const sortColumns = [
  'label',
  'orders',
  'askedQty',
  'confirmedQty',
  'shippedQty',
  'shortageQty',
  'valueCents',
  'paidCents',
] as const;

/** Filter of the data summary; all of it is in the address. */
export interface SummaryFilter extends Sorted<(typeof sortColumns)[number]> {
  by: (typeof summaryByValues)[number];
  span: (typeof spans)[number];
  /** First and last day of a custom span, both included. */
  from?: string;
  to?: string;
  compare?: (typeof comparisons)[number];
  kind?: (typeof orderKindValues)[number];
  keywords: string;
  page: number;
}

/** First and last day, both included. */
export interface Days {
  from: string;
  to: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (text: string | null): string | undefined =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** Reads the filter from the query; unknown values fall back to brands over half a year. */
export function readSummaryFilter(search: string): SummaryFilter {
  const params = readParams(search);
  const [from, to] = [dayOf(params.text('from')), dayOf(params.text('to'))];
  const isOwn = from !== undefined && to !== undefined && from <= to;
  const span = params.oneOf('span', spans) ?? 'half';
  return {
    by: params.oneOf('by', summaryByValues) ?? 'brand',
    span: span === 'own' && !isOwn ? 'half' : span,
    ...(span === 'own' && isOwn ? { from, to } : {}),
    compare: params.oneOf('compare', comparisons),
    kind: params.oneOf('kind', orderKindValues),
    keywords: params.text('keywords'),
    ...params.sorted(sortColumns),
    page: params.page,
  };
}

/** Writes the filter as a query, leaving out default values. */
export function writeSummaryFilter({ from, to, ...rest }: SummaryFilter): string {
  const days = rest.span === 'own' && from && to ? { from, to } : {};
  return writeParams({ ...rest, ...days }, { by: 'brand', span: 'half' });
}

const MONTHS = { month: 1, quarter: 3, half: 6, year: 12 } as const;

/** Returns the days of the span; spans of months begin with the first of a month, so that bars are whole months. */
export function daysOf({ span, from, to }: SummaryFilter, now: number): Days {
  const today = dateInZone(now, BUSINESS_TIME_ZONE);
  if (span === 'own') return { from: from ?? today, to: to ?? today };
  return { from: `${addMonths(today, 1 - MONTHS[span]).slice(0, 7)}-01`, to: today };
}

/** Returns the days a span is compared with: the same ones of the year before, or as many right before it. */
export function comparedDays({ compare }: SummaryFilter, { from, to }: Days): Days | undefined {
  if (compare === undefined) return undefined;
  if (compare === 'year') return { from: addMonths(from, -12), to: addMonths(to, -12) };
  const last = addDays(from, -1);
  const length = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  return { from: addDays(last, -length), to: last };
}
