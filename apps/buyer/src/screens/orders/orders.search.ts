import { pageIn } from '@selvedge/app-shell/listing/pageIn';
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
  extends Partial<Record<(typeof NAMES)[number], string>>, Partial<Record<(typeof AMOUNTS)[number], number>> {
  status: StatusFilter;
  flow?: OrderFlow;
  paymentStatus?: PaymentStatus;
  /** Time of the order; stored by its name, so that "a week" always means the last week. */
  time?: QuickRange;
  keywords: string;
  sort?: (typeof sortColumns)[number];
  order?: 'asc' | 'desc';
  page: number;
}

/** Reads the filter from the query; unknown values are ignored. */
export function readOrdersFilter(search: string): OrdersFilter {
  const query = new URLSearchParams(search);
  const names = NAMES.map((name) => [name, query.get(name) ?? ''] as const);
  const amounts = AMOUNTS.map((name) => [name, query.get(name) ?? ''] as const);
  const sort = sortColumns.find((column) => column === query.get('sort'));
  return {
    status: statusFilters.find((status) => status === query.get('status')) ?? 'ALL',
    flow: ORDER_FLOWS.find((flow) => flow === query.get('flow')),
    paymentStatus: PAYMENT_STATUSES.find((payment) => payment === query.get('payment')),
    time: QUICK_RANGES.find((range) => range === query.get('time')),
    ...Object.fromEntries(names.filter(([, value]) => value !== '')),
    ...Object.fromEntries(
      amounts.filter(([, value]) => /^\d{1,12}$/.test(value)).map(([name, value]) => [name, Number(value)]),
    ),
    keywords: query.get('keywords') ?? '',
    ...(sort ? { sort, order: query.get('order') === 'asc' ? ('asc' as const) : ('desc' as const) } : {}),
    page: pageIn(query),
  };
}

/** Returns the filter as a query, without default values. */
export function writeOrdersFilter(filter: OrdersFilter): string {
  const { status, flow, paymentStatus, time, keywords, sort, order, page } = filter;
  const query = new URLSearchParams();
  if (status !== 'ALL') query.set('status', status);
  if (flow) query.set('flow', flow);
  if (paymentStatus) query.set('payment', paymentStatus);
  if (time) query.set('time', time);
  for (const name of NAMES) if (filter[name]) query.set(name, filter[name]);
  for (const name of AMOUNTS) if (filter[name] !== undefined) query.set(name, String(filter[name]));
  if (keywords) query.set('keywords', keywords);
  if (sort) query.set('sort', sort);
  if (sort && order) query.set('order', order);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}
