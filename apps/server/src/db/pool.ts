import type { Writable } from 'node:stream';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { isSilence } from './faults';
import { refuseSecond } from './holding';

const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

/** A connection that cannot be had in this time fails, in ms; sooner where answers are waited for less. */
const CONNECT_WITHIN_MS = 5000;
/** How much longer than the caller waits the database may work on a statement nobody waits for any more, in ms. */
const STATEMENT_GRACE_MS = 1000;
/** A lock is waited for this part of a statement's time, so that the refusal still comes from the database. */
const LOCK_SHARE = 0.8;
/** A transaction in which nothing happens for this long is ended by the database, in ms. */
const IDLE_IN_TRANSACTION_MS = 15_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

/** Longest answer of a statement that fills or sweeps tables rather than answers a call, in ms. */
export const CHORE_TIMEOUT_MS = 10 * 60_000;

/** The query layer over the pool. `$client` is the pool itself. */
export type Db = NodePgDatabase<Record<string, never>> & { $client: pg.Pool };

/** A transaction of the query layer. */
export type Tx = Parameters<Parameters<NodePgDatabase<Record<string, never>>['transaction']>[0]>[0];

/** The pool or a transaction: what a query needs. */
export type Queryable = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** How a pool is opened. */
export interface PoolOptions {
  /** Most connections at a time. */
  size: number;
  /** Longest wait for the answer of one statement, in ms. */
  queryTimeoutMs: number;
  /** Rows of one statement are asked for in batches, which goes with one statement at a time only. */
  inBatches?: boolean;
  /** Hears of every connection that breaks, also of one that is inside a transaction and waits for nothing just then. */
  onError: (error: Error) => void;
}

/**
 * Cuts a connection whose answer did not come: whatever is asked on it next, a rollback too, would wait as long again. What is asked
 * at a stretch leaves at once: a packet costs both sides more than most statements.
 */
function tend(client: pg.PoolClient): void {
  if (!(client instanceof pg.Client)) return;
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  const ask = client.query.bind(client) as (...args: unknown[]) => unknown;
  const query = (...args: unknown[]): unknown => {
    stream.cork();
    const answer = ask(...args);
    process.nextTick(() => stream.uncork());
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (isSilence(error)) void client.end();
      });
    }
    return answer;
  };
  client.query = query as typeof client.query;
}

/**
 * Opens the pool. Whole numbers of eight bytes (`count`, `bigint`) arrive as numbers. Neither a connection nor an answer
 * is waited for longer than some seconds, so a call during a restart, a hang or a cut line is answered quickly; a
 * connection that was silent is thrown away. Without a listener for broken connections one of them would end the process.
 */
export function openPool(
  url: string,
  { size, queryTimeoutMs, inBatches = false, onError }: PoolOptions,
): pg.Pool {
  const pool = new pg.Pool({
    pipeline: !inBatches,
    connectionString: url,
    max: size,
    connectionTimeoutMillis: Math.min(CONNECT_WITHIN_MS, queryTimeoutMs),
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    application_name: 'selvedge',
    query_timeout: queryTimeoutMs,
    statement_timeout: queryTimeoutMs + STATEMENT_GRACE_MS,
    lock_timeout: Math.round(queryTimeoutMs * LOCK_SHARE),
    idle_in_transaction_session_timeout: Math.max(IDLE_IN_TRANSACTION_MS, queryTimeoutMs),
  });
  pool.on('connect', (client) => {
    client.on('error', onError);
    tend(client);
  });
  refuseSecond(pool);
  // The pool repeats what its idle connections said already.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Throws away the connections that wait for work, when there is reason to think that they lead nowhere any more: each
 * would hold up a call until its time is over. New ones are opened as they are needed.
 */
export function dropIdle(pool: pg.Pool): void {
  for (let left = pool.idleCount; left > 0; left -= 1) {
    pool.connect().then(
      (client) => client.release(true),
      () => undefined,
    );
  }
}

/** The query layer over a pool. */
export function openDb(pool: pg.Pool): Db {
  return drizzle(pool);
}
