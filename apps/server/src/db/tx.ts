import { drizzle, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { CommitLostError, isCommitDoubtful, isDatabaseUnavailable, isRepeatable } from './faults';
import { runHoldingConnection } from './holding';
import type { Db, Tx } from './pool';

const ATTEMPTS = 6;

/** State of an open transaction: pending statements, and work to do before the commit. */
interface Open {
  /** Sent statements whose results are not awaited yet. */
  sent: Promise<unknown>[];
  /** Tasks that run once, right before the commit. */
  last: (() => Promise<void>)[];
}

const open = new WeakMap<object, Open>();

/**
 * Defers work to the end of a transaction that {@link inTransaction} began, right before its commit. Returns false, and does nothing, for a
 * connection that is in no such transaction: the caller then does the work at once.
 */
export function beforeCommit(tx: object, task: () => Promise<void>): boolean {
  const transaction = open.get(tx);
  transaction?.last.push(task);
  return transaction !== undefined;
}

/**
 * Sends a write whose result is not needed: a transaction that {@link inTransaction} began goes on at once and awaits it before its commit,
 * so that it leaves together with the following statements. Later statements see its effect, and fail with it. Outside such a transaction
 * it is awaited.
 */
export async function deferAwait(tx: object, statement: PromiseLike<unknown>): Promise<void> {
  const transaction = open.get(tx);
  // The query layer sends a statement once for each `then`.
  const answer = new Promise((resolve, reject) => void statement.then(resolve, reject));
  if (transaction === undefined) {
    await answer;
    return;
  }
  transaction.sent.push(answer);
  answer.catch(() => undefined);
}

const dialect = new PgDialect();

const layerOver = (client: pg.PoolClient): Tx =>
  new NodePgTransaction(dialect, drizzle(client)._.session, undefined);

/** Returns the first failure of pending statements: later ones only report that the transaction is aborted. */
async function firstFailure(sent: readonly Promise<unknown>[]): Promise<{ error: unknown } | null> {
  const answers = await Promise.allSettled(sent);
  const failed = answers.find((answer) => answer.status === 'rejected');
  return failed === undefined ? null : { error: failed.reason };
}

/** Sends the commit right behind all pending writes; throws the failure of either. */
async function commit(client: pg.PoolClient, { sent, last }: Open): Promise<void> {
  const before = [...sent, ...last.map((task) => task())];
  const committed = client.query('commit');
  committed.catch(() => undefined);
  const failure = await firstFailure(before);
  if (failure !== null && !isCommitDoubtful(failure.error)) throw failure.error;
  const { command } = await committed.catch((error: unknown) => {
    throw isCommitDoubtful(error) ? new CommitLostError(error) : error;
  });
  if (command !== 'COMMIT') throw new Error('a statement of the transaction had failed, nothing was kept');
}

/**
 * Runs one transaction on a connection of its own, the only one of the pool that its work can have. The connection is released however the
 * work ends, also when the transaction could not even begin; one that broke or did not answer is discarded. The error of the work is
 * thrown, also when the rollback after it finds the connection gone. `begin` leaves together with the first statement, `commit` with the
 * last.
 */
async function once<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  const tx = layerOver(client);
  const transaction: Open = { sent: [], last: [] };
  let isBroken = false;
  try {
    open.set(tx, transaction);
    await deferAwait(tx, client.query('begin'));
    const result = await runHoldingConnection(db.$client, () => work(tx));
    open.delete(tx);
    await commit(client, transaction);
    return result;
  } catch (error) {
    open.delete(tx);
    isBroken = isDatabaseUnavailable(error);
    const ended = client.query('rollback').catch((fault: unknown) => {
      isBroken = true;
      return fault;
    });
    const failure = await firstFailure(transaction.sent);
    await ended;
    if (failure === null || error instanceof CommitLostError) throw error;
    isBroken ||= isDatabaseUnavailable(failure.error);
    throw failure.error;
  } finally {
    client.release(isBroken);
  }
}

/**
 * Runs work in one transaction. When another transaction got in its way ({@link isRepeatable}), and else never, the whole work runs again
 * after a short random wait; so the work must not have effects outside the database, such as sending a message: these are jobs, put into
 * the queue by the work. Throws `CommitLostError` when it is unknown whether the work was committed: only a caller with an Idempotency-Key
 * may then simply repeat it.
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
