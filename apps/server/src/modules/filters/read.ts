import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/pool';
import { savedFilters } from '../../db/schema/accounts';

/** Saved filters as they are stored. */
export type FilterRow = typeof savedFilters.$inferSelect;
/** Pages that have filters of their own. */
export type FilterPage = FilterRow['page'];

/** Saved filters as their owner sees them. */
export function toSavedFilter({ buyerId: _owner, ...filter }: FilterRow) {
  return filter;
}

/** Condition on the filters of one page of one buyer. */
export const filtersOf = (buyerId: string, page: FilterPage) =>
  and(eq(savedFilters.buyerId, buyerId), eq(savedFilters.page, page));

/** The filters a buyer keeps for a page, the default first, then by name. */
export async function savedFiltersOf(db: Queryable, buyerId: string, page: FilterPage) {
  const rows = await db
    .select()
    .from(savedFilters)
    .where(filtersOf(buyerId, page))
    .orderBy(desc(savedFilters.isDefault), asc(sql`lower(${savedFilters.name})`), asc(savedFilters.id));
  return rows.map(toSavedFilter);
}
