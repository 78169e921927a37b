import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ping } from '../db/ping';

/** Intervals and timeouts of the LISTEN connection, in ms. */
export interface ListenTimes {
  /** From one heartbeat to the next. */
  heartbeatMs: number;
  /** Timeout of a heartbeat's answer and of connecting; a connection silent for longer is discarded. */
  patienceMs: number;
  /** From losing the connection to the next attempt. */
  pauseMs: number;
}

/** Usual times: a loss is noticed after 13 s at the latest, and the connection is open again half a second after the database is back. */
export const LISTEN_TIMES: ListenTimes = { heartbeatMs: 10_000, patienceMs: 3000, pauseMs: 300 };

/** Callbacks of a LISTEN connection. */
export interface ListenEvents {
  onMessage: (payload: string | undefined) => void;
  /** The connection is open; `afterGap` when it was open before, so that messages may have been missed. */
  onOpen: (afterGap: boolean) => void;
  /** The connection is lost: messages sent from now on are missed. */
  onLost: () => void;
  onTrouble: (error: unknown, message: string) => void;
}

/** Connection that only listens and is reopened when it is lost. */
export interface ListenConnection {
  /** Returns whether the database answers on the connection within `ms`; waits for a connection that is being opened. Never throws. */
  respondsWithin(ms: number): Promise<boolean>;
  stop(): Promise<void>;
}

const LOOK_AGAIN_MS = 25;

/** Returns false when the promise fails or takes longer than `ms`; a result that arrived while the process was busy still counts. */
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
 * Opens a connection of its own that listens on `channel`, and keeps it open: a heartbeat detects one that hangs, which is destroyed like
 * one that broke; then a new one is opened.
 */
export function openLine(
  url: string,
  channel: string,
  events: ListenEvents,
  times: ListenTimes,
): ListenConnection {
  const state = { stopping: false };
  const line = { client: null as pg.Client | null };
  /** Ping in progress: all callers in the meantime share its result. */
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
