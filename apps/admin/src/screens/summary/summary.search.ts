import { days, listSearch, oneOf } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';
import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { addDays, addMonths, dateInZone } from '@selvedge/domain/time/zones';
import { orderKindValues, summaryByValues } from '@selvedge/api-spec/values';

/** Spans that end today; `own` has custom days. */
export const spans = ['month', 'quarter', 'half', 'year', 'own'] as const;
/** Spans to compare with: the same days a year before, or as many days right before. */
export const comparisons = ['year', 'before'] as const;
/** Filter of the data summary: brands over half a year unless asked otherwise; `from` and `to` are the days of a custom span. */
export const summarySearch = listSearch(
  {
    by: oneOf(summaryByValues, 'brand'),
    span: oneOf(spans, 'half'),
    ...days,
    compare: oneOf(comparisons),
    kind: oneOf(orderKindValues),
  },
  {
    sorts: [
      'label',
      'orders',
      'askedQty',
      'confirmedQty',
      'shippedQty',
      'shortageQty',
      'valueCents',
      'paidCents',
    ],
    settle: (filter) => {
      const { span, from, to } = filter;
      const isOwn = span === 'own' && from !== undefined && to !== undefined && from <= to;
      if (isOwn) return filter;
      return { ...filter, span: span === 'own' ? 'half' : span, from: undefined, to: undefined };
    },
  },
);
export type SummaryFilter = FilterOf<typeof summarySearch>;

/** First and last day, both included. */
export interface Days {
  from: string;
  to: string;
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
