import { type SQL, sql } from 'drizzle-orm';
import { lists } from '../../../db/schema/lists';

/** Buyer who views lists: values, or the columns of a query that contain them. */
export interface ListViewer {
  id: string | SQL;
  teamId: string | SQL | null;
}

/**
 * Condition on `lists`: those that this buyer may see. These are published lists for all buyers, for the buyer's team or for the buyer's
 * identity type after staff confirmed it, and the buyer's own ones in any state.
 */
export function visibleTo(buyer: ListViewer): SQL {
  return sql`(${lists.deletedAt} is null and (
    (${lists.ownerType} = 'BUYER' and ${lists.ownerId} = ${buyer.id})
    or (${lists.publishedAt} is not null and (
      ${lists.visibility} = 'ALL'
      or (${lists.visibility} = 'TEAMS' and ${buyer.teamId} = any(${lists.visibleTo}))
      or (${lists.visibility} = 'IDENTITIES' and exists (
        select 1 from buyers known where known.id = ${buyer.id} and known.identity_confirmed_at is not null
          and known.identity_type = any(${lists.visibleTo})))))))`;
}
