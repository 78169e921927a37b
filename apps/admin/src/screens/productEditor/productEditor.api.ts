import { queryOptions } from '@tanstack/react-query';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../../api/client';
import type { ProductInput } from '../../api/schemas';

/** Query of one product for its form. */
export const productFormQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('products', 'form', id),
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => staff.get('/api/v1/products/{id}/form', { path: { id }, signal, silent: true }),
  });

/** Creates a product. */
export async function addProduct(body: ProductInput, idempotencyKey: string): Promise<{ id: string }> {
  const made = await staff.post('/api/v1/products', { body, idempotencyKey, silent: true });
  void invalidate('products', 'brands', 'categories');
  return made;
}

/** Saves all fields of a product. */
export async function saveProduct(id: string, body: ProductInput): Promise<void> {
  await staff.put('/api/v1/products/{id}', { path: { id }, body, silent: true });
  await invalidate('products', 'brands', 'categories');
}
