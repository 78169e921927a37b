import { getTableName, type SQL, sql, type SQLChunk } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { command } from '../../../db/statement';
import { RETENTION, type TableName, tableOf } from '../rules/rules';

/** Rows that one statement removes: few enough to take a moment and not to block others. */
export const BATCH = 1000;
/** Maximum number of statements per table and round; the next round removes the rest. */
const ROUNDS = 50;

/** Number of removed rows by table. */
export type Removed = Record<string, number>;

const names = Object.keys(RETENTION) as TableName[];

/** Returns queries for the physical addresses (`ctid`) of the rows to remove now, each of at most one batch. */
function overdue(name: TableName, now: Date): SQL[] {
  const { gone, most } = RETENTION[name];
  const table = sql.identifier(getTableName(tableOf(name)));
  const found: SQL[] = [];
  if (gone !== undefined) {
    found.push(sql`select ctid from ${table} where ${gone(now)} limit ${BATCH} for update skip locked`);
  }
  if (most !== undefined) {
    const owner = sql.join(
      most.of.map((column) => sql.identifier(column)),
      sql`, `,
    );
    found.push(sql`select ctid from (
      select ctid, row_number() over (partition by ${owner} order by ${sql.identifier(most.newestBy)} desc) as place
      from ${table} where (${owner}) in (select ${owner} from ${table} group by ${owner} having count(*) > ${most.rows})
    ) as placed where place > ${most.rows} limit ${BATCH}`);
  }
  return found;
}

const deleteRows = command({
  name: 'retention.delete',
  sql: (table: SQLChunk, rows: SQL) => sql`delete from ${table} where ctid = any(array(${rows}))`,
  example: (make) => make(sql.identifier('notices'), sql`select ctid from notices limit 1`),
});

/** Removes expired rows by the rule of their table, in small statements. Ends early when `stopped`. */
export async function sweepRows(db: Queryable, now: Date, stopped: () => boolean): Promise<Removed> {
  const removed: Removed = {};
  for (const name of names) {
    const table = sql.identifier(getTableName(tableOf(name)));
    for (const rows of overdue(name, now)) {
      for (let round = 0; round < ROUNDS && !stopped(); round += 1) {
        const count = await deleteRows(db, table, rows);
        if (count > 0) removed[name] = (removed[name] ?? 0) + count;
        if (count < BATCH) break;
      }
    }
  }
  return removed;
}
