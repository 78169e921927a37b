import { readDays } from '@selvedge/app-shell/listing/days';
import type { DaySpan } from '@selvedge/app-shell/listing/days';
import { readParams, writeParams } from '@selvedge/app-shell/listing/searchParams';
import type { Sorted } from '@selvedge/app-shell/listing/sorting';
import {
  CONFIRMATIONS,
  ORDER_FLOWS,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
} from '@selvedge/domain/orders/orderStates';
import type { Confirmation, OrderFlow, PaymentStatus } from '@selvedge/domain/orders/orderStates';

/** Statuses to filter the list by; `ALL` is no filter. */
export const statusFilters = ['ALL', ...ORDER_STATUSES] as const;
/** Spans of the order date, in days back from now. */
export const timeFilters = { week: 7, month: 30, quarter: 90 } as const;
export type TimeFilter = keyof typeof timeFilters;
export const timeFilterNames: readonly TimeFilter[] = ['week', 'month', 'quarter'];
/** Columns by which the server can sort. */
export const sortColumns = [
  'orderNo',
  'createdAt',
  'confirmedValueCents',
  'confirmedQty',
  'paidCents',
] as const;

/** Names of the filters by customer, team, salesperson, supplier and list. */
export const partyFilters = ['customerId', 'teamId', 'salesmanId', 'supplierId', 'listId'] as const;

/** Filter of the list of orders, with the days of ordering when no span is set; all of it is in the address. */
export interface OrdersFilter
  extends
    Partial<Record<(typeof partyFilters)[number], string>>,
    DaySpan,
    Sorted<(typeof sortColumns)[number]> {
  status: (typeof statusFilters)[number];
  flow?: OrderFlow;
  confirmation?: Confirmation;
  payment?: PaymentStatus;
  time?: TimeFilter;
  keywords: string;
  page: number;
}

/** Reads the filter from the query; unknown values fall back to all orders. */
export function readOrdersFilter(search: string): OrdersFilter {
  const params = readParams(search);
  const time = params.oneOf('time', timeFilterNames);
  const parties = partyFilters.map((name) => [name, params.text(name)] as const);
  return {
    ...Object.fromEntries(parties.filter(([, id]) => id !== '')),
    ...(time ? {} : readDays(params.query)),
    status: params.oneOf('status', statusFilters) ?? 'ALL',
    flow: params.oneOf('flow', ORDER_FLOWS),
    confirmation: params.oneOf('confirmation', CONFIRMATIONS),
    payment: params.oneOf('payment', PAYMENT_STATUSES),
    time,
    keywords: params.text('keywords'),
    ...params.sorted(sortColumns),
    page: params.page,
  };
}

/** Writes the filter as a query, leaving out default values. */
export const writeOrdersFilter = (filter: OrdersFilter): string => writeParams(filter, { status: 'ALL' });
