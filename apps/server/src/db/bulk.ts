import { getTableColumns, getTableName, type SQL, sql, type SQLChunk } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './pool';
import { command } from './statement';

const AT_ONCE = 4000;

const insertJson = command({
  name: 'bulk.insert',
  sql: (into: SQLChunk, names: SQL, rows: string) =>
    sql`insert into ${into} (${names}) select ${names} from json_populate_recordset(null::${into}, ${rows}::json)`,
  example: (make) => make(sql.identifier('system_state'), sql`key, value`, '[]'),
});

const updateJson = command({
  name: 'bulk.update',
  sql: (table: SQLChunk, changes: SQL, same: SQL, rows: string) =>
    sql`update ${table} as kept set ${changes} from json_populate_recordset(null::${table}, ${rows}::json) as given where ${same}`,
  example: (make) =>
    make(sql.identifier('system_state'), sql`value = given.value`, sql`kept.key = given.key`, '[]'),
});

type Field<T extends PgTable> = keyof T['$inferInsert'] & string;

const listOf = (parts: SQLChunk[], between: string) => sql.join(parts, sql.raw(between));

/** Returns rows as JSON text, with their fields under the names of the table's columns. */
function asColumns(
  columns: readonly (readonly [field: string, { name: string }])[],
  rows: readonly object[],
) {
  return JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(columns.map(([key, column]) => [column.name, Reflect.get(row, key) ?? null])),
    ),
  );
}

/**
 * Inserts many rows quickly: each batch is sent as one JSON text that PostgreSQL turns into rows. All rows must have the same fields as the
 * first; columns that it lacks get their defaults.
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
  const names = listOf(
    columns.map(([, column]) => sql.identifier(column.name)),
    ', ',
  );
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await insertJson(db, into, names, asColumns(columns, rows.slice(start, start + AT_ONCE)));
  }
}

/**
 * Updates many rows quickly, matched by the fields `by`: each gets the values of the fields `set` that it contains; a field that is absent
 * or null stays as it is. `also` are further assignments for every row, in terms of the stored row `kept`.
 */
export async function updateBulk<T extends PgTable>(
  db: Queryable,
  table: T,
  { by, set, also = [] }: { by: readonly Field<T>[]; set: readonly Field<T>[]; also?: readonly SQL[] },
  rows: ReadonlyArray<Partial<T['$inferInsert']>>,
): Promise<void> {
  const all = getTableColumns(table);
  const columns = Object.entries(all).filter(([key]) => [...by, ...set].some((field) => field === key));
  const named = (field: string) => columns.flatMap(([key, column]) => (key === field ? [column.name] : []));
  const changes = set.flatMap(named).map((name) => {
    const column = sql.identifier(name);
    return sql`${column} = coalesce(given.${column}, kept.${column})`;
  });
  const same = by
    .flatMap(named)
    .map((name) => sql`kept.${sql.identifier(name)} = given.${sql.identifier(name)}`);
  const into = sql.identifier(getTableName(table));
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const part = asColumns(columns, rows.slice(start, start + AT_ONCE));
    await updateJson(db, into, listOf([...changes, ...also], ', '), listOf(same, ' and '), part);
  }
}
