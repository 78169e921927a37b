import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/pool';
import { savedFilters } from '../../db/schema/accounts';

/** Saved filter as it is stored. */
export type FilterRow = typeof savedFilters.$inferSelect;
/** Page that has saved filters of its own. */
export type FilterPage = FilterRow['page'];

/** Returns a saved filter as its owner sees it. */
export function toSavedFilter({ buyerId: _owner, ...filter }: FilterRow) {
  return filter;
}

/** Condition on the filters of one page of one buyer. */
export const filtersOf = (buyerId: string, page: FilterPage) =>
  and(eq(savedFilters.buyerId, buyerId), eq(savedFilters.page, page));

/** Returns the filters that a buyer saved for a page, the default first, then by name. */
export async function savedFiltersOf(db: Queryable, buyerId: string, page: FilterPage) {
  const rows = await db
    .select()
    .from(savedFilters)
    .where(filtersOf(buyerId, page))
    .orderBy(desc(savedFilters.isDefault), asc(sql`lower(${savedFilters.name})`), asc(savedFilters.id));
  return rows.map(toSavedFilter);
}
