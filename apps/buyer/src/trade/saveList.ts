import type { ListFields } from '@selvedge/app-shell/lists/listForm';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { buyer } from '../api/client';
import type { ListDetail } from '../api/schemas';

/** Creates or changes a list; with the same idempotency key it is created once only. */
export async function saveList(
  fields: ListFields & { id?: string; version?: number },
  key: string,
): Promise<ListDetail> {
  const list = await buyer.post('/api/sp/front/list/save', {
    body: fields,
    idempotencyKey: key,
    silent: true,
  });
  await invalidate('lists', 'products');
  return list;
}
