import { useEffect } from 'react';
import { createLiveChannel, liveChannelUrl } from '@selvedge/api-spec/client';
import type { AppFrame, ChannelName } from '@selvedge/api-spec/client';
import { apiBase } from './client';
import { queryClient } from './queryClient';

interface LiveUpdatesProps<Name extends ChannelName> {
  channel: Name;
  /** The session's token; null while nobody is signed in, and then nothing is listened to. */
  token: string | null;
  /** Makes stale what a frame says has changed; what is on the screen is then fetched again by itself. */
  onFrame: (frame: AppFrame<Name>) => void;
}

/** Keeps what is shown current over the live channel, and each 60 s without one. Renders nothing. */
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
