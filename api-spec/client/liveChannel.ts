import { LIVE_POLL_MS } from '@selvedge/domain/constants';
import { backoffDelay } from './backoff';
import { parseFrame } from './frames';
import type { AppFrame, ChannelFrames, ChannelName, HelloFrame, OutgoingFrame } from './frames';
import { openBrowserSocket } from './liveSocket';
import type { LiveSocket, SocketListeners } from './liveSocket';

/** Close codes after which the channel does not reconnect: the token was not accepted (4401), the session was ended (4203). */
const FINAL_CLOSE_CODES: ReadonlySet<number> = new Set([4401, 4203]);

/** State of a live channel. `connecting`: socket opening or token not yet accepted; `waiting`: between two tries. */
export type LiveState = 'stopped' | 'connecting' | 'live' | 'waiting';

export interface LiveChannelOptions<Name extends ChannelName> {
  channel: Name;
  /** Address of the channel, see `liveChannelUrl`. */
  url: string;
  /** Returns the stored token string; without a token no socket is opened and only polling goes on. */
  getToken: () => string | null;
  onFrame: (frame: AppFrame<Name>) => void;
  /**
   * Called when frames may have been missed: the app fetches what it shows again. Called every 60 s while there is no connection, once when
   * a lost connection is back or the server itself missed messages, and when the server refused the token or ended the session without a
   * frame (the next call then ends it properly).
   */
  onResync: () => void;
  onStateChange?: (state: LiveState) => void;
  /** Replaces the browser's WebSocket, for tests. */
  openSocket?: (url: string, listeners: SocketListeners) => LiveSocket;
  /** Source of the jitter, from 0 up to 1. */
  random?: () => number;
}

export interface LiveChannel {
  /** Opens the channel; does nothing when it is open already. */
  start: () => void;
  /** Closes the channel for good, polling included. */
  stop: () => void;
  /** Sends a frame while the channel is live; returns false, and sends nothing, when it is not. */
  say: (word: OutgoingFrame) => boolean;
  readonly state: LiveState;
}

/** Returns the address of a channel on the API's host: `https://selvedge.example` and `front` give `wss://selvedge.example/ws/front`. */
export function liveChannelUrl(origin: string, channel: ChannelName): string {
  return `${origin.replace(/^http/, 'ws').replace(/\/$/, '')}/ws/${channel}`;
}

function isForApp<Name extends ChannelName>(frame: ChannelFrames[Name]): frame is AppFrame<Name> {
  return frame.type !== 'ready' && frame.type !== 'resync';
}

/**
 * Creates a live channel that stays open: it sends the token in the first frame, reconnects with growing, jittered waits, and asks the app
 * to poll every 60 s while it is down. It stops automatically on `session.closed` and when the token is refused.
 */
export function createLiveChannel<Name extends ChannelName>(options: LiveChannelOptions<Name>): LiveChannel {
  const openSocket = options.openSocket ?? openBrowserSocket;
  const random = options.random ?? Math.random;
  let state: LiveState = 'stopped';
  let socket: LiveSocket | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let pollTimer: ReturnType<typeof setInterval> | undefined;
  let attempt = 0;
  let missedFrames = false;

  function enter(next: LiveState): void {
    if (state === next) return;
    state = next;
    options.onStateChange?.(next);
  }

  function poll(on: boolean): void {
    if (!on) {
      clearInterval(pollTimer);
      pollTimer = undefined;
      return;
    }
    pollTimer ??= setInterval(options.onResync, LIVE_POLL_MS);
  }

  function release(): void {
    const closing = socket;
    socket = undefined;
    closing?.close();
  }

  function goLive(): void {
    if (state === 'live') return;
    attempt = 0;
    poll(false);
    enter('live');
    if (missedFrames) options.onResync();
    missedFrames = true;
  }

  function receive(data: unknown): void {
    const frame = parseFrame(options.channel, data);
    if (!frame) return;
    if (frame.type === 'session.closed') stop();
    else goLive();
    if (frame.type === 'resync') options.onResync();
    else if (isForApp(frame)) options.onFrame(frame);
  }

  function lost(code: number): void {
    socket = undefined;
    if (FINAL_CLOSE_CODES.has(code)) {
      stop();
      options.onResync();
      return;
    }
    poll(true);
    enter('waiting');
    retryTimer = setTimeout(connect, backoffDelay(attempt++, random()));
  }

  function connect(): void {
    const token = options.getToken();
    if (!token) {
      enter('waiting');
      retryTimer = setTimeout(connect, backoffDelay(attempt++, random()));
      return;
    }
    enter('connecting');
    const hello: HelloFrame = { token };
    // A released socket may still emit events: only those of the present socket count.
    const opened = openSocket(options.url, {
      open: () => socket === opened && opened.send(JSON.stringify(hello)),
      message: (data) => socket === opened && receive(data),
      close: (code) => socket === opened && lost(code),
    });
    socket = opened;
  }

  function stop(): void {
    clearTimeout(retryTimer);
    poll(false);
    release();
    missedFrames = false;
    attempt = 0;
    enter('stopped');
  }

  return {
    start: () => {
      if (state !== 'stopped') return;
      poll(true);
      connect();
    },
    stop,
    say: (word) => {
      if (state !== 'live' || !socket) return false;
      socket.send(JSON.stringify(word));
      return true;
    },
    get state() {
      return state;
    },
  };
}
