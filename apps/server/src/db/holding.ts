import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

const holding = new AsyncLocalStorage<pg.Pool>();

/** Error when work requests a second connection of its pool while its transaction uses one. */
export class SecondConnectionError extends Error {
  constructor() {
    super('a second connection was asked for while a transaction is open: pass the transaction on');
    this.name = 'SecondConnectionError';
  }
}

/** Error when slow work is begun while its transaction uses a connection. */
export class SlowWorkError extends Error {
  constructor(work: string) {
    super(
      `${work} was begun while a transaction is open: it comes before the transaction, or is a job after it`,
    );
    this.name = 'SlowWorkError';
  }
}

/**
 * Throws when slow work begins inside a transaction: everything that may take long and needs no database (threads, password hashes, outside
 * services) calls it at its beginning. While a transaction of the caller uses a connection, it fails as a programming error: a few slow
 * calls would occupy all connections, and no other call would be served.
 */
export function refuseInTransaction(work: string): void {
  if (holding.getStore() !== undefined) throw new SlowWorkError(work);
}

/** Runs the work of a transaction, which occupies a connection of the pool. */
export function runHoldingConnection<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  // Awaited inside: the query layer sends a statement when its result is awaited.
  return holding.run(pool, async () => await work());
}

/**
 * Makes a pool refuse a second connection to work whose transaction uses one: calls that occupy one and wait for another would wait for
 * each other as soon as the pool is exhausted. The refusal is a programming error.
 */
export function refuseSecondConnection(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  const guarded = (...args: unknown[]): unknown => {
    if (holding.getStore() !== pool) return connect(...args);
    const error = new SecondConnectionError();
    const [done] = args;
    if (typeof done !== 'function') return Promise.reject(error);
    process.nextTick(done as (error: Error) => void, error);
    return undefined;
  };
  pool.connect = guarded as typeof pool.connect;
}
