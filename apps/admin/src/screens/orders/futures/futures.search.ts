import { listSearch, oneOf } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@selvedge/domain/orders/orderStates';

/** Statuses to filter the list by; `ALL` is no filter. */
export const statusFilters = ['ALL', ...ORDER_STATUSES] as const;
/** Spans of the day of arrival: overdue, or within a number of days from now. */
export const arrivalFilters = ['late', 'month', 'quarter'] as const;

/** Filter of the list of futures orders. */
export const futuresSearch = listSearch(
  {
    status: oneOf(statusFilters, 'ALL'),
    payment: oneOf(PAYMENT_STATUSES),
    arrival: oneOf(arrivalFilters),
  },
  { sorts: ['orderNo', 'createdAt', 'expectedArrival', 'payableCents', 'paidCents'] },
);
export type FuturesFilter = FilterOf<typeof futuresSearch>;
