import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ping } from '../db/ping';

/** How long the live line waits; all in ms. */
export interface ListenTimes {
  /** From one heartbeat to the next. */
  heartbeatMs: number;
  /** For the answer to a heartbeat, or for a connection; a line silent for longer is thrown away. */
  patienceMs: number;
  /** From losing the line to the next try. */
  pauseMs: number;
}

/** Noticed after 13 s at the latest, open again half a second after the database is back. */
export const LISTEN_TIMES: ListenTimes = { heartbeatMs: 10_000, patienceMs: 3000, pauseMs: 300 };

/** What the owner of a line hears. */
export interface ListenEvents {
  onMessage: (payload: string | undefined) => void;
  /** The line is open; `afterGap` when it was open before, so that messages may have been missed. */
  onOpen: (afterGap: boolean) => void;
  /** The line is gone: what was sent from now on is missed. */
  onLost: () => void;
  onTrouble: (error: unknown, message: string) => void;
}

/** A connection that only listens and is kept open. */
export interface ListenConnection {
  /** Whether the database answers on the line within `ms`; waits for a line that is just being opened. Never throws. */
  respondsWithin(ms: number): Promise<boolean>;
  stop(): Promise<void>;
}

const LOOK_AGAIN_MS = 25;

/** False when the promise fails or takes longer than `ms`; an answer that lies there after a busy moment still counts. */
async function within(ms: number, promise: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => setImmediate(() => setImmediate(() => resolve(false))), ms);
  });
  try {
    return await Promise.race([
      promise.then(
        () => true,
        () => false,
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Opens a line of its own on which `channel` is listened to, and keeps it open: a heartbeat notices one that hangs, which
 * is destroyed like one that broke; then a new one is opened.
 */
export function openLine(url: string, channel: string, events: ListenEvents, times: ListenTimes): ListenConnection {
  const state = { stopping: false };
  const line = { client: null as pg.Client | null };
  /** One question at a time: all who ask meanwhile get its answer. */
  let pending: Promise<unknown> | null = null;

  const pingOnce = (open: pg.Client): Promise<unknown> => {
    pending ??= ping(open).finally(() => {
      pending = null;
    });
    return pending;
  };

  const respondsWithin = async (ms: number): Promise<boolean> => {
    const until = Date.now() + ms;
    while (line.client === null && Date.now() < until) await pause(LOOK_AGAIN_MS);
    const { client } = line;
    return client !== null && (await within(Math.max(0, until - Date.now()), pingOnce(client)));
  };

  const listen = async (afterGap: boolean): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'selvedge live',
      keepAlive: true,
      connectionTimeoutMillis: times.patienceMs,
    });
    const ended = new Promise<void>((resolve) => next.once('end', resolve));
    next.on('error', (error) => events.onTrouble(error, 'the live connection broke'));
    next.on('notification', ({ payload }) => events.onMessage(payload));
    await next.connect();
    if (!(await within(times.patienceMs, next.query(`listen ${channel}`)))) {
      void next.end();
      throw new Error('the database does not answer on the live line');
    }
    line.client = next;
    events.onOpen(afterGap);
    const heart = setInterval(async () => {
      if (await within(times.patienceMs, pingOnce(next))) return;
      if (line.client !== next) return;
      events.onTrouble(null, 'the live connection hangs; opening another');
      void next.end();
    }, times.heartbeatMs);
    await ended;
    clearInterval(heart);
    line.client = null;
    pending = null;
    if (!state.stopping) events.onLost();
  };

  const keepOpen = async () => {
    for (let opened = false; !state.stopping;) {
      try {
        await listen(opened);
        opened = true;
      } catch (error) {
        if (!state.stopping) events.onTrouble(error, 'cannot listen for live messages yet');
      }
      if (!state.stopping) await pause(times.pauseMs);
    }
  };
  void keepOpen();

  return {
    respondsWithin,
    async stop() {
      state.stopping = true;
      if (line.client !== null) await within(times.patienceMs, line.client.end());
    },
  };
}
