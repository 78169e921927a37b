import { getTableColumns, getTableName, type SQL, sql, type SQLChunk } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/pool';
import { command } from '../db/statement';

const AT_ONCE = 4000;

const insertJson = command({
  name: 'demo.insertJson',
  sql: (into: SQLChunk, names: SQL, rows: string) =>
    sql`insert into ${into} (${names}) select ${names} from json_populate_recordset(null::${into}, ${rows}::json)`,
  example: (make) => make(sql.identifier('system_state'), sql`key, value`, '[]'),
});

/**
 * Inserts many rows quickly: each part travels as one JSON text that PostgreSQL turns into rows. All rows must have the
 * same fields as the first; columns that it has not keep their defaults.
 */
export async function insertBulk<T extends PgTable>(
  db: Queryable,
  table: T,
  rows: ReadonlyArray<T['$inferInsert']>,
): Promise<void> {
  const first = rows[0];
  if (first === undefined) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const into = sql.identifier(getTableName(table));
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql.raw(', '),
  );
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const part = rows
      .slice(start, start + AT_ONCE)
      .map((row) =>
        Object.fromEntries(columns.map(([key, column]) => [column.name, Reflect.get(row, key) ?? null])),
      );
    await insertJson(db, into, names, JSON.stringify(part));
  }
}
