import type { components } from '@selvedge/api-spec/types';
import { invalidate, runThenRefetch } from '@selvedge/app-shell/app/queryClient';
import { buyer } from '../api/client';

/** Change of the products of one of the user's own lists. */
export type ListChange = components['schemas']['ListItemsInput'];

/** Adds products to one of the user's own lists, prices them, or removes them. A refused change refetches the list for the next try. */
export const editProducts = (change: ListChange): Promise<void> =>
  runThenRefetch(
    () => buyer.post('/api/sp/front/list/item/edit', { body: change, silent: true }),
    () => invalidate('lists', 'products'),
  );
