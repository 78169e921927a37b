import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/pool';

const AT_ONCE = 4000;

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
    await db.execute(
      sql`insert into ${into} (${names}) select ${names} from json_populate_recordset(null::${into}, ${JSON.stringify(part)}::json)`,
    );
  }
}
