import { readParams, writeParams } from '@selvedge/app-shell/listing/searchParams';
import type { Sorted } from '@selvedge/app-shell/listing/sorting';
import { ORDER_FLOWS, ORDER_STATUSES, PAYMENT_STATUSES } from '@selvedge/domain/orders/orderStates';
import type { OrderFlow, PaymentStatus } from '@selvedge/domain/orders/orderStates';
import { QUICK_RANGES } from '@selvedge/domain/time/dates';
import type { QuickRange } from '@selvedge/domain/time/dates';

/** Status tabs of the order list; `ALL` is no filter. */
export const statusFilters = ['ALL', ...ORDER_STATUSES] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** Columns that orders can be sorted by; newest first when none is chosen. */
export const sortColumns = ['orderNo', 'createdAt', 'valueCents'] as const;

const NAMES = ['listId', 'brandId', 'orderedBy'] as const;
const AMOUNTS = ['valueMinCents', 'valueMaxCents'] as const;

/** Filter, sort order and page of the order list, all stored in the address. Amounts in EUR cents. */
export interface OrdersFilter
  extends
    Partial<Record<(typeof NAMES)[number], string>>,
    Partial<Record<(typeof AMOUNTS)[number], number>>,
    Sorted<(typeof sortColumns)[number]> {
  status: StatusFilter;
  flow?: OrderFlow;
  paymentStatus?: PaymentStatus;
  /** Time of the order; stored by its name, so that "a week" always means the last week. */
  time?: QuickRange;
  keywords: string;
  page: number;
}

/** Reads the filter from the query; unknown values are ignored. */
export function readOrdersFilter(search: string): OrdersFilter {
  const params = readParams(search);
  const names = NAMES.map((name) => [name, params.text(name)] as const);
  const amounts = AMOUNTS.map((name) => [name, params.text(name)] as const);
  const sorted = params.sorted(sortColumns);
  return {
    status: params.oneOf('status', statusFilters) ?? 'ALL',
    flow: params.oneOf('flow', ORDER_FLOWS),
    paymentStatus: params.oneOf('payment', PAYMENT_STATUSES),
    time: params.oneOf('time', QUICK_RANGES),
    ...Object.fromEntries(names.filter(([, value]) => value !== '')),
    ...Object.fromEntries(
      amounts.filter(([, value]) => /^\d{1,12}$/.test(value)).map(([name, value]) => [name, Number(value)]),
    ),
    keywords: params.text('keywords'),
    ...(sorted.sort ? sorted : {}),
    page: params.page,
  };
}

/** Reads the filter of the futures orders, which have a status and a search alone. */
export function readFuturesFilter(search: string): OrdersFilter {
  const { status, keywords, page } = readOrdersFilter(search);
  return { status, keywords, page };
}

/** Returns the filter as a query, without default values. */
export function writeOrdersFilter({ paymentStatus, ...rest }: OrdersFilter): string {
  // A lower bound of zero is written as well.
  const amounts = Object.fromEntries(AMOUNTS.map((name) => [name, rest[name]?.toString()]));
  return writeParams({ ...rest, payment: paymentStatus, ...amounts }, { status: 'ALL' });
}
