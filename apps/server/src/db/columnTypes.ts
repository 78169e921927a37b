import type { PgColumn } from 'drizzle-orm/pg-core';

/** A column of a raw statement's row: its type in PostgreSQL, whether it may be empty, and how its value is read. */
export interface ColumnType<Value> {
  /** As `format_type` names it. */
  readonly type: string;
  readonly nullable: boolean;
  /** Absent where the driver's value is taken as it comes. */
  readonly read?: (value: unknown) => Value;
  /** Only for the compiler. */
  readonly value?: Value;
}

const readMoment = (value: unknown): Date => (value instanceof Date ? value : new Date(String(value)));

/** Columns of raw statements by their type in PostgreSQL. Amounts and counts of eight bytes arrive as numbers (see pool). */
export const column = {
  text: { type: 'text', nullable: false } as ColumnType<string>,
  texts: { type: 'text[]', nullable: false } as ColumnType<string[]>,
  integer: { type: 'integer', nullable: false } as ColumnType<number>,
  bigint: { type: 'bigint', nullable: false } as ColumnType<number>,
  float: { type: 'double precision', nullable: false } as ColumnType<number>,
  boolean: { type: 'boolean', nullable: false } as ColumnType<boolean>,
  moment: { type: 'timestamp with time zone', nullable: false, read: readMoment } as ColumnType<Date>,
  /** What a function without an answer answers. */
  nothing: { type: 'void', nullable: false } as ColumnType<''>,
};

/** What the statement itself makes as JSON. */
export function jsonOf<Value>(): ColumnType<Value> {
  return { type: 'json', nullable: false };
}

/** A moment as the database writes it, for rows of which few are looked at; not in prepared statements. */
export function asText<Value extends Date | null>({
  type,
  nullable,
}: ColumnType<Value>): ColumnType<Value extends null ? string | null : string> {
  return { type, nullable };
}

/** The same column where it may be empty: behind an outer join, or a sum of nothing. */
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

/** The type of a column of a table, under whatever name a statement reads it. */
export function typeOf<Column extends PgColumn>(stored: Column): StoredType<Column> {
  const type = stored.getSQLType().replace(/^timestamp \(\d\)/, 'timestamp');
  const nullable = !stored.notNull;
  if (!type.startsWith('timestamp')) return { type, nullable };
  const moment = nullable ? orNull(column.moment) : column.moment;
  return moment as StoredType<Column>;
}

/** What a column of a type holds. */
export type ValueOf<Type extends ColumnType<unknown>> = Type extends ColumnType<infer Value> ? Value : never;

/** What a statement answers, by name of column. */
export type RowShape = Readonly<Record<string, ColumnType<unknown>>>;

/** A row of a shape. */
export type RowOf<Shape extends RowShape> = {
  [Name in keyof Shape]: ValueOf<Shape[Name]>;
};

/** Gives the function that makes rows of a shape out of the driver's rows, in place. */
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
