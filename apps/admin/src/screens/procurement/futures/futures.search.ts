import { pageIn } from '@selvedge/app-kit/listing/pageIn';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@selvedge/domain/orders/orderStates';
import type { PaymentStatus } from '@selvedge/domain/orders/orderStates';

/** Statuses the list can be narrowed to; `ALL` is no narrowing. */
export const statusFilters = ['ALL', ...ORDER_STATUSES] as const;
/** Spans of the day of arrival: over already, or days from now. */
export const arrivalFilters = ['late', 'month', 'quarter'] as const;
/** Columns the server can sort by. */
export const sortColumns = ['orderNo', 'createdAt', 'expectedArrival', 'payableCents', 'paidCents'] as const;

/** What the list of futures orders shows; the whole of it stands in the address. */
export interface FuturesFilter {
  status: (typeof statusFilters)[number];
  payment?: PaymentStatus;
  arrival?: (typeof arrivalFilters)[number];
  keywords: string;
  sort?: (typeof sortColumns)[number];
  order?: 'asc' | 'desc';
  page: number;
}

/** Reads the filter from the query; unknown values fall back to showing all. */
export function readFuturesFilter(search: string): FuturesFilter {
  const query = new URLSearchParams(search);
  const sort = sortColumns.find((one) => one === query.get('sort'));
  return {
    status: statusFilters.find((one) => one === query.get('status')) ?? 'ALL',
    payment: PAYMENT_STATUSES.find((one) => one === query.get('payment')),
    arrival: arrivalFilters.find((one) => one === query.get('arrival')),
    keywords: query.get('keywords') ?? '',
    sort,
    order: sort && (query.get('order') === 'asc' ? 'asc' : 'desc'),
    page: pageIn(query),
  };
}

/** Writes the filter as a query, leaving out what is usual. */
export function writeFuturesFilter({ status, page, ...rest }: FuturesFilter): string {
  const query = new URLSearchParams();
  if (status !== 'ALL') query.set('status', status);
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}
