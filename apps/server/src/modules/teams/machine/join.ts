import { TEAM_PERMS } from '@selvedge/domain/people/permissions';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/pool';
import { formerMembers, teamMembers } from '../../../db/schema/accounts';

/** Somebody who gets a place in a team. */
interface Joining {
  id: string;
  role: 'LEADER' | 'MEMBER';
}

const isOverTeam = (perm: string): boolean => TEAM_PERMS.some((one) => one === perm);

/**
 * Gives people their places in a team; answers how many of them, since who is in one gets none. Who was in this team before has
 * the rights and the limit of then, so that nobody loses a limit by leaving. Rights over the team are the leader's to give anew.
 */
export async function joinTeam(
  tx: Tx,
  teamId: string,
  people: readonly Joining[],
  joinedAt: Date,
): Promise<number> {
  const ids = people.map(({ id }) => id);
  const former = await tx
    .delete(formerMembers)
    .where(and(eq(formerMembers.teamId, teamId), inArray(formerMembers.buyerId, ids)))
    .returning();
  const places = new Map(
    former.map(({ buyerId, perms, spendLimitCents }) => [
      buyerId,
      { perms: perms?.filter((perm) => !isOverTeam(perm)) ?? null, spendLimitCents },
    ]),
  );
  const joined = await tx
    .insert(teamMembers)
    .values(
      people.map(({ id, role }) => ({
        buyerId: id,
        teamId,
        role,
        joinedAt,
        ...(role === 'MEMBER' ? places.get(id) : {}),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: teamMembers.buyerId });
  return joined.length;
}
