import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { staff } from '../api/client';

/** Deletes products; rejects with 40912 and the lists and orders that have them. */
export async function deleteProducts(ids: readonly string[]): Promise<void> {
  await staff.delete('/api/v1/products/{id}', { path: { id: ids.join(',') }, silent: true });
  void invalidate('products', 'brands', 'categories');
}
