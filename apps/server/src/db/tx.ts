import { isRepeatable } from './faults';
import type { Db, Tx } from './pool';

const ATTEMPTS = 6;

/**
 * Runs work in one transaction. On a serialization failure or a deadlock, and on nothing else, the whole work runs
 * again after a short random wait; so the work must not do anything outside the database.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !isRepeatable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    }
  }
}
