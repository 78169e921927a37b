import { type SQL, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import Cursor from 'pg-cursor';
import { type ColumnType, type RowOf, rowReader, type RowShape } from './columnTypes';
import { type Connection, connectionOf } from './connection';
import type { Queryable } from './pool';

/** Declared raw statement for the test: its declared row, and its text for example arguments. */
export interface DeclaredStatement {
  name: string;
  /** Null for a statement that returns only the number of rows. */
  row: RowShape | null;
  example: () => { sql: string; params: unknown[] };
}

const declared: DeclaredStatement[] = [];

/** Returns all raw statements of the loaded modules. */
export function declaredStatements(): readonly DeclaredStatement[] {
  return declared;
}

const dialect = new PgDialect();

/** Renders a part without values once, for statements that are built in every call. */
export function constantSql(part: SQL): SQL {
  const { sql: text, params } = dialect.sqlToQuery(part);
  if (params.length > 0) throw new Error('a part with values is put together for each call');
  return sql.raw(text);
}

/** Common part of all declarations. */
interface Declaration<Args extends readonly unknown[]> {
  /** Name `area.what`, unique in the server. */
  name: string;
  sql: (...args: Args) => SQL;
  /** Builds the statement with arguments for the test, which runs it on an empty installation and rolls it back. */
  example: (make: (...args: Args) => SQL) => SQL;
}

function declare<Args extends readonly unknown[]>(
  { name, sql, example }: Declaration<Args>,
  row: RowShape | null,
): void {
  declared.push({ name, row, example: () => dialect.sqlToQuery(example(sql)) });
}

/** Option to keep the statement prepared on each connection: for statements of every call, whose text has few variants. */
interface Kept {
  kept?: boolean;
}

/** Most variants of one statement's text that connections keep prepared; any other is planned anew. */
const MOST_FORMS = 8;

/** Types whose values stay text as the database writes them, as in the query layer. */
const AS_TEXT = new Set<number>([
  pg.types.builtins.TIMESTAMPTZ,
  pg.types.builtins.TIMESTAMP,
  pg.types.builtins.DATE,
]);
const asText = {
  getTypeParser: ((oid, format) =>
    AS_TEXT.has(oid) ? String : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/**
 * Returns the function that sends a declared statement: through the query layer, or as a named statement that connections keep prepared.
 */
function asker<Args extends readonly unknown[]>({ name, sql, kept = false }: Declaration<Args> & Kept) {
  if (!kept) return (db: Queryable, ...args: Args) => db.execute<Record<string, unknown>>(sql(...args));
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < MOST_FORMS) names.set(text, `${name}.${names.size}`);
    return names.get(text);
  };
  return (db: Queryable, ...args: Args) => {
    const { sql: text, params } = dialect.sqlToQuery(sql(...args));
    return connectionOf(db).query<Record<string, unknown>>({
      name: nameOf(text),
      text,
      values: params,
      types: asText,
    });
  };
}

/**
 * Declares a raw statement that returns rows, for queries that the query builder cannot express well. Its row is described by the columns
 * of the schema (`typeOf`) or by types of PostgreSQL (`column`); a test compares the description with the columns that the database
 * returns.
 */
export function statement<const Shape extends RowShape, Args extends readonly unknown[]>(
  declaration: Declaration<Args> & { row: Shape } & Kept,
): (db: Queryable, ...args: Args) => Promise<RowOf<Shape>[]> {
  declare(declaration, declaration.row);
  const read = rowReader(declaration.row);
  const ask = asker(declaration);
  return async (db, ...args) => read((await ask(db, ...args)).rows);
}

/** Declares a raw statement that returns only the number of rows it changed. */
export function command<Args extends readonly unknown[]>(
  declaration: Declaration<Args> & Kept,
): (db: Queryable, ...args: Args) => Promise<number> {
  declare(declaration, null);
  const ask = asker(declaration);
  return async (db, ...args) => (await ask(db, ...args)).rowCount ?? 0;
}

/**
 * Declares a column expression that the query builder selects and cannot express itself, with the type of its value. The test selects it
 * from the tables in `from`.
 */
export function expression<Value, Args extends readonly unknown[]>({
  type,
  from,
  ...declaration
}: Declaration<Args> & { type: ColumnType<Value>; from: PgTable | SQL }): (...args: Args) => SQL<Value> {
  const selected = (...args: Args) => sql`select ${declaration.sql(...args)} as value from ${from}`;
  declare({ ...declaration, sql: selected }, { value: type });
  const read = type.read ?? ((value) => value as Value);
  return (...args) => declaration.sql(...args).mapWith(read) as SQL<Value>;
}

/** Declaration of a statement with a fixed text: `values` returns its parameters `$1` and so on. */
interface FixedText<Shape extends RowShape, Args extends readonly unknown[]> {
  name: string;
  row: Shape;
  text: string;
  values: (...args: Args) => unknown[];
  example: (make: (...args: Args) => unknown[]) => unknown[];
}

function fixedText<Shape extends RowShape, Args extends readonly unknown[]>(
  { name, row, text, values, example }: FixedText<Shape, Args>,
  prepare: { name: string } | undefined,
) {
  declared.push({ name, row, example: () => ({ sql: text, params: example(values) }) });
  const read = rowReader(row);
  return async (asked: Connection | Queryable, ...args: Args): Promise<RowOf<Shape>[]> => {
    const client = '_' in asked ? connectionOf(asked) : asked;
    const query = { ...prepare, text, values: values(...args) };
    return read((await client.query<Record<string, unknown>>(query)).rows);
  };
}

/** Declares a raw statement with many rows: they are passed on in batches as they arrive, and only one batch is in memory. */
export function flowing<const Shape extends RowShape, Args extends readonly unknown[]>({
  name,
  row,
  text,
  values,
  example,
}: FixedText<Shape, Args>): (
  client: pg.ClientBase,
  batch: number,
  take: (rows: RowOf<Shape>[]) => void,
  ...args: Args
) => Promise<void> {
  declared.push({ name, row, example: () => ({ sql: text, params: example(values) }) });
  const read = rowReader(row);
  return async (client, batch, take, ...args) => {
    const cursor = client.query(new Cursor<Record<string, unknown>>(text, values(...args)));
    for (let rows = await cursor.read(batch); rows.length > 0; rows = await cursor.read(batch))
      take(read(rows));
    await cursor.close();
  };
}

/** Declares a raw statement of every call, which the database keeps prepared on each connection. */
export function prepared<const Shape extends RowShape, Args extends readonly unknown[]>(
  declaration: FixedText<Shape, Args>,
): (asked: Connection | Queryable, ...args: Args) => Promise<RowOf<Shape>[]> {
  return fixedText(declaration, { name: declaration.name });
}

/** Declares a raw statement on a connection of its own, for set-up and backups: nothing stays prepared. */
export function clientStatement<const Shape extends RowShape, Args extends readonly unknown[]>(
  declaration: FixedText<Shape, Args>,
): (client: pg.ClientBase, ...args: Args) => Promise<RowOf<Shape>[]> {
  return fixedText(declaration, undefined);
}
