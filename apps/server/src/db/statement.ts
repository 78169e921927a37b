import { type SQL, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import Cursor from 'pg-cursor';
import { type ColumnType, type RowOf, rowReader, type RowShape } from './columnTypes';
import type { Queryable } from './pool';

/** A raw statement as the test looks at it: what it says it answers, and its text for an example of its arguments. */
export interface DeclaredStatement {
  name: string;
  /** Null where nothing is answered but the number of rows. */
  row: RowShape | null;
  example: () => { sql: string; params: unknown[] };
}

const declared: DeclaredStatement[] = [];

/** Every raw statement of the modules that were loaded. */
export function declaredStatements(): readonly DeclaredStatement[] {
  return declared;
}

const dialect = new PgDialect();

/** What every declaration says. */
interface Declaration<Args extends readonly unknown[]> {
  /** `area.what`, once in the server. */
  name: string;
  sql: (...args: Args) => SQL;
  /** Arguments for the test, which runs the statement on an empty house and takes it back. */
  example: (make: (...args: Args) => SQL) => SQL;
}

function declare<Args extends readonly unknown[]>(
  { name, sql, example }: Declaration<Args>,
  row: RowShape | null,
): void {
  declared.push({ name, row, example: () => dialect.sqlToQuery(example(sql)) });
}

/**
 * A raw statement that answers rows, for what the query builder cannot say well. Its row is described by the columns of the
 * schema (`typeOf`) or by types of PostgreSQL (`column`); a test compares the description with what the database answers.
 */
export function statement<const Shape extends RowShape, Args extends readonly unknown[]>(
  declaration: Declaration<Args> & { row: Shape },
): (db: Queryable, ...args: Args) => Promise<RowOf<Shape>[]> {
  declare(declaration, declaration.row);
  const read = rowReader(declaration.row);
  return async (db, ...args) => read((await db.execute(declaration.sql(...args))).rows);
}

/** A raw statement that answers nothing but how many rows it changed. */
export function command<Args extends readonly unknown[]>(
  declaration: Declaration<Args>,
): (db: Queryable, ...args: Args) => Promise<number> {
  declare(declaration, null);
  return async (db, ...args) => (await db.execute(declaration.sql(...args))).rowCount ?? 0;
}

/**
 * A column that the query builder selects and cannot say itself, with the type of its value. The test selects it `from` the
 * tables that it names.
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

/** What a statement with a fixed text says: `values` gives its parameters `$1` and so on. */
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
  return async (client: pg.Pool | pg.ClientBase, ...args: Args): Promise<RowOf<Shape>[]> => {
    const query = { ...prepare, text, values: values(...args) };
    return read((await client.query<Record<string, unknown>>(query)).rows);
  };
}

/** A raw statement with many rows: they are handed on in portions as they come, and no more than one is held. */
export function flowing<const Shape extends RowShape, Args extends readonly unknown[]>({
  name,
  row,
  text,
  values,
  example,
}: FixedText<Shape, Args>): (
  client: pg.ClientBase,
  portion: number,
  take: (rows: RowOf<Shape>[]) => void,
  ...args: Args
) => Promise<void> {
  declared.push({ name, row, example: () => ({ sql: text, params: example(values) }) });
  const read = rowReader(row);
  return async (client, portion, take, ...args) => {
    const cursor = client.query(new Cursor<Record<string, unknown>>(text, values(...args)));
    for (let rows = await cursor.read(portion); rows.length > 0; rows = await cursor.read(portion))
      take(read(rows));
    await cursor.close();
  };
}

/** A raw statement of every call, which the database keeps prepared on each connection. */
export function prepared<const Shape extends RowShape, Args extends readonly unknown[]>(
  declaration: FixedText<Shape, Args>,
): (client: pg.Pool | pg.ClientBase, ...args: Args) => Promise<RowOf<Shape>[]> {
  return fixedText(declaration, { name: declaration.name });
}

/** A raw statement on a connection of its own, for set-up and backups: nothing stays prepared. */
export function clientStatement<const Shape extends RowShape, Args extends readonly unknown[]>(
  declaration: FixedText<Shape, Args>,
): (client: pg.ClientBase, ...args: Args) => Promise<RowOf<Shape>[]> {
  return fixedText(declaration, undefined);
}
