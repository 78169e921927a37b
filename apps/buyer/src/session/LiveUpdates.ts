import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { createLiveChannel, liveChannelUrl } from '@selvedge/api-spec/client';
import type { BuyerFrame } from '@selvedge/api-spec/client';
import { apiBase } from '../api/client';
import { queryClient } from '../api/queryClient';
import { session } from './session';
import { showsStock } from './showsStock';

/** Parts of the cache that a frame makes stale; what is on the screen is then fetched again by itself. */
const staleBy: Partial<Record<BuyerFrame['type'], readonly string[]>> = {
  'order.changed': ['orders', 'dashboard'],
  'cart.changed': ['cart'],
  notice: ['notices'],
};

/** Fetches what shows goods of these lists; a page of lists and the cart only where they are among them. */
function refreshStock(listIds: readonly string[]): void {
  const touched = new Set<unknown>(listIds);
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [area, id], state: { data } }) => showsStock(area, id, data, touched),
  });
}

function refresh(frame: BuyerFrame): void {
  if (frame.type === 'stock.changed') return refreshStock(frame.data?.listIds ?? [frame.id]);
  for (const key of staleBy[frame.type] ?? []) void queryClient.invalidateQueries({ queryKey: [key] });
}

/** Keeps the open page current over the live channel, and each 60 s without one (D-54). Renders nothing. */
export function LiveUpdates(): null {
  const { token } = useSnapshot(session);
  useEffect(() => {
    if (token === null) return;
    const channel = createLiveChannel({
      channel: 'front',
      url: liveChannelUrl(apiBase || window.location.origin, 'front'),
      getToken: () => session.token,
      onFrame: refresh,
      onResync: () => void queryClient.invalidateQueries(),
    });
    channel.start();
    return () => channel.stop();
  }, [token]);
  return null;
}
