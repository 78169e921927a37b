import { codes } from '@selvedge/api-spec/codes';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/pool';
import { lists } from '../../db/schema/lists';
import { refuse } from '../../http/errors';
import type { BuyerSession } from '../auth/identity';

/** A list as it is stored. */
export type ListRow = typeof lists.$inferSelect;

/** Who looks: a buyer, or the columns of a query that tell of one. */
export interface ListSeer {
  id: string | SQL;
  teamId: string | SQL | null;
}

/**
 * Condition on `lists`: what this buyer may see. Published lists for everybody, for the buyer's team or for the
 * buyer's identity once staff confirmed it, and the buyer's own ones in any state.
 */
export function visibleTo(buyer: ListSeer): SQL {
  return sql`(${lists.deletedAt} is null and (
    (${lists.ownerType} = 'BUYER' and ${lists.ownerId} = ${buyer.id})
    or (${lists.publishedAt} is not null and (
      ${lists.visibility} = 'ALL'
      or (${lists.visibility} = 'TEAMS' and ${buyer.teamId} = any(${lists.visibleTo}))
      or (${lists.visibility} = 'IDENTITIES' and exists (
        select 1 from buyers known where known.id = ${buyer.id} and known.identity_confirmed_at is not null
          and known.identity_type = any(${lists.visibleTo})))))))`;
}

/** Condition on `lists`: published, started and not closed at a moment (D-24). */
export function openAt(now: Date): SQL {
  return sql`(${lists.publishedAt} is not null and ${lists.startAt} <= ${now.toISOString()}::timestamptz
    and ${lists.closeAt} > ${now.toISOString()}::timestamptz
    and (${lists.closedAt} is null or ${lists.closedAt} > ${now.toISOString()}::timestamptz))`;
}

/** The list, if the buyer may see it. Refuses with 40401 otherwise, whether there is such a list or not. */
export async function listFor(db: Queryable, buyer: BuyerSession, id: string): Promise<ListRow> {
  const [list] = await db
    .select()
    .from(lists)
    .where(and(eq(lists.id, id), visibleTo(buyer)));
  if (list === undefined) throw refuse(codes.NOT_FOUND);
  return list;
}
