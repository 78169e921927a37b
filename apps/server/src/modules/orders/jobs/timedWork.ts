import { lt } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/pool';
import { subOrderReminders } from '../../../db/schema/orderMessages';
import { inTransaction } from '../../../db/tx';

/** Time of a run of timed work, and whether it must stop. */
export interface TimedWork {
  now: Date;
  stopped: () => boolean;
}

/** Does the work for each row in its own transaction; a failing one does not stop the others, the first error is thrown at the end. */
export async function forEachInTransaction<Row>(
  db: Db,
  rows: readonly Row[],
  stopped: () => boolean,
  work: (tx: Tx, row: Row) => Promise<void>,
): Promise<void> {
  const faults: unknown[] = [];
  for (const row of rows) {
    if (stopped()) break;
    await inTransaction(db, (tx) => work(tx, row)).catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0) throw faults[0];
}

/**
 * Records a reminder and returns whether it was due: none of its kind existed for the sub-order, or none since `since` where that is
 * passed.
 */
export async function firstReminder(
  tx: Tx,
  subOrderId: string,
  kind: (typeof subOrderReminders.$inferInsert)['kind'],
  now: Date,
  since?: Date,
): Promise<boolean> {
  const insert = tx.insert(subOrderReminders).values({ subOrderId, kind, at: now });
  const target = [subOrderReminders.subOrderId, subOrderReminders.kind];
  const noted = await (
    since === undefined
      ? insert.onConflictDoNothing()
      : insert.onConflictDoUpdate({ target, set: { at: now }, setWhere: lt(subOrderReminders.at, since) })
  ).returning({ at: subOrderReminders.at });
  return noted.length > 0;
}
