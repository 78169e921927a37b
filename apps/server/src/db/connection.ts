import type pg from 'pg';
import type { Queryable } from './pool';

/** Pool or single connection on which statements are sent. */
export type Connection = pg.Pool | pg.ClientBase;

/** Returns the pool or the transaction's connection behind a query layer, for statements that are sent without it. */
export function connectionOf(db: Queryable): Connection {
  const { client } = db._.session as unknown as { client: Connection };
  return client;
}
