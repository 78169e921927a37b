import type { BuyerFrame } from '@selvedge/api-spec/client';
import { invalidate, queryClient } from '@selvedge/app-kit/app/queryClient';
import type { CacheArea } from '@selvedge/app-kit/app/queryKeys';
import { showsStock } from './showsStock';

/** Areas of the cache that a frame makes stale. */
const staleBy: Partial<Record<BuyerFrame['type'], readonly CacheArea[]>> = {
  'order.changed': ['orders', 'dashboard'],
  'cart.changed': ['cart'],
  notice: ['notices'],
  'job.progress': ['exports'],
  'dict.changed': ['dicts'],
  'config.changed': ['config', 'cart', 'products', 'orders'],
  'team.changed': ['team', 'userInfo', 'drafts'],
};

/** Fetches what shows goods of these lists; a page of lists and the cart only where they are among them. */
function refreshStock(listIds: readonly string[]): void {
  const touched = new Set<unknown>(listIds);
  void queryClient.invalidateQueries({
    predicate: ({ queryKey, state: { data } }) => showsStock(queryKey, data, touched),
  });
}

/**
 * Makes stale what a frame says has changed. Of a session that was ended elsewhere everything is asked for again: the server's
 * answer (203) leads to the sign-in, at once instead of at the next press.
 */
export function refresh(frame: BuyerFrame): void {
  if (frame.type === 'session.closed') void queryClient.invalidateQueries();
  else if (frame.type === 'stock.changed') refreshStock(frame.data?.listIds ?? [frame.id]);
  else void invalidate(...(staleBy[frame.type] ?? []));
}
