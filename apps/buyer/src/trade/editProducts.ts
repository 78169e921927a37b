import type { components } from '@selvedge/api-spec/types';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { buyer } from '../api/client';

/** Adds products to one of the user's own lists, prices them, or removes them. */
export async function editProducts(change: components['schemas']['ListItemsInput']): Promise<void> {
  await buyer.post('/api/sp/front/list/item/edit', { body: change, silent: true });
  await invalidate('lists', 'products');
}
