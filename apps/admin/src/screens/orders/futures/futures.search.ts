import { pageIn } from '@selvedge/app-shell/listing/pageIn';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@selvedge/domain/orders/orderStates';
import type { PaymentStatus } from '@selvedge/domain/orders/orderStates';

/** Statuses to filter the list by; `ALL` is no filter. */
export const statusFilters = ['ALL', ...ORDER_STATUSES] as const;
/** Spans of the day of arrival: overdue, or within a number of days from now. */
export const arrivalFilters = ['late', 'month', 'quarter'] as const;
/** Columns by which the server can sort. */
export const sortColumns = ['orderNo', 'createdAt', 'expectedArrival', 'payableCents', 'paidCents'] as const;

/** Filter of the list of futures orders; all of it is in the address. */
export interface FuturesFilter {
  status: (typeof statusFilters)[number];
  payment?: PaymentStatus;
  arrival?: (typeof arrivalFilters)[number];
  keywords: string;
  sort?: (typeof sortColumns)[number];
  order?: 'asc' | 'desc';
  page: number;
}

/** Reads the filter from the query; unknown values fall back to all orders. */
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

/** Writes the filter as a query, leaving out default values. */
export function writeFuturesFilter({ status, page, ...rest }: FuturesFilter): string {
  const query = new URLSearchParams();
  if (status !== 'ALL') query.set('status', status);
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}
