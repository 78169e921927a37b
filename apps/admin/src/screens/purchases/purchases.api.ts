import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../../api/client';
import type { NeedsFilter } from './purchases.search';

type Schemas = components['schemas'];
/** Reference to the purchase order made of needs. */
export type MadeOrder = Schemas['PurchaseOrderRef'];

/** Needs per page. */
const NEEDS_PER_PAGE = 50;

/** Query of one page of purchase needs, grouped by supplier, with the sums of each. */
export const needsQuery = (filter: NeedsFilter) =>
  queryOptions({
    queryKey: queryKey('purchases', 'needs', filter),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const { keywords, supplier, state, page } = filter;
      const query = {
        pageNum: page,
        pageSize: NEEDS_PER_PAGE,
        state,
        ...(keywords ? { keywords } : {}),
        ...(supplier ? { supplierId: supplier } : {}),
      };
      return staff.get('/api/v1/purchases/page', { query, signal, silent: true });
    },
  });

/** Creates a draft of a purchase order from the open pieces of needs. */
export async function orderNeeds(
  body: Schemas['PurchaseNeedsInput'],
  idempotencyKey: string,
): Promise<MadeOrder> {
  const made = await staff.post('/api/v1/purchases/orders', { body, idempotencyKey, silent: true });
  void invalidate('purchases');
  return made;
}
