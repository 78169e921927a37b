import { queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { invalidate, thenRenew } from '@selvedge/app-kit/app/queryClient';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import { staff } from '../../api/client';

type Schemas = components['schemas'];
export type PurchaseInput = Schemas['PurchaseOrderInput'];
export type ReceiptInput = Schemas['PurchaseReceiptInput'];
export type StatusInput = Schemas['PurchaseOrderStatusInput'];

/** One purchase order whole. */
export const purchaseQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('purchases', 'one', id),
    queryFn: ({ signal }) =>
      staff.get('/api/v1/purchase-orders/{id}', { path: { id }, signal, silent: true }),
  });

/** Fetches anew whatever shows purchase orders, and the goods that came in with them. */
const renew = (): void => void invalidate('purchases', 'products');

/** Writes a purchase order back whole. */
export async function savePurchase(id: string, body: PurchaseInput): Promise<void> {
  await staff.put('/api/v1/purchase-orders/{id}', { path: { id }, body, silent: true });
  renew();
}

/** Sends, acknowledges, closes or cancels. */
export async function setStatus(id: string, body: StatusInput): Promise<void> {
  const path = { id };
  await thenRenew(
    () => staff.put('/api/v1/purchase-orders/{id}/status', { path, body, silent: true }),
    renew,
  );
}

/** Records goods that came in. */
export async function receive(id: string, body: ReceiptInput, idempotencyKey: string): Promise<void> {
  const path = { id };
  await staff.post('/api/v1/purchase-orders/{id}/receipts', { path, body, idempotencyKey, silent: true });
  renew();
}

/** The lines of one purchase order as a sheet, to send to the supplier. */
export const purchaseSheet = (poNo: string): Promise<Blob> =>
  staff.get('/api/v1/purchase-orders/_export', { query: { keywords: poNo } });
