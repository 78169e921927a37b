import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Returns the condition that a column is in a time range, which includes its start, not its end; each may be absent. */
export const inSpan = (column: PgColumn, { from, to }: { from?: string; to?: string }): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(column, new Date(from)),
    to === undefined ? undefined : lt(column, new Date(to)),
  );
