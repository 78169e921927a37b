import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/pool';
import { lists } from '../../db/schema/lists';
import { refuse } from '../../http/errors';
import type { BuyerSession } from '../auth/identity';

/** A list as it is stored. */
export type ListRow = typeof lists.$inferSelect;

/**
 * Condition on `lists`: what this buyer may see. Published lists for everybody, for the buyer's team or for the
 * buyer's identity, and the buyer's own ones in any state.
 */
export function visibleTo(buyer: BuyerSession): SQL {
  return sql`(${lists.deletedAt} is null and (
    (${lists.ownerType} = 'BUYER' and ${lists.ownerId} = ${buyer.id})
    or (${lists.publishedAt} is not null and (
      ${lists.visibility} = 'ALL'
      or (${lists.visibility} = 'TEAMS' and ${buyer.teamId} = any(${lists.visibleTo}))
      or (${lists.visibility} = 'IDENTITIES' and exists (
        select 1 from buyers seer where seer.id = ${buyer.id} and seer.identity_type = any(${lists.visibleTo})))))))`;
}

/** Condition on `lists`: published, started and not closed at a moment (D-24). */
export function openAt(now: Date): SQL {
  return sql`(${lists.publishedAt} is not null and ${lists.startAt} <= ${now.toISOString()}::timestamptz
    and ${lists.closeAt} > ${now.toISOString()}::timestamptz
    and (${lists.closedAt} is null or ${lists.closedAt} > ${now.toISOString()}::timestamptz))`;
}

/** The list, if the buyer may see it. Refuses with 40401 when there is none and with 40302 when it is not for the buyer. */
export async function listFor(db: Queryable, buyer: BuyerSession, id: string): Promise<ListRow> {
  const [found] = await db
    .select({ list: lists, visible: sql<boolean>`${visibleTo(buyer)}` })
    .from(lists)
    .where(eq(lists.id, id));
  if (found === undefined || found.list.deletedAt !== null) throw refuse(40401);
  if (!found.visible) throw refuse(40302);
  return found.list;
}
