import type { components } from '@selvedge/api-spec/types';
import { queryClient, renew } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { buyer } from '../api/client';

/** Sets all alerts of a product or one of its sizes; those not named are removed. */
export async function waitFor(body: components['schemas']['ProductNotifyInput']): Promise<void> {
  try {
    await buyer.post('/api/sp/front/product/notify', { body, silent: true });
  } finally {
    // Also after a refusal: the stock may have changed since the page was read.
    await Promise.all([
      renew(queryClient, queryKey('products', 'detail', body.productId)),
      renew(queryClient, queryKey('products', 'watched')),
    ]);
  }
}
