import type { components } from '@selvedge/api-spec/types';
import { asc, Column, desc, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { jsonOf } from './columnTypes';
import { expression } from './statement';

export type Direction = components['schemas']['SortOrder'];

/** Fields by which a request sorts a list, the first one first, and their directions in the same order; the contract bounds both. */
export interface Sorting<Field extends string> {
  sort?: readonly Field[] | undefined;
  order?: readonly Direction[] | undefined;
}

/** Field of a sort order with its direction. */
export interface SortKey<Field extends string> {
  readonly field: Field;
  readonly direction: Direction;
}

/** Directions of a list for fields that a request names without one: ascending unless all or single fields are named here. */
type NamedDirection<Field extends string> = Direction | Readonly<Partial<Record<Field, Direction>>>;

/** Order of a list when a request names no field: ascending unless said otherwise; a direction in the request applies to it. */
interface Usual<Field extends string> {
  readonly field: Field;
  readonly direction?: Direction;
}

/** Returns the fields of a request with their directions; none only when it names none and the list has no `usual` one. */
export function sortKeys<Field extends string>(
  { sort = [], order = [] }: Sorting<Field>,
  usual?: Usual<Field>,
  named: NamedDirection<Field> = 'asc',
): SortKey<Field>[] {
  if (sort.length === 0)
    return usual === undefined
      ? []
      : [{ field: usual.field, direction: order[0] ?? usual.direction ?? 'asc' }];
  const usualOf = (field: Field): Direction => (typeof named === 'string' ? named : (named[field] ?? 'asc'));
  return sort.map((field, at) => ({ field, direction: order[at] ?? usualOf(field) }));
}

/** Returns one term of an `order by`. */
export function orderTerm(column: SQLWrapper, direction: Direction): SQL {
  return direction === 'asc' ? asc(column) : desc(column);
}

/** Sort orders of a list. */
export interface Ordering<Field extends string> {
  /** Column or expression of each field. */
  columns: Readonly<Record<Field, SQLWrapper>>;
  /** Order when a request names no field: a field, or terms that no direction changes. */
  usual: Usual<Field> | readonly SQL[];
  named?: NamedDirection<Field>;
  /**
   * Whether rows without a value come last in either direction; else as in PostgreSQL, which holds nothing for greater than anything. Columns
   * that always have a value are left alone: their indexes order rows by them as they are.
   */
  nullsLast?: boolean;
  /** Terms that order rows which are equal by all fields; they end in a unique one, so that pages neither repeat nor lose rows. */
  ties: readonly SQL[];
}

const isTerms = <Field extends string>(usual: Usual<Field> | readonly SQL[]): usual is readonly SQL[] =>
  Array.isArray(usual);

const hasAlwaysValue = (column: SQLWrapper): boolean => is(column, Column) && column.notNull;

/** Returns the terms of the `order by` of a list for a request: its fields, or the usual order, and then the ties. */
export function orderTerms<Field extends string>(
  asked: Sorting<Field>,
  { columns, usual, named, nullsLast = false, ties }: Ordering<Field>,
): SQL[] {
  const keys = sortKeys(asked, isTerms(usual) ? undefined : usual, named);
  const terms = keys.map(({ field, direction }) => {
    const term = orderTerm(columns[field], direction);
    return nullsLast && !hasAlwaysValue(columns[field]) ? sql`${term} nulls last` : term;
  });
  return [...(terms.length === 0 && isTerms(usual) ? usual : terms), ...ties];
}

/** Returns terms as one piece, for statements that are written as text. */
export const joined = (terms: readonly SQL[]): SQL => sql.join([...terms], sql`, `);

/**
 * Selects the place of each row by some columns, in their order: equal values have the same place. With it a list is sorted in memory by
 * values that the database does not have together with some that it has, in the collation of the database. An absent column is null.
 */
export const placesBy = expression({
  name: 'ordering.places',
  type: jsonOf<(number | null)[]>(),
  sql: (columns: readonly (SQLWrapper | undefined)[]) => {
    const places = columns.map((one) =>
      one === undefined ? sql`null` : sql`dense_rank() over (order by ${one})`,
    );
    return sql`json_build_array(${joined(places)})`;
  },
  from: sql`(values (1), (2)) t(n)`,
  example: (make) => make([sql`t.n`, undefined]),
});

type Value = number | string | null;

const { compare } = new Intl.Collator('en');

/** Compares two rows by the values that they have for the keys, in the order of the keys; a row without a value comes last in either direction. */
export function compareBy(
  keys: readonly SortKey<string>[],
  values: readonly Value[],
  others: readonly Value[],
): number {
  for (const [at, { direction }] of keys.entries()) {
    const [one = null, other = null] = [values[at], others[at]];
    if (one === other) continue;
    if (one === null || other === null) return one === null ? 1 : -1;
    const found =
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : compare(String(one), String(other));
    if (found !== 0) return direction === 'asc' ? found : -found;
  }
  return 0;
}
