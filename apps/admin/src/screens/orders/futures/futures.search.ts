import { readParams, writeParams } from '@selvedge/app-shell/listing/searchParams';
import type { Sorted } from '@selvedge/app-shell/listing/sorting';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@selvedge/domain/orders/orderStates';
import type { PaymentStatus } from '@selvedge/domain/orders/orderStates';

/** Statuses to filter the list by; `ALL` is no filter. */
export const statusFilters = ['ALL', ...ORDER_STATUSES] as const;
/** Spans of the day of arrival: overdue, or within a number of days from now. */
export const arrivalFilters = ['late', 'month', 'quarter'] as const;
/** Columns by which the server can sort. */
export const sortColumns = ['orderNo', 'createdAt', 'expectedArrival', 'payableCents', 'paidCents'] as const;

/** Filter of the list of futures orders; all of it is in the address. */
export interface FuturesFilter extends Sorted<(typeof sortColumns)[number]> {
  status: (typeof statusFilters)[number];
  payment?: PaymentStatus;
  arrival?: (typeof arrivalFilters)[number];
  keywords: string;
  page: number;
}

/** Reads the filter from the query; unknown values fall back to all orders. */
export function readFuturesFilter(search: string): FuturesFilter {
  const params = readParams(search);
  return {
    status: params.oneOf('status', statusFilters) ?? 'ALL',
    payment: params.oneOf('payment', PAYMENT_STATUSES),
    arrival: params.oneOf('arrival', arrivalFilters),
    keywords: params.text('keywords'),
    ...params.sorted(sortColumns),
    page: params.page,
  };
}

/** Writes the filter as a query, leaving out default values. */
export const writeFuturesFilter = (filter: FuturesFilter): string => writeParams(filter, { status: 'ALL' });
