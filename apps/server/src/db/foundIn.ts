import { and, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core';

/**
 * Place to search: tables joined to the searched one, and a condition that a single index can answer; undefined for words that cannot
 * occur there.
 */
export type Place = readonly [joined: SQL, condition: SQL | undefined];

/**
 * Condition that a row of a table, within `scope`, matches in at least one of several places. Each place is a statement of its own, so that
 * the planner uses the index of the place for all rows, or reads the rows of the scope first when they are few; conditions joined by `or`
 * would read all rows.
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
