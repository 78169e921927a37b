import { drizzle } from 'drizzle-orm/node-postgres';
import { CommitLostError, isCommitDoubtful, isDatabaseAway, isRepeatable } from './faults';
import type { Db, Tx } from './pool';

const ATTEMPTS = 6;

/** What open transactions still do, once, right before they are committed. */
const lastTasks = new WeakMap<object, (() => Promise<void>)[]>();

/**
 * Puts work off to the end of a transaction that {@link inTransaction} began, right before its commit. Answers false, and
 * does nothing, for a connection that is in no such transaction: the caller then works at once.
 */
export function beforeCommit(tx: object, task: () => Promise<void>): boolean {
  const tasks = lastTasks.get(tx);
  tasks?.push(task);
  return tasks !== undefined;
}

/**
 * One transaction on a connection of its own, which is given back however the work ends, also when it could not even
 * begin; one that broke or was silent is thrown away. What the work failed with stands, also when the rollback after it
 * finds the connection gone.
 */
async function once<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  const state = { broken: false, committing: false, failure: undefined as { error: unknown } | undefined };
  try {
    return await drizzle(client).transaction(async (tx) => {
      try {
        const tasks: (() => Promise<void>)[] = [];
        lastTasks.set(tx, tasks);
        const result = await work(tx);
        lastTasks.delete(tx);
        for (const task of tasks) await task();
        state.committing = true;
        return result;
      } catch (error) {
        state.failure = { error };
        throw error;
      }
    });
  } catch (error) {
    const own = state.failure === undefined ? error : state.failure.error;
    state.broken = isDatabaseAway(error) || isDatabaseAway(own);
    throw state.committing && isCommitDoubtful(error) ? new CommitLostError(error) : own;
  } finally {
    client.release(state.broken);
  }
}

/**
 * Runs work in one transaction. On a serialization failure or a deadlock, and on nothing else, the whole work runs
 * again after a short random wait; so the work must not do anything outside the database, such as sending a message: that
 * is a job, put into the queue by the work. Throws `CommitLostError` when nobody can say whether the work was done: only a
 * caller with an Idempotency-Key may then simply repeat it.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const done = await once(db, work).then(
      (result) => ({ result }),
      (error: unknown) => {
        if (attempt >= ATTEMPTS || !isRepeatable(error)) throw error;
        return null;
      },
    );
    if (done !== null) return done.result;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
  }
}
