import { lt } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/pool';
import { subOrderReminders } from '../../../db/schema/orders';
import { inTransaction } from '../../../db/tx';

/** When timed work is done, and whether it is to end. */
export interface TimedWork {
  now: Date;
  stopped: () => boolean;
}

/** Does work for each row in a transaction of its own; one that fails does not hold up the others, and is told at the end. */
export async function eachByItself<Row>(
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

/** Whether nobody was reminded of this yet, or not since a moment where one is given; notes that somebody is now. */
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
