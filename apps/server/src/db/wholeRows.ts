import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type ColumnType, typeOf } from './columnTypes';
import { textOnce } from './statement';

/** Columns of a table as its rows name them and as the database does. */
const columnsOf = (table: PgTable) => Object.entries(getTableColumns(table));

/** The value of a column that a new row does not give: what the table says, or nothing. */
function defaultOf(column: { default: unknown; hasDefault: boolean; name: string }): unknown {
  if (!column.hasDefault) return null;
  if (typeof column.default === 'object' && column.default !== null && !Array.isArray(column.default))
    throw new Error(`${column.name} has a default that only the database knows`);
  return column.default;
}

/** A new row as it will be stored, so that it need not be read back: columns that are not given hold their defaults. */
export function wholeRow<T extends PgTable>(table: T, row: T['$inferInsert']): T['$inferSelect'] {
  return Object.fromEntries(
    columnsOf(table).map(([key, column]) => [key, (Reflect.get(row, key) as unknown) ?? defaultOf(column)]),
  );
}

/** `insert` of whole rows that travel as one JSON text, the parameter of this number. */
export function insertWhole(table: PgTable, parameter: number): string {
  const names = columnsOf(table)
    .map(([, { name }]) => name)
    .join(', ');
  const into = getTableName(table);
  return `insert into ${into} (${names}) select ${names} from jsonb_populate_recordset(null::${into}, $${parameter}::jsonb)`;
}

/** What a raw statement answers that reads whole rows with {@link everyColumn}. */
export function shapeOf<T extends PgTable>(
  table: T,
): { [Name in keyof T['$inferSelect']]: ColumnType<T['$inferSelect'][Name]> } {
  const shape = Object.fromEntries(columnsOf(table).map(([key, column]) => [key, typeOf(column)]));
  return shape as { [Name in keyof T['$inferSelect']]: ColumnType<T['$inferSelect'][Name]> };
}

/** All columns of a table, by the names of its rows: a text of its own for a statement to hold. */
export function everyColumn(table: PgTable): SQL {
  return textOnce(
    sql.join(
      columnsOf(table).map(([key, column]) => sql`${column} as ${sql.identifier(key)}`),
      sql`, `,
    ),
  );
}

/** The JSON text of whole rows. */
export function wholeRowsJson<T extends PgTable>(table: T, rows: readonly T['$inferSelect'][]): string {
  const columns = columnsOf(table);
  return JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map(([key, { name }]) => [name, Reflect.get(row, key)]))),
  );
}
