import { newId } from '../db/ids';
import { type LiveEnvelope, LIVE_CHANNEL } from './announce';
import { LISTEN_TIMES, type ListenTimes, openLine } from './listenConnection';

/** Intervals and timeouts of the hub, in ms. */
export interface HubTimes extends ListenTimes {
  /** Interval of checking the session of every open page; delivery relies on a check at most twice as old. */
  checkMs: number;
}

/** Times of a server in operation. */
export const HUB_TIMES: HubTimes = { ...LISTEN_TIMES, checkMs: 30_000 };

/** Most sessions checked in one query. */
const CHECKED_AT_ONCE = 1000;

/** Open page that receives messages. */
export interface Listener {
  /** Session of the page, valid just before the page is added. */
  sessionId: string;
  /** Returns whether a message is for this page. */
  accepts: (message: LiveEnvelope) => boolean;
  deliver: (message: LiveEnvelope) => void;
  /** Called when its session is over: nothing is delivered any more. */
  end: () => void;
  /** Called when the server stops: the page should reconnect, to any process that answers. */
  closeForRestart: () => void;
}

/** Delivers the messages that the database announces to the open pages of this process. */
export interface LiveHub {
  add(listener: Listener): () => void;
  /** Calls a function with every message from the LISTEN connection, for work inside this process. */
  watch(onMessage: (message: LiveEnvelope) => void): () => void;
  /** Delivers a message of this process to its open pages, by the same rules as one from the database. */
  broadcast(message: LiveEnvelope): void;
  /** Returns whether the database answers on the LISTEN connection within `ms`. */
  respondsWithin(ms: number): Promise<boolean>;
  /** Asks every open page to reconnect elsewhere. */
  closeForRestart(): void;
  /** Number of open pages. */
  listeners(): number;
  /** Number of times that the LISTEN connection was lost. */
  gaps(): number;
  stop(): Promise<void>;
}

/** Options of a hub. */
export interface HubOptions {
  url: string;
  /** Returns when each of these sessions expires, in ms since 1970; ended ones are missing. */
  expiries: (sessionIds: string[]) => Promise<Map<string, number>>;
  /** Called when the LISTEN connection is lost: other connections of this process may be dead too. */
  onLost?: () => void;
  log: { warn(fields: object, message: string): void };
  times?: HubTimes;
}

interface Entry {
  listener: Listener;
  /** Time until which the session counts as valid without a check; 0 while it has to be checked first. */
  goodUntil: number;
  /** True when its session was ended during the check: the result of the check may be older. */
  mustRecheck: boolean;
}

function isEnvelope(value: unknown): value is LiveEnvelope {
  if (typeof value !== 'object' || value === null || !('type' in value) || !('id' in value)) return false;
  return 'to' in value && typeof value.to === 'object' && value.to !== null;
}

/** Returns the message in a notification; null for anything else that was written to the channel. */
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
 * Distributes live messages to the open pages. A page gets a message only when its session was found valid less than a minute ago and on
 * the current LISTEN connection: after a gap, in which the end of a session may have been missed, every session is checked before anything
 * is delivered. A page that may have missed messages receives `resync` and loads its data again.
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

  /** Checks all sessions that must be checked before anything is delivered, and repeats that until the result is known. */
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
