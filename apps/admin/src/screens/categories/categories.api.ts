import type { components } from '@selvedge/api-spec/types';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { staff } from '../../api/client';

type Input = components['schemas']['CategoryInput'];

/** Creates a category. */
export async function addCategory(body: Input, idempotencyKey: string): Promise<void> {
  await staff.post('/api/v1/categories', { body, idempotencyKey, silent: true });
  void invalidate('categories');
}

/** Saves a category, and moves it when its parent has changed. */
export async function saveCategory(id: string, body: Input): Promise<void> {
  await staff.put('/api/v1/categories/{id}', { path: { id }, body, silent: true });
  void invalidate('categories', 'products');
}

/** Deletes a category; rejects with 40912 and the objects in it. */
export async function deleteCategory(id: string): Promise<void> {
  await staff.delete('/api/v1/categories/{id}', { path: { id }, silent: true });
  void invalidate('categories');
}
