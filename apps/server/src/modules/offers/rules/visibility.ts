import { type SQL, sql } from 'drizzle-orm';
import { lists } from '../../../db/schema/lists';

/** Who looks: a buyer, or the columns of a query that tell of one. */
export interface ListViewer {
  id: string | SQL;
  teamId: string | SQL | null;
}

/**
 * Condition on `lists`: what this buyer may see. Published lists for everybody, for the buyer's team or for the
 * buyer's identity once staff confirmed it, and the buyer's own ones in any state.
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
