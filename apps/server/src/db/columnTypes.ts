import type { PgColumn } from 'drizzle-orm/pg-core';

/** Type of a column of a raw statement's row: its type in PostgreSQL, whether it may be null, and how its value is read. */
export interface ColumnType<Value> {
  /** PostgreSQL type as `format_type` names it. */
  readonly type: string;
  readonly nullable: boolean;
  /** Converts the driver's value; absent when that value is used as it is. */
  readonly read?: (value: unknown) => Value;
  /** Type-level only: it carries `Value` for the compiler. */
  readonly value?: Value;
}

const readMoment = (value: unknown): Date => (value instanceof Date ? value : new Date(String(value)));

/** Columns of raw statements by their type in PostgreSQL. Eight-byte amounts and counts arrive as numbers (see pool). */
export const column = {
  text: { type: 'text', nullable: false } as ColumnType<string>,
  texts: { type: 'text[]', nullable: false } as ColumnType<string[]>,
  integer: { type: 'integer', nullable: false } as ColumnType<number>,
  bigint: { type: 'bigint', nullable: false } as ColumnType<number>,
  float: { type: 'double precision', nullable: false } as ColumnType<number>,
  boolean: { type: 'boolean', nullable: false } as ColumnType<boolean>,
  moment: { type: 'timestamp with time zone', nullable: false, read: readMoment } as ColumnType<Date>,
  /** Return type of a function without a result. */
  nothing: { type: 'void', nullable: false } as ColumnType<''>,
};

/** Column type of a JSON value that the statement builds. */
export function jsonOf<Value>(): ColumnType<Value> {
  return { type: 'json', nullable: false };
}

/** Column type of a moment that stays text as the database writes it, for rows of which few are read; not in prepared statements. */
export function asText<Value extends Date | null>({
  type,
  nullable,
}: ColumnType<Value>): ColumnType<Value extends null ? string | null : string> {
  return { type, nullable };
}

/** Returns the same column type with null allowed: behind an outer join, or for a sum over no rows. */
export function orNull<Value>({ read, ...type }: ColumnType<Value>): ColumnType<Value | null> {
  return {
    ...type,
    nullable: true,
    ...(read && { read: (value: unknown) => (value === null ? null : read(value)) }),
  };
}

type StoredType<Column extends PgColumn> = ColumnType<
  Column['_']['notNull'] extends true ? Column['_']['data'] : Column['_']['data'] | null
>;

/** Returns the type of a table's column, under whatever name a statement reads it. */
export function typeOf<Column extends PgColumn>(stored: Column): StoredType<Column> {
  const type = stored.getSQLType().replace(/^timestamp \(\d\)/, 'timestamp');
  const nullable = !stored.notNull;
  if (!type.startsWith('timestamp')) return { type, nullable };
  const moment = nullable ? orNull(column.moment) : column.moment;
  return moment as StoredType<Column>;
}

/** Names of a table's columns. */
type ColumnName<Table> = { [Key in keyof Table]: Table[Key] extends PgColumn ? Key : never }[keyof Table];

/** Returns the types of some columns of a table, by their names. */
export const typesOf = <Table, Name extends ColumnName<Table> & string>(
  table: Table,
  names: readonly Name[],
) =>
  Object.fromEntries(names.map((name) => [name, typeOf(table[name] as PgColumn)])) as {
    [Key in Name]: StoredType<Extract<Table[Key], PgColumn>>;
  };

/** Value type of a column type. */
export type ValueOf<Type extends ColumnType<unknown>> = Type extends ColumnType<infer Value> ? Value : never;

/** Columns of a statement's rows, by name. */
export type RowShape = Readonly<Record<string, ColumnType<unknown>>>;

/** Row type of a row shape. */
export type RowOf<Shape extends RowShape> = {
  [Name in keyof Shape]: ValueOf<Shape[Name]>;
};

/** Returns the function that converts the driver's rows into rows of a shape, in place. */
export function rowReader<Shape extends RowShape>(
  shape: Shape,
): (rows: Record<string, unknown>[]) => RowOf<Shape>[] {
  const reads = Object.entries(shape).flatMap(([name, { read }]) =>
    read === undefined ? [] : [{ name, read }],
  );
  return (rows) => {
    if (reads.length === 0) return rows as RowOf<Shape>[];
    for (const row of rows) for (const { name, read } of reads) row[name] = read(row[name]);
    return rows as RowOf<Shape>[];
  };
}
