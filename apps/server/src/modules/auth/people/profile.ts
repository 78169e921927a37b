import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { buyerPerms } from '@selvedge/domain/people/permissions';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { buyers, teamMembers, teams } from '../../../db/schema/accounts';
import { refuse } from '../../../http/errors';

type SessionUser = components['schemas']['SessionUser'];
type CurrentTeam = components['schemas']['CurrentTeam'];

/** A buyer as shown in the session, with the buyer's team. */
export interface BuyerProfile {
  user: SessionUser;
  currentTeam: CurrentTeam | null;
}

/** Reads the profile of a buyer. Refuses with 40401 when there is no such account. */
export async function buyerProfile(db: Queryable, buyerId: string): Promise<BuyerProfile> {
  const [row] = await db
    .select({ buyer: buyers, member: teamMembers, team: teams })
    .from(buyers)
    .leftJoin(teamMembers, eq(teamMembers.buyerId, buyers.id))
    .leftJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(eq(buyers.id, buyerId));
  if (row === undefined) throw refuse(codes.NOT_FOUND);
  const { buyer, member, team } = row;
  return {
    user: {
      id: buyer.id,
      username: buyer.username,
      nickname: buyer.nickname,
      phone: buyer.phone,
      areaCode: buyer.areaCode,
      email: buyer.email || null,
      teamAdminId: team?.managerId ?? null,
      teamId: team?.id ?? null,
      avatar: buyer.avatar || null,
      identityType: buyer.identityType,
      identityConfirmed: buyer.identityConfirmedAt !== null,
      companyName: buyer.companyName,
      perms: buyerPerms({
        role: member?.role ?? 'NONE',
        granted: member?.perms ?? undefined,
        sellerFlag: buyer.sellerFlag,
      }),
      sellerFlag: buyer.sellerFlag,
      socialBound: buyer.socialId !== null,
      version: buyer.version,
    },
    currentTeam:
      team === null || member === null
        ? null
        : {
            id: team.id,
            teamId: team.id,
            teamAdminId: team.managerId,
            name: team.name,
            role: member.role,
            ...(member.spendLimitCents === null ? {} : { spendLimitCents: member.spendLimitCents }),
          },
  };
}
