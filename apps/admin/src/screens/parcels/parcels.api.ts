import type { components } from '@selvedge/api-spec/types';
import { invalidate, runThenRefetch } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { saveFile } from '@selvedge/app-shell/app/saveFile';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { staff } from '../../api/client';
import { narrowing } from './parcels.search';
import type { ParcelsFilter, ShipmentsFilter, WaitingFilter } from './parcels.search';

type Schemas = components['schemas'];

/** Rows per page. */
const ROWS_PER_PAGE = 20;

/** Query of one page of the sub-orders that wait for shipping, the one due first at the top. */
export const waitingQuery = (filter: WaitingFilter) => {
  const { keywords, warehouse, sort, order, page } = filter;
  return queryOptions({
    queryKey: queryKey('orders', 'waiting', keywords, warehouse, sort, order, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      staff.get('/api/v1/shipments/waiting/page', {
        query: {
          pageNum: page,
          pageSize: ROWS_PER_PAGE,
          ...(keywords ? { keywords } : {}),
          ...(warehouse ? { warehouseId: warehouse } : {}),
          ...(sort ? { sort, order } : {}),
        },
        signal,
        silent: true,
      }),
  });
};

/** Query of one page of consignments, the newest first unless sorted otherwise. */
export const shipmentsQuery = (filter: ShipmentsFilter) => {
  const { sort, order, page } = filter;
  const asked = narrowing(filter);
  return queryOptions({
    queryKey: queryKey('orders', 'shipments', asked, sort, order, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      staff.get('/api/v1/shipments/page', {
        query: {
          pageNum: page,
          pageSize: ROWS_PER_PAGE,
          ...asked,
          ...(sort ? { sort, order } : {}),
        },
        signal,
        silent: true,
      }),
  });
};

const renew = (): Promise<void> => {
  void invalidate('dashboard', 'products');
  return invalidate('orders');
};

/** Voids a consignment, which then counts as never shipped. */
export async function voidShipment(id: string, body: Schemas['StaffShipmentVoidInput']): Promise<void> {
  await runThenRefetch(
    () => staff.delete('/api/v1/shipments/{id}', { path: { id }, body, silent: true }),
    renew,
  );
}

/** Saves a consignment; its pieces stay. */
export async function editShipment(id: string, body: Schemas['StaffShipmentEditInput']): Promise<void> {
  await staff.put('/api/v1/shipments/{id}', { path: { id }, body, silent: true });
  await renew();
}

/** Adds a tracking event of the carrier. */
export async function addEvent(
  id: string,
  body: Schemas['StaffShipmentEventInput'],
  idempotencyKey: string,
): Promise<void> {
  await staff.post('/api/v1/shipments/{id}/events', { path: { id }, body, idempotencyKey, silent: true });
  await renew();
}

/** Imports tracking numbers from a sheet; returns the result of each row. */
export async function importNumbers(file: File): Promise<Schemas['ShipmentImportResult']> {
  const result = await staff.post('/api/v1/shipments/_import', { form: { file }, silent: true });
  void renew();
  return result;
}

/** Saves the consignments that match the filters as a sheet. */
export async function exportShipments(filter: ParcelsFilter): Promise<void> {
  const file = await staff.get('/api/v1/shipments/_export', { query: narrowing(filter) });
  saveFile(file, file.name);
}
