import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

const holding = new AsyncLocalStorage<pg.Pool>();

/** Work asked its pool for a second connection while its transaction holds one. */
export class SecondConnectionError extends Error {
  constructor() {
    super('a second connection was asked for while a transaction is open: pass the transaction on');
    this.name = 'SecondConnectionError';
  }
}

/** Work that takes its time was begun while its transaction holds a connection. */
export class SlowWorkError extends Error {
  constructor(work: string) {
    super(
      `${work} was begun while a transaction is open: it comes before the transaction, or is a job after it`,
    );
    this.name = 'SlowWorkError';
  }
}

/**
 * Said by everything that may take long and needs no database (threads, hashes of passwords, what lies outside), at its beginning. While a
 * transaction of the caller holds a connection it fails as a fault of the program: a few slow calls would hold all connections, and
 * nobody else would be served.
 */
export function refuseWhileHolding(work: string): void {
  if (holding.getStore() !== undefined) throw new SlowWorkError(work);
}

/** Runs the work of a transaction, which holds a connection of the pool. */
export function whileHolding<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  // Waited for within: the query layer sends a statement when somebody waits for it.
  return holding.run(pool, async () => await work());
}

/**
 * Makes a pool refuse a second connection to work whose transaction holds one: calls that hold one and wait for another would wait for
 * each other until none of the pool is left. The refusal is a fault of the program.
 */
export function refuseSecond(pool: pg.Pool): void {
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
