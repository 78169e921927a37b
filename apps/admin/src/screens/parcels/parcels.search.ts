import { listSearch, oneOf, text } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf, ListParam } from '@selvedge/app-shell/listing/listSearch';

/** Tabs of the page: sub-orders that wait for shipping, then consignments by state. */
export const tabs = ['WAITING', 'ON_THE_WAY', 'LATE', 'DELIVERED', 'VOIDED', 'ALL'] as const;

/** Pattern of a warehouse id, as in the contract. */
const WAREHOUSE = /^[A-Z]{2,6}(-[0-9]{1,3})?$/;
const warehouse: ListParam<string | undefined> = {
  read: (found) => (found !== null && WAREHOUSE.test(found) ? found : undefined),
};
const parts = { state: oneOf(tabs, 'WAITING'), warehouse, row: text };

/** Filter of the page of shipments, in the order of the server; `row` is the consignment that is open beside the table. */
export const parcelsSearch = listSearch(parts);
/** Filter of the sub-orders that wait. */
export const waitingSearch = listSearch(parts, {
  sorts: ['shipEstimate', 'orderNo', 'warehouseId', 'openQty'],
});
/** Filter of the consignments. */
export const shipmentsSearch = listSearch(parts, {
  sorts: ['shippedAt', 'deliveredAt', 'shipmentNo', 'courier'],
});
export type ParcelsFilter = FilterOf<typeof parcelsSearch>;
export type WaitingFilter = FilterOf<typeof waitingSearch>;
export type ShipmentsFilter = FilterOf<typeof shipmentsSearch>;

/** Returns the filter of a tab's consignments as parameters of the server. */
export function narrowing({ state, keywords, warehouse: id }: Omit<ParcelsFilter, 'sort'>) {
  const late = state === 'LATE';
  const one = state === 'ON_THE_WAY' || state === 'DELIVERED' || state === 'VOIDED' ? state : undefined;
  return {
    ...(late ? { late } : {}),
    ...(one ? { state: one } : {}),
    ...(keywords ? { keywords } : {}),
    ...(id ? { warehouseId: id } : {}),
  };
}
