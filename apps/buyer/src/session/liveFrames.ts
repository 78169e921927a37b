import type { BuyerFrame } from '@selvedge/api-spec/client';
import { invalidate, queryClient } from '@selvedge/app-shell/app/queryClient';
import type { CacheArea } from '@selvedge/app-shell/app/queryKeys';
import { showsStock } from './showsStock';

/** Areas of the cache that a frame invalidates. */
const staleBy: Partial<Record<BuyerFrame['type'], readonly CacheArea[]>> = {
  'order.changed': ['orders', 'dashboard'],
  'cart.changed': ['cart'],
  notice: ['notices'],
  'job.progress': ['exports'],
  'dict.changed': ['dicts'],
  'config.changed': ['config', 'cart', 'products', 'orders'],
  'team.changed': ['team', 'userInfo', 'drafts'],
};

/** Refetches what shows products of these lists; a page of lists and the cart only when they contain one of them. */
function refreshStock(listIds: readonly string[]): void {
  const touched = new Set<unknown>(listIds);
  void queryClient.invalidateQueries({
    predicate: ({ queryKey, state: { data } }) => showsStock(queryKey, data, touched),
  });
}

/**
 * Invalidates what a live frame has changed. For a session that was ended elsewhere everything is refetched: the server's answer (203)
 * redirects to the sign-in at once, instead of after the next action.
 */
export function refresh(frame: BuyerFrame): void {
  if (frame.type === 'session.closed') void queryClient.invalidateQueries();
  else if (frame.type === 'stock.changed') refreshStock(frame.data?.listIds ?? [frame.id]);
  else void invalidate(...(staleBy[frame.type] ?? []));
}
