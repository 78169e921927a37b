import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { createLiveChannel, liveChannelUrl } from '@selvedge/api-spec/client';
import type { StaffFrame } from '@selvedge/api-spec/client';
import { apiBase } from '../api/client';
import { queryClient } from '../api/queryClient';
import { session } from './session';

/** Parts of the cache that a frame makes stale; what is on the screen is then fetched again by itself. */
const staleBy: Partial<Record<StaffFrame['type'], readonly string[]>> = {
  'order.changed': ['orders', 'dashboard'],
  'payment.submitted': ['orders', 'dashboard'],
  'menu.changed': ['access'],
};

function refresh(frame: StaffFrame): void {
  for (const key of staleBy[frame.type] ?? []) void queryClient.invalidateQueries({ queryKey: [key] });
}

/** Keeps the open pages current over the live channel, and each 60 s without one (D-54, Q-38). Renders nothing. */
export function LiveUpdates(): null {
  const { token } = useSnapshot(session);
  useEffect(() => {
    if (token === null) return undefined;
    const channel = createLiveChannel({
      channel: 'admin',
      url: liveChannelUrl(apiBase || window.location.origin, 'admin'),
      getToken: () => session.token,
      onFrame: refresh,
      onResync: () => void queryClient.invalidateQueries(),
    });
    channel.start();
    return () => channel.stop();
  }, [token]);
  return null;
}
