import type { Writable } from 'node:stream';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { isQueryTimeout } from './faults';
import { refuseSecondConnection } from './holding';

const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

/** Timeout for getting a connection, in ms; shorter when the query timeout is shorter. */
const CONNECT_WITHIN_MS = 5000;
/** Extra time, in ms, after which the database cancels a statement whose caller does not wait any more. */
const STATEMENT_GRACE_MS = 1000;
/** Lock timeout as a part of the statement timeout, so that the refusal still comes from the database. */
const LOCK_SHARE = 0.8;
/** Time after which the database ends an idle transaction, in ms. */
const IDLE_IN_TRANSACTION_MS = 15_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

/** Timeout of statements that fill or sweep tables rather than answer a call, in ms. */
export const CHORE_TIMEOUT_MS = 10 * 60_000;

/** Query layer over the pool. `$client` is the pool itself. */
export type Db = NodePgDatabase<Record<string, never>> & { $client: pg.Pool };

/** Transaction of the query layer. */
export type Tx = Parameters<Parameters<NodePgDatabase<Record<string, never>>['transaction']>[0]>[0];

/** Pool or transaction: the parameter of a query. */
export type Queryable = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** Options of a pool. */
export interface PoolOptions {
  /** Maximum number of connections. */
  size: number;
  /** Timeout of one statement, in ms. */
  queryTimeoutMs: number;
  /** True when rows of one statement are fetched in batches, which allows only one statement at a time. */
  inBatches?: boolean;
  /** Receives the error of every connection that breaks, also of one inside a transaction that waits for nothing at that moment. */
  onError: (error: Error) => void;
}

/**
 * Prepares a connection: ends it when a statement was not answered in time, because any further statement, a rollback too, would wait as
 * long again. Statements of one tick are sent together: a packet costs both sides more than most statements.
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
        if (isQueryTimeout(error)) void client.end();
      });
    }
    return answer;
  };
  client.query = query as typeof client.query;
}

/**
 * Opens the pool. Eight-byte integers (`count`, `bigint`) arrive as numbers. Waits for a connection or an answer are limited to some
 * seconds, so a call during a restart, a hang or a network failure is answered quickly; a connection that did not answer is discarded.
 * Without a listener for broken connections one of them would end the process.
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
  refuseSecondConnection(pool);
  // The pool repeats errors that its idle connections already reported.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Closes the idle connections of a pool, when they are probably dead: each would delay a call until its timeout. New ones are opened as
 * they are needed.
 */
export function dropIdle(pool: pg.Pool): void {
  for (let left = pool.idleCount; left > 0; left -= 1) {
    pool.connect().then(
      (client) => client.release(true),
      () => undefined,
    );
  }
}

/** Creates the query layer over a pool. */
export function openDb(pool: pg.Pool): Db {
  return drizzle(pool);
}
