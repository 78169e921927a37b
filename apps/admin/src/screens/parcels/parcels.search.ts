import { pageIn } from '@selvedge/app-kit/listing/pageIn';

/** What the page shows: what waits to be sent, then consignments by where they are. */
export const tabs = ['WAITING', 'ON_THE_WAY', 'LATE', 'DELIVERED', 'VOIDED', 'ALL'] as const;
/** Columns the server can sort consignments by. */
export const shipmentSorts = ['shippedAt', 'deliveredAt', 'shipmentNo', 'courier'] as const;
/** Columns the server can sort by what waits. */
export const waitingSorts = ['shipEstimate', 'orderNo', 'warehouseId', 'openQty'] as const;
type Sort = (typeof shipmentSorts)[number] | (typeof waitingSorts)[number];

/** A warehouse as the contract writes it. */
const WAREHOUSE = /^[A-Z]{2,6}(-[0-9]{1,3})?$/;

/** What the page of shipments shows; the whole of it stands in the address. */
export interface ParcelsFilter {
  state: (typeof tabs)[number];
  keywords: string;
  warehouse?: string;
  sort?: Sort;
  order?: 'asc' | 'desc';
  page: number;
  /** The consignment that is open beside the table. */
  row?: string;
}

/** Reads the filter from the query; unknown values fall back to what waits. */
export function readParcelsFilter(search: string): ParcelsFilter {
  const query = new URLSearchParams(search);
  const warehouse = query.get('warehouse') ?? '';
  const state = tabs.find((one) => one === query.get('state')) ?? 'WAITING';
  const sorts: readonly Sort[] = state === 'WAITING' ? waitingSorts : shipmentSorts;
  const sort = sorts.find((one) => one === query.get('sort'));
  return {
    state,
    keywords: query.get('keywords') ?? '',
    warehouse: WAREHOUSE.test(warehouse) ? warehouse : undefined,
    sort,
    order: sort && (query.get('order') === 'asc' ? 'asc' : 'desc'),
    page: pageIn(query),
    row: query.get('row') || undefined,
  };
}

/** Writes the filter as a query, leaving out what is usual. */
export function writeParcelsFilter({ page, state, ...rest }: ParcelsFilter): string {
  const query = new URLSearchParams();
  if (state !== 'WAITING') query.set('state', state);
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

/** What narrows the consignments of a tab, in the words of the server. */
export function narrowing({ state, keywords, warehouse }: ParcelsFilter) {
  const late = state === 'LATE';
  const one = state === 'ON_THE_WAY' || state === 'DELIVERED' || state === 'VOIDED' ? state : undefined;
  return {
    ...(late ? { late } : {}),
    ...(one ? { state: one } : {}),
    ...(keywords ? { keywords } : {}),
    ...(warehouse ? { warehouseId: warehouse } : {}),
  };
}
