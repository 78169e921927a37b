import { and, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core';

/**
 * One place where words are looked for: tables joined to the one searched, and a condition that one index answers; undefined for words that
 * cannot stand there.
 */
export type Place = readonly [joined: SQL, condition: SQL | undefined];

/**
 * True for rows of a table that words find in one of some places, within `scope`. Each place is a statement of its own, so that the planner takes
 * the index of the place for all rows, or the rows of the scope first where they are few; conditions joined by `or` read all rows.
 */
export function foundIn(
  table: AnyPgTable & { id: AnyPgColumn },
  places: readonly Place[],
  scope: SQL | undefined,
): SQL {
  const found = places
    .filter(([, condition]) => condition !== undefined)
    .map(
      ([joined, condition]) => sql`select ${table.id} from ${table} ${joined} where ${and(scope, condition)}`,
    );
  return found.length === 0 ? sql`false` : sql`${table.id} in (${sql.join(found, sql` union all `)})`;
}
