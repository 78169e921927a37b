import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type ColumnType, typeOf } from './columnTypes';
import { constantSql } from './statement';

/** Returns the columns of a table, by the name of the field in its rows. */
const columnsOf = (table: PgTable) => Object.entries(getTableColumns(table));

/** Returns the value of a column that a new row leaves out: the default of the table, or null. */
function defaultOf(column: { default: unknown; hasDefault: boolean; name: string }): unknown {
  if (!column.hasDefault) return null;
  if (typeof column.default === 'object' && column.default !== null && !Array.isArray(column.default))
    throw new Error(`${column.name} has a default that only the database knows`);
  return column.default;
}

/** Returns a new row as it will be stored, so that it need not be read back: missing columns get their defaults. */
export function wholeRow<T extends PgTable>(table: T, row: T['$inferInsert']): T['$inferSelect'] {
  return Object.fromEntries(
    columnsOf(table).map(([key, column]) => [key, (Reflect.get(row, key) as unknown) ?? defaultOf(column)]),
  );
}

/** Returns an `insert` of whole rows that are sent as one JSON text, the parameter of this number. */
export function insertRowsSql(table: PgTable, parameter: number): string {
  const names = columnsOf(table)
    .map(([, { name }]) => name)
    .join(', ');
  const into = getTableName(table);
  return `insert into ${into} (${names}) select ${names} from jsonb_populate_recordset(null::${into}, $${parameter}::jsonb)`;
}

/** Returns the row shape of a raw statement that reads whole rows with {@link everyColumn}. */
export function shapeOf<T extends PgTable>(
  table: T,
): { [Name in keyof T['$inferSelect']]: ColumnType<T['$inferSelect'][Name]> } {
  const shape = Object.fromEntries(columnsOf(table).map(([key, column]) => [key, typeOf(column)]));
  return shape as { [Name in keyof T['$inferSelect']]: ColumnType<T['$inferSelect'][Name]> };
}

/** Returns all columns of a table, under the field names of its rows, as SQL text for a statement. */
export function everyColumn(table: PgTable): SQL {
  return constantSql(
    sql.join(
      columnsOf(table).map(([key, column]) => sql`${column} as ${sql.identifier(key)}`),
      sql`, `,
    ),
  );
}

/** Returns whole rows as JSON text. */
export function wholeRowsJson<T extends PgTable>(table: T, rows: readonly T['$inferSelect'][]): string {
  const columns = columnsOf(table);
  return JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map(([key, { name }]) => [name, Reflect.get(row, key)]))),
  );
}
