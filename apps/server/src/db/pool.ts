import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';

const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

/** The query layer over the pool. `$client` is the pool itself. */
export type Db = NodePgDatabase<Record<string, never>> & { $client: pg.Pool };

/** A transaction of the query layer. */
export type Tx = Parameters<Parameters<NodePgDatabase<Record<string, never>>['transaction']>[0]>[0];

/** The pool or a transaction: what a query needs. */
export type Queryable = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/**
 * Opens the pool. Whole numbers of eight bytes (`count`, `bigint`) arrive as numbers. A connection that cannot be had in
 * 5 s fails rather than waits, so a request during a database restart answers quickly. `onError` hears of every
 * connection that breaks, also of one that is inside a transaction and waits for nothing just then: without a listener
 * that alone would end the process.
 */
export function openPool(url: string, size: number, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    application_name: 'selvedge',
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  pool.on('connect', (client) => client.on('error', onError));
  // The pool repeats what its idle connections said already.
  pool.on('error', () => undefined);
  return pool;
}

/** The query layer over a pool. */
export function openDb(pool: pg.Pool): Db {
  return drizzle(pool);
}
