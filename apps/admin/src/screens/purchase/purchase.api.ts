import { queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { invalidate, runThenRefetch } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../../api/client';

type Schemas = components['schemas'];
export type PurchaseInput = Schemas['PurchaseOrderInput'];
export type ReceiptInput = Schemas['PurchaseReceiptInput'];
export type StatusInput = Schemas['PurchaseOrderStatusInput'];

/** Query of one purchase order with all its parts. */
export const purchaseQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('purchases', 'one', id),
    queryFn: ({ signal }) =>
      staff.get('/api/v1/purchase-orders/{id}', { path: { id }, signal, silent: true }),
  });

/** Refetches all queries that show purchase orders, and the products received with them. */
const renew = (): void => void invalidate('purchases', 'products');

/** Saves all fields of a purchase order. */
export async function savePurchase(id: string, body: PurchaseInput): Promise<void> {
  await staff.put('/api/v1/purchase-orders/{id}', { path: { id }, body, silent: true });
  renew();
}

/** Sends, acknowledges, closes or cancels a purchase order. */
export async function setStatus(id: string, body: StatusInput): Promise<void> {
  const path = { id };
  await runThenRefetch(
    () => staff.put('/api/v1/purchase-orders/{id}/status', { path, body, silent: true }),
    renew,
  );
}

/** Records a receipt of goods. */
export async function receive(id: string, body: ReceiptInput, idempotencyKey: string): Promise<void> {
  const path = { id };
  await staff.post('/api/v1/purchase-orders/{id}/receipts', { path, body, idempotencyKey, silent: true });
  renew();
}

/** Returns the lines of one purchase order as a sheet for the supplier. */
export const purchaseSheet = (poNo: string): Promise<Blob> =>
  staff.get('/api/v1/purchase-orders/_export', { query: { keywords: poNo } });
