import { drizzle } from 'drizzle-orm/node-postgres';
import { isDatabaseAway, isRepeatable } from './faults';
import type { Db, Tx } from './pool';

const ATTEMPTS = 6;

/**
 * One transaction on a connection of its own, which is given back however the work ends, also when it could not even
 * begin; one that broke is thrown away.
 */
async function once<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  let broken = false;
  try {
    return await drizzle(client).transaction(work);
  } catch (error) {
    broken = isDatabaseAway(error);
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * Runs work in one transaction. On a serialization failure or a deadlock, and on nothing else, the whole work runs
 * again after a short random wait; so the work must not do anything outside the database.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(db, work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !isRepeatable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    }
  }
}
