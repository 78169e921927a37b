import { newId } from '../db/ids';
import { type LiveEnvelope, LIVE_CHANNEL } from './announce';
import { LISTEN_TIMES, type ListenTimes, openLine } from './listenConnection';

/** How long the hub waits, in ms. */
export interface HubTimes extends ListenTimes {
  /** Every open page's session is asked for this often; what is delivered rests on an answer at most twice as old. */
  checkMs: number;
}

/** Times of a server at work. */
export const HUB_TIMES: HubTimes = { ...LISTEN_TIMES, checkMs: 30_000 };

/** Sessions asked for in one query. */
const CHECKED_AT_ONCE = 1000;

/** An open page that wants messages. */
export interface Listener {
  /** The session it listens for, found good just before it is added. */
  sessionId: string;
  /** Whether a message is for this page. */
  accepts: (message: LiveEnvelope) => boolean;
  deliver: (message: LiveEnvelope) => void;
  /** Its session is over: nothing is delivered any more. */
  end: () => void;
  /** The server stops: the page should come back, to whichever process then answers. */
  closeForRestart: () => void;
}

/** Hands what the database announces to the open pages of this process. */
export interface LiveHub {
  add(listener: Listener): () => void;
  /** Hears every message that comes over the line, for work inside this process. */
  watch(onMessage: (message: LiveEnvelope) => void): () => void;
  /** Hands a message made in this process to its open pages, by the same rules as one from the line. */
  broadcast(message: LiveEnvelope): void;
  /** Whether the database answers on the live line within `ms`. */
  respondsWithin(ms: number): Promise<boolean>;
  /** Asks every open page to come back elsewhere. */
  closeForRestart(): void;
  /** How many pages listen. */
  listeners(): number;
  /** How many times the line was lost. */
  gaps(): number;
  stop(): Promise<void>;
}

/** What a hub is made of. */
export interface HubOptions {
  url: string;
  /** When each of these sessions runs out, in ms since 1970; one that was ended is missing. */
  expiries: (sessionIds: string[]) => Promise<Map<string, number>>;
  /** Called when the line is lost: other connections of this process may be as dead. */
  onLost?: () => void;
  log: { warn(fields: object, message: string): void };
  times?: HubTimes;
}

interface Entry {
  listener: Listener;
  /** Until when the session counts as good without being asked for; 0 while it has to be asked for first. */
  goodUntil: number;
  /** Its session was ended while it was being asked for: the answer may be older than that. */
  mustRecheck: boolean;
}

function isEnvelope(value: unknown): value is LiveEnvelope {
  if (typeof value !== 'object' || value === null || !('type' in value) || !('id' in value)) return false;
  return 'to' in value && typeof value.to === 'object' && value.to !== null;
}

/** The message in a notification; null for what others may have written to the channel. */
function readEnvelope(payload: string | undefined): LiveEnvelope | null {
  try {
    const message: unknown = JSON.parse(payload ?? '');
    return isEnvelope(message) ? message : null;
  } catch {
    return null;
  }
}

function resync(): LiveEnvelope {
  const at = new Date().toISOString();
  return { to: { everyBuyer: true }, type: 'resync', id: 'resync', messageId: newId(), at };
}

/**
 * Spreads live messages to the open pages. A page gets nothing unless its session was found good less than a minute ago
 * and on the present line: after a gap, in which the end of a session may have been missed, every session is asked for
 * before anything is delivered. A page that may have missed messages is told `resync` and asks for its data again.
 */
export function startHub({ url, expiries, onLost, log, times = HUB_TIMES }: HubOptions): LiveHub {
  const entries = new Set<Entry>();
  const watchers = new Set<(message: LiveEnvelope) => void>();
  const state = { stopping: false, open: false, gaps: 0 };
  let isRechecking = false;

  const applyExpiry = (entry: Entry, expiry: number | undefined, line: number) => {
    const now = Date.now();
    if (expiry === undefined || expiry <= now) {
      entries.delete(entry);
      entry.listener.end();
      return;
    }
    const missed = entry.goodUntil === 0;
    if (missed && (entry.mustRecheck || line !== state.gaps || !state.open)) return;
    entry.goodUntil = Math.min(expiry, now + 2 * times.checkMs);
    if (missed) entry.listener.deliver(resync());
  };

  const check = async (wanted: (entry: Entry) => boolean) => {
    const line = state.gaps;
    const chosen = [...entries].filter(wanted);
    for (let from = 0; from < chosen.length; from += CHECKED_AT_ONCE) {
      const some = chosen.slice(from, from + CHECKED_AT_ONCE);
      for (const entry of some) entry.mustRecheck = false;
      const found = await expiries(some.map(({ listener }) => listener.sessionId));
      for (const entry of some) {
        if (entries.has(entry)) applyExpiry(entry, found.get(entry.listener.sessionId), line);
      }
    }
  };

  /** Asks for the sessions that must be asked for before anything is delivered, all at once, until it is known. */
  const recheckSessions = () => {
    if (isRechecking || state.stopping) return;
    isRechecking = true;
    setImmediate(async () => {
      try {
        await check(({ goodUntil }) => goodUntil === 0);
      } catch (error) {
        log.warn(
          { err: error },
          'sessions of live pages could not be asked for; they hear nothing until then',
        );
      }
      isRechecking = false;
      const isOpen = state.open && !state.stopping;
      if (isOpen && [...entries].some(({ goodUntil }) => goodUntil === 0)) {
        setTimeout(recheckSessions, times.pauseMs);
      }
    });
  };

  const broadcast = (message: LiveEnvelope) => {
    const now = Date.now();
    for (const entry of entries) {
      if (!entry.listener.accepts(message)) continue;
      if (now < entry.goodUntil) {
        entry.listener.deliver(message);
      } else {
        entry.goodUntil = 0;
        entry.mustRecheck ||= 'session' in message.to;
        recheckSessions();
      }
    }
  };

  const line = openLine(
    url,
    LIVE_CHANNEL,
    {
      onMessage: (payload) => {
        const message = readEnvelope(payload);
        if (message === null) return;
        for (const notify of watchers) notify(message);
        broadcast(message);
      },
      onOpen: (afterGap) => {
        state.open = true;
        if (afterGap) for (const entry of entries) entry.goodUntil = 0;
        if (entries.size > 0) recheckSessions();
      },
      onLost: () => {
        state.open = false;
        state.gaps += 1;
        for (const entry of entries) entry.goodUntil = 0;
        onLost?.();
      },
      onTrouble: (error, message) => log.warn(error === null ? {} : { err: error }, message),
    },
    times,
  );
  const round = setInterval(() => {
    if (!state.open) return;
    check(({ goodUntil }) => goodUntil !== 0).catch((error: unknown) =>
      log.warn({ err: error }, 'sessions of live pages could not be asked for'),
    );
  }, times.checkMs);

  return {
    add(listener) {
      const entry = {
        listener,
        goodUntil: state.open ? Date.now() + times.checkMs : 0,
        mustRecheck: false,
      };
      entries.add(entry);
      return () => entries.delete(entry);
    },
    watch(onMessage) {
      watchers.add(onMessage);
      return () => watchers.delete(onMessage);
    },
    broadcast,
    respondsWithin: (ms) => line.respondsWithin(ms),
    closeForRestart() {
      for (const { listener } of entries) listener.closeForRestart();
    },
    listeners: () => entries.size,
    gaps: () => state.gaps,
    async stop() {
      state.stopping = true;
      clearInterval(round);
      await line.stop();
    },
  };
}
