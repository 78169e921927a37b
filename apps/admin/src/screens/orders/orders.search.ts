import { days, listSearch, oneOf, text } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';
import {
  CONFIRMATIONS,
  ORDER_FLOWS,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
} from '@selvedge/domain/orders/orderStates';

/** Statuses to filter the list by; `ALL` is no filter. */
export const statusFilters = ['ALL', ...ORDER_STATUSES] as const;
/** Spans of the order date, in days back from now. */
export const timeFilters = { week: 7, month: 30, quarter: 90 } as const;
export type TimeFilter = keyof typeof timeFilters;
export const timeFilterNames = ['week', 'month', 'quarter'] as const;
/** Names of the filters by customer, team, salesperson, supplier and list. */
export const partyFilters = ['customerId', 'teamId', 'salesmanId', 'supplierId', 'listId'] as const;

/** Filter of the list of orders, with the days of ordering when no span is set. */
export const ordersSearch = listSearch(
  {
    customerId: text,
    teamId: text,
    salesmanId: text,
    supplierId: text,
    listId: text,
    ...days,
    status: oneOf(statusFilters, 'ALL'),
    flow: oneOf(ORDER_FLOWS),
    confirmation: oneOf(CONFIRMATIONS),
    payment: oneOf(PAYMENT_STATUSES),
    time: oneOf(timeFilterNames),
  },
  {
    sorts: ['orderNo', 'createdAt', 'confirmedValueCents', 'confirmedQty', 'paidCents'],
    settle: (filter) => (filter.time ? { ...filter, from: undefined, to: undefined } : filter),
  },
);
export type OrdersFilter = FilterOf<typeof ordersSearch>;
