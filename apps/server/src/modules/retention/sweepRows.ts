import { getTableName, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/pool';
import { RETENTION, type TableName, tableOf } from './rules';

/** Rows one statement removes: few enough to be done in a moment and to hold nobody up. */
export const BATCH = 1000;
/** Statements per table and round; what is left goes in the next round. */
const ROUNDS = 50;

/** Rows removed by table. */
export type Removed = Record<string, number>;

const names = Object.keys(RETENTION) as TableName[];

/** Removes the rows whose time is over by the rule of their table, in small statements. Ends early when told to stop. */
export async function sweepRows(db: Queryable, now: Date, stopped: () => boolean): Promise<Removed> {
  const removed: Removed = {};
  for (const name of names) {
    const { gone } = RETENTION[name];
    if (gone === undefined) continue;
    const table = sql.identifier(getTableName(tableOf(name)));
    for (let round = 0; round < ROUNDS && !stopped(); round += 1) {
      const done = await db.execute(sql`delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${gone(now)} limit ${BATCH} for update skip locked))`);
      const count = done.rowCount ?? 0;
      if (count > 0) removed[name] = (removed[name] ?? 0) + count;
      if (count < BATCH) break;
    }
  }
  return removed;
}
