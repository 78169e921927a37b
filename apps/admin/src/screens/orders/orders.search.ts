import { settleRange } from '@selvedge/app-shell/listing/days';
import { dayRange, listSearch, oneOf, text } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';
import {
  CONFIRMATIONS,
  ORDER_FLOWS,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
} from '@selvedge/domain/orders/orderStates';

/** Statuses to filter the list by; `ALL` is no filter. */
export const statusFilters = ['ALL', ...ORDER_STATUSES] as const;
/** Names of the filters by customer, team, salesperson, supplier and list. */
export const partyFilters = ['customerId', 'teamId', 'salesmanId', 'supplierId', 'listId'] as const;

/** Filter of the list of orders. */
export const ordersSearch = listSearch(
  {
    customerId: text,
    teamId: text,
    salesmanId: text,
    supplierId: text,
    listId: text,
    ...dayRange,
    status: oneOf(statusFilters, 'ALL'),
    flow: oneOf(ORDER_FLOWS),
    confirmation: oneOf(CONFIRMATIONS),
    payment: oneOf(PAYMENT_STATUSES),
  },
  {
    sorts: ['orderNo', 'createdAt', 'confirmedValueCents', 'confirmedQty', 'paidCents'],
    settle: settleRange,
  },
);
export type OrdersFilter = FilterOf<typeof ordersSearch>;
