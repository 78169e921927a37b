import type pg from 'pg';
import type { Queryable } from './pool';

/** What is asked on: the pool, or one connection. */
export type Connection = pg.Pool | pg.ClientBase;

/** The pool or the connection of the transaction behind a query layer, for statements that are sent as they are. */
export function connectionOf(db: Queryable): Connection {
  const { client } = db._.session as unknown as { client: Connection };
  return client;
}
