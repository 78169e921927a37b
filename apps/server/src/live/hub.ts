import pg from 'pg';
import { newId } from '../db/ids';
import { type LiveEnvelope, LIVE_CHANNEL } from './announce';

/** An open page that wants messages. */
export interface Listener {
  /** Whether a message is for this page. */
  wants: (message: LiveEnvelope) => boolean;
  deliver: (message: LiveEnvelope) => void;
}

/** Hands what the database announces to the open pages of this process. */
export interface LiveHub {
  add(listener: Listener): () => void;
  stop(): Promise<void>;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

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
 * Listens on a connection of its own and connects again when the database was away. After a gap every page is told
 * `resync`: messages may have been missed, so pages ask for their data again.
 */
export function startHub(url: string, log: { warn(fields: object, message: string): void }): LiveHub {
  const listeners = new Set<Listener>();
  const state = { stopping: false };
  let client: pg.Client | null = null;

  const spread = (message: LiveEnvelope) => {
    for (const listener of listeners) if (listener.wants(message)) listener.deliver(message);
  };

  const listen = async (afterGap: boolean): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: 'selvedge live', keepAlive: true });
    const ended = new Promise<void>((resolve) => next.once('end', resolve));
    next.on('error', (error) => log.warn({ err: error }, 'the live connection broke'));
    next.on('notification', ({ payload }) => {
      const message = readEnvelope(payload);
      if (message !== null) spread(message);
    });
    await next.connect();
    client = next;
    await next.query(`listen ${LIVE_CHANNEL}`);
    if (afterGap) for (const listener of listeners) listener.deliver(resync());
    await ended;
  };

  const keepListening = async () => {
    for (let first = true; !state.stopping; first = false) {
      try {
        await listen(!first);
      } catch (error) {
        log.warn({ err: error }, 'cannot listen for live messages yet');
      }
      if (!state.stopping) await pause(300);
    }
  };
  void keepListening();

  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async stop() {
      state.stopping = true;
      await client?.end().catch(() => undefined);
    },
  };
}
