import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartRefusedError } from '../process/startRefused';
import { isDatabaseUnavailable, sqlState } from './faults';
import { warnOfPlainConnection } from './plainConnection';
import { ping } from './ping';

/** Error when the database cannot be reached, or refuses this server; the message is for the operator who starts it. */
class DatabaseUnreachableError extends StartRefusedError {}

const TRY_FOR_MS = 3000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8000;

/** Returns host, port and name of the database address, without the password. */
function placeOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname || 'localhost'}:${port || '5432'}${pathname}`;
  } catch {
    throw new DatabaseUnreachableError(
      'DATABASE_URL is not an address like postgres://user:password@host:5432/name.',
    );
  }
}

function reasonOf(error: unknown): string {
  return sqlState(error) ?? 'no answer';
}

/** Returns the reason why waiting cannot help; null when it may. */
function refusalOf(error: unknown, place: string): string | null {
  if (isDatabaseUnavailable(error)) return null;
  const state = sqlState(error);
  if (state === '28P01' || state === '28000') {
    return `PostgreSQL at ${place} refuses the user or the password of DATABASE_URL (${state}).`;
  }
  if (state === '3D000')
    return `PostgreSQL at ${place} has no such database: make it, or correct DATABASE_URL.`;
  return `PostgreSQL at ${place} cannot be used (${reasonOf(error)}): check DATABASE_URL.`;
}

async function tryOnce(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TRY_FOR_MS,
    query_timeout: TRY_FOR_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await ping(client);
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** Waits `ms`, or until `signal` aborts; returns whether it did. */
function pauseUnlessAborted(ms: number, signal: AbortSignal): Promise<boolean> {
  return pause(ms, undefined, { signal }).then(
    () => false,
    () => true,
  );
}

/**
 * Waits until an outside database answers, with growing pauses, for `forMs` at most: it may be starting beside this server. Throws
 * `DatabaseUnreachableError` with a sentence when it does not, or at once when waiting cannot help; no message contains the password.
 * `signal` ends the waiting early. Logs a warning about an insecure connection.
 */
export async function waitForDatabase(
  url: string,
  {
    forMs,
    log,
    signal,
  }: { forMs: number; log: { warn(fields: object, message: string): void }; signal: AbortSignal },
): Promise<void> {
  const place = placeOf(url);
  const until = Date.now() + forMs;
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    try {
      await tryOnce(url);
      warnOfPlainConnection(url, log);
      return;
    } catch (error) {
      const refusal = refusalOf(error, place);
      if (refusal !== null) throw new DatabaseUnreachableError(refusal);
      const left = until - Date.now();
      if (left <= 0) {
        throw new DatabaseUnreachableError(
          `PostgreSQL at ${place} could not be reached within ${Math.round(forMs / 1000)} s (${reasonOf(error)}): ` +
            'check DATABASE_URL, or that it runs.',
        );
      }
      const next = Math.min(wait, left);
      log.warn({ reason: reasonOf(error), nextTryMs: next }, `PostgreSQL at ${place} cannot be reached yet`);
      if (await pauseUnlessAborted(next, signal))
        throw new DatabaseUnreachableError('Stopped while waiting for PostgreSQL.');
    }
  }
}
