import type { ClientBase } from 'pg';
import { column, orNull } from '../db/columnTypes';
import { clientStatement } from '../db/statement';

/** Tables whose rows are not restored: sessions, sent codes and counters of that time must not become valid again. */
const SHORT_LIVED = [
  'captchas',
  'catalogue_changes',
  'factor_challenges',
  'rate_windows',
  'sessions',
  'setup_tokens',
  'social_bindings',
  'social_tickets',
  'verification_codes',
];

/** Table and the columns whose values are backed up; generated columns are computed by the database. */
export interface TableColumns {
  name: string;
  columns: string[];
}

const keptTables = clientStatement({
  name: 'backup.tables',
  row: { name: column.text, columns: column.texts },
  text: `select table_name::text as name, array_agg(column_name::text order by ordinal_position) as columns
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
        and table_name <> all ($1)
      group by table_name order by table_name`,
  values: (left: readonly string[]) => [left],
  example: (make) => make(SHORT_LIVED),
});

/** Returns the tables whose rows a backup contains, by name. */
export async function tablesToKeep(client: ClientBase): Promise<TableColumns[]> {
  return keptTables(client, SHORT_LIVED);
}

/** Quotes a name for SQL, whatever letters it has. */
function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Returns `"table" ("column", ...)` for COPY. */
export function copyTarget({ name, columns }: TableColumns): string {
  return `public.${quoted(name)} (${columns.map(quoted).join(', ')})`;
}

const sequences = clientStatement({
  name: 'backup.sequences',
  row: { name: column.text, value: orNull(column.text) },
  text: `select sequencename::text as name, last_value::text as value from pg_sequences where schemaname = 'public' order by 1`,
  values: () => [],
  example: (make) => make(),
});

/** Returns the sequences of the installation and their last values. */
export async function readSequences(
  client: ClientBase,
): Promise<Array<{ name: string; value: string | null }>> {
  return sequences(client);
}

const anyTable = clientStatement({
  name: 'backup.anyTable',
  row: { name: column.text },
  text: `select c.relname::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'drizzle', 'graphile_worker') and c.relkind in ('r', 'p') limit 1`,
  values: () => [],
  example: (make) => make(),
});

const setSequence = clientStatement({
  name: 'backup.setSequence',
  row: { value: column.bigint },
  text: 'select setval(found, $2) as value from to_regclass($1) found where found is not null',
  values: (name: string, value: string) => [`public.${quoted(name)}`, value],
  example: (make) => make('none', '1'),
});

/** Sets a sequence to its value in the backup; does nothing for a sequence that this program does not have. */
export async function writeSequence(client: ClientBase, name: string, value: string): Promise<void> {
  await setSequence(client, name, value);
}

/** Returns whether the database is empty: no tables, no records of migrations and no job queue. */
export async function isEmptyDatabase(client: ClientBase): Promise<boolean> {
  return (await anyTable(client)).length === 0;
}

const allTables = clientStatement({
  name: 'backup.allTables',
  row: { name: column.text },
  text: `select tablename::text as name from pg_tables where schemaname = 'public'`,
  values: () => [],
  example: (make) => make(),
});

/** Drops every table of an installation that could not be restored completely. */
export async function dropTables(client: ClientBase): Promise<void> {
  for (const { name } of await allTables(client))
    await client.query(`drop table public.${quoted(name)} cascade`);
  await client.query('drop schema if exists drizzle cascade');
}

const foreignKeys = clientStatement({
  name: 'backup.foreignKeys',
  row: { table: column.text, name: column.text, definition: column.text },
  text: `select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  values: () => [],
  example: (make) => make(),
});

/**
 * Runs work without the foreign keys of the tables and recreates them afterwards, which checks every row. Tables can thus be filled in any
 * order. Must run inside a transaction.
 */
export async function withoutForeignKeys(client: ClientBase, work: () => Promise<void>): Promise<void> {
  const keys = await foreignKeys(client);
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  }
  await work();
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  }
}

/** Runs work on a table with its own triggers disabled: the rows they once wrote are in the backup. Must run inside a transaction. */
export async function withoutTriggers(
  client: ClientBase,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  await client.query(`alter table public.${quoted(name)} disable trigger user`);
  await work();
  await client.query(`alter table public.${quoted(name)} enable trigger user`);
}
