import { LIVE_POLL_MS } from '@selvedge/domain/constants';
import { backoffDelay } from './backoff';
import { parseFrame } from './frames';
import type { AppFrame, ChannelFrames, ChannelName, HelloFrame, SayFrame } from './frames';
import { openBrowserSocket } from './liveSocket';
import type { LiveSocket, SocketListeners } from './liveSocket';

/** Close codes after which nobody comes back: the token was not accepted, the session was ended. */
const FINAL_CLOSE_CODES: ReadonlySet<number> = new Set([4401, 4203]);

/** `connecting`: socket opening or token not yet accepted; `waiting`: between two tries. */
export type LiveState = 'stopped' | 'connecting' | 'live' | 'waiting';

export interface LiveChannelOptions<Name extends ChannelName> {
  channel: Name;
  /** Address of the channel, see `liveChannelUrl`. */
  url: string;
  /** The stored token string; without one nothing is opened and only polling goes on. */
  getToken: () => string | null;
  onFrame: (frame: AppFrame<Name>) => void;
  /**
   * Frames may have been missed: fetch what is shown again. Called each 60 s while there is no connection, once when a
   * lost connection is back or the server itself missed messages, and when the server refused the token or ended the
   * session without a word (the next call then ends it properly).
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
  /** Closes it for good, polling included. */
  stop: () => void;
  /** Says a word while the channel is live; false when it is not, and then nothing is sent. */
  say: (word: SayFrame) => boolean;
  readonly state: LiveState;
}

/** Address of a channel beside the API: `https://house.example` and `front` give `wss://house.example/ws/front`. */
export function liveChannelUrl(origin: string, channel: ChannelName): string {
  return `${origin.replace(/^http/, 'ws').replace(/\/$/, '')}/ws/${channel}`;
}

function isForApp<Name extends ChannelName>(frame: ChannelFrames[Name]): frame is AppFrame<Name> {
  return frame.type !== 'ready' && frame.type !== 'resync';
}

/**
 * A live channel that keeps itself open: token in the first frame, reconnects with growing, jittered waits, and
 * asks the app to poll each 60 s while it is down. It stops by itself on `session.closed` and when the token is refused.
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
    // A released socket may still speak: only the present one is heard.
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
