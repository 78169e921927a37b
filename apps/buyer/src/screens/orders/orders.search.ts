import { ORDER_FLOWS, ORDER_STATUSES } from '@selvedge/domain/orders/orderStates';
import type { OrderFlow } from '@selvedge/domain/orders/orderStates';

/** Statuses the list can be narrowed to; `ALL` is no narrowing. */
export const statusFilters = ['ALL', ...ORDER_STATUSES] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** What the list of orders shows; the whole of it stands in the URL. */
export interface OrdersFilter {
  status: StatusFilter;
  flow?: OrderFlow;
  keywords: string;
  page: number;
}

/** Reads the filter from the query; unknown values fall back to showing all. */
export function readOrdersFilter(search: string): OrdersFilter {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page'));
  return {
    status: statusFilters.find((status) => status === query.get('status')) ?? 'ALL',
    flow: ORDER_FLOWS.find((flow) => flow === query.get('flow')),
    keywords: query.get('keywords') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Writes the filter as a query, leaving out what is usual. */
export function writeOrdersFilter({ status, flow, keywords, page }: OrdersFilter): string {
  const query = new URLSearchParams();
  if (status !== 'ALL') query.set('status', status);
  if (flow) query.set('flow', flow);
  if (keywords) query.set('keywords', keywords);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}
