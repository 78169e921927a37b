import { TEAM_PERMS } from '@selvedge/domain/people/permissions';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/pool';
import { formerMembers, teamMembers } from '../../../db/schema/accounts';

/** Buyer who joins a team. */
interface Joining {
  id: string;
  role: 'LEADER' | 'MEMBER';
}

const isOverTeam = (perm: string): boolean => TEAM_PERMS.some((one) => one === perm);

/**
 * Adds buyers to a team; returns how many joined, since a buyer who is in a team cannot. Former members of this team get their previous
 * rights and limit back, so that leaving does not remove a limit. Rights over the team are not restored; the leader grants them again.
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
