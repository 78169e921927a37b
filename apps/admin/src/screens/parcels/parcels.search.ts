import { readParams, writeParams } from '@selvedge/app-shell/listing/searchParams';
import type { Sorted } from '@selvedge/app-shell/listing/sorting';

/** Tabs of the page: sub-orders that wait for shipping, then consignments by state. */
export const tabs = ['WAITING', 'ON_THE_WAY', 'LATE', 'DELIVERED', 'VOIDED', 'ALL'] as const;
/** Columns by which the server can sort consignments. */
export const shipmentSorts = ['shippedAt', 'deliveredAt', 'shipmentNo', 'courier'] as const;
/** Columns by which the server can sort waiting sub-orders. */
export const waitingSorts = ['shipEstimate', 'orderNo', 'warehouseId', 'openQty'] as const;
type Sort = (typeof shipmentSorts)[number] | (typeof waitingSorts)[number];

/** Pattern of a warehouse id, as in the contract. */
const WAREHOUSE = /^[A-Z]{2,6}(-[0-9]{1,3})?$/;

/** Filter of the page of shipments; all of it is in the address. */
export interface ParcelsFilter extends Sorted<Sort> {
  state: (typeof tabs)[number];
  keywords: string;
  warehouse?: string;
  page: number;
  /** Id of the consignment that is open beside the table. */
  row?: string;
}

/** Reads the filter from the query; unknown values fall back to the waiting sub-orders. */
export function readParcelsFilter(search: string): ParcelsFilter {
  const params = readParams(search);
  const warehouse = params.text('warehouse');
  const state = params.oneOf('state', tabs) ?? 'WAITING';
  const sorts: readonly Sort[] = state === 'WAITING' ? waitingSorts : shipmentSorts;
  return {
    state,
    keywords: params.text('keywords'),
    warehouse: WAREHOUSE.test(warehouse) ? warehouse : undefined,
    ...params.sorted(sorts),
    page: params.page,
    row: params.text('row') || undefined,
  };
}

/** Writes the filter as a query, leaving out default values. */
export const writeParcelsFilter = (filter: ParcelsFilter): string =>
  writeParams(filter, { state: 'WAITING' });

/** Returns the filter of a tab's consignments as parameters of the server. */
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
