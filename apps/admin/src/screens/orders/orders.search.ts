import { readDays } from '@selvedge/app-shell/listing/days';
import type { DaySpan } from '@selvedge/app-shell/listing/days';
import { pageIn } from '@selvedge/app-shell/listing/pageIn';
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
export interface OrdersFilter extends Partial<Record<(typeof partyFilters)[number], string>>, DaySpan {
  status: (typeof statusFilters)[number];
  flow?: OrderFlow;
  confirmation?: Confirmation;
  payment?: PaymentStatus;
  time?: TimeFilter;
  keywords: string;
  sort?: (typeof sortColumns)[number];
  order?: 'asc' | 'desc';
  page: number;
}

function oneOf<Value extends string>(values: readonly Value[], asked: string | null): Value | undefined {
  return values.find((value) => value === asked);
}

/** Reads the filter from the query; unknown values fall back to all orders. */
export function readOrdersFilter(search: string): OrdersFilter {
  const query = new URLSearchParams(search);
  const sort = oneOf(sortColumns, query.get('sort'));
  const time = oneOf(timeFilterNames, query.get('time'));
  const parties = partyFilters.map((name) => [name, query.get(name) ?? ''] as const);
  return {
    ...Object.fromEntries(parties.filter(([, id]) => id !== '')),
    ...(time ? {} : readDays(query)),
    status: oneOf(statusFilters, query.get('status')) ?? 'ALL',
    flow: oneOf(ORDER_FLOWS, query.get('flow')),
    confirmation: oneOf(CONFIRMATIONS, query.get('confirmation')),
    payment: oneOf(PAYMENT_STATUSES, query.get('payment')),
    time,
    keywords: query.get('keywords') ?? '',
    sort,
    order: sort && (oneOf(['asc', 'desc'], query.get('order')) ?? 'desc'),
    page: pageIn(query),
  };
}

/** Writes the filter as a query, leaving out default values. */
export function writeOrdersFilter({ status, page, ...rest }: OrdersFilter): string {
  const query = new URLSearchParams();
  if (status !== 'ALL') query.set('status', status);
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}
