import { useEffect, useRef, useState } from 'react';
import { createLiveChannel, liveChannelUrl } from '@selvedge/api-spec/client';
import type { LiveChannel, LiveState, OutgoingFrame, StaffFrame } from '@selvedge/api-spec/client';
import { apiBase } from '@selvedge/app-shell/app/client';
import { session } from '../../api/session';

/** Number of frames that the page stores; older ones are dropped. */
export const KEPT = 100;

/** Received frame with its arrival number as key, newest first. */
export interface Arrived {
  key: string;
  frame: StaffFrame;
}

/**
 * Returns a live channel of the page's own, which the user opens, sends to and closes. It closes with the page; the session's own channel
 * is a separate one and stays open.
 */
export function useChannel() {
  const [state, setState] = useState<LiveState>('stopped');
  const [arrived, setArrived] = useState<readonly Arrived[]>([]);
  const channel = useRef<LiveChannel>(undefined);
  const count = useRef(0);
  useEffect(() => () => channel.current?.stop(), []);
  const open = (): LiveChannel =>
    createLiveChannel({
      channel: 'admin',
      url: liveChannelUrl(apiBase || window.location.origin, 'admin'),
      getToken: () => session.token,
      onFrame: (frame) => {
        count.current += 1;
        const key = String(count.current);
        setArrived((all) => [{ key, frame }, ...all].slice(0, KEPT));
      },
      onResync: () => undefined,
      onStateChange: setState,
    });
  return {
    state,
    arrived,
    connect: (): void => {
      channel.current ??= open();
      channel.current.start();
    },
    disconnect: (): void => channel.current?.stop(),
    say: (word: OutgoingFrame): boolean => channel.current?.say(word) ?? false,
    clear: (): void => setArrived([]),
  };
}
