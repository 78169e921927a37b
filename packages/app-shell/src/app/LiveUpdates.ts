import { useEffect } from 'react';
import { createLiveChannel, liveChannelUrl } from '@selvedge/api-spec/client';
import type { AppFrame, ChannelName } from '@selvedge/api-spec/client';
import { apiBase } from './client';
import { queryClient } from './queryClient';

interface LiveUpdatesProps<Name extends ChannelName> {
  channel: Name;
  /** Token of the session; null while no user is signed in, and then the channel is not opened. */
  token: string | null;
  /** Invalidates the queries that a frame affects; those on the screen are then refetched automatically. */
  onFrame: (frame: AppFrame<Name>) => void;
}

/** Keeps the shown data current over the live channel, and by polling every 60 s without one. Renders nothing. */
export function LiveUpdates<Name extends ChannelName>(props: LiveUpdatesProps<Name>): null {
  const { channel: name, token, onFrame } = props;
  useEffect(() => {
    if (token === null) return undefined;
    const channel = createLiveChannel({
      channel: name,
      url: liveChannelUrl(apiBase || window.location.origin, name),
      getToken: () => token,
      onFrame,
      onResync: () => void queryClient.invalidateQueries(),
    });
    channel.start();
    return () => channel.stop();
  }, [name, token, onFrame]);
  return null;
}
