import { codes } from '@selvedge/api-spec/codes';
import { DAY_MS, TEAM_INVITATIONS_PER_DAY, TEAM_PEOPLE_MAX } from '@selvedge/domain/constants';
import { invitationExpiry } from '@selvedge/domain/stateMachines/invitations';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { buyers, teamInvitations, teamMembers } from '../../../db/schema/accounts';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { servedPhoneOf } from '../../auth/codes/phones';
import { announceTeam, notifyTeamMembers } from '../notices/tell';
import { invitationOf, openInvitations } from '../read/invitations';
import { lockOwnTeam } from './lock';

interface Phone {
  areaCode: string;
  phone: string;
}

/** Refuses with 42901 more invitations than a day allows, and with 40001 an invitation when members and open invitations fill the team. */
async function refuseTooMany(ctx: Context, tx: Tx, teamId: string): Promise<void> {
  const since = new Date(ctx.now.getTime() - DAY_MS);
  const recent = await tx
    .select({ at: teamInvitations.createdAt })
    .from(teamInvitations)
    .where(and(eq(teamInvitations.teamId, teamId), gt(teamInvitations.createdAt, since)))
    .orderBy(asc(teamInvitations.createdAt))
    .limit(TEAM_INVITATIONS_PER_DAY);
  const [oldest] = recent;
  if (oldest !== undefined && recent.length >= TEAM_INVITATIONS_PER_DAY) {
    const retryAfter = Math.max(1, Math.ceil((oldest.at.getTime() - since.getTime()) / 1000));
    throw refuse(codes.TOO_MANY_REQUESTS, { retryAfter });
  }
  const open = and(eq(teamInvitations.teamId, teamId), openInvitations(ctx.now));
  const taken = await tx.$count(teamMembers, eq(teamMembers.teamId, teamId));
  if (taken + (await tx.$count(teamInvitations, open)) >= TEAM_PEOPLE_MAX)
    throw invalid({ phone: translate(ctx.language, 'teams.full', { max: TEAM_PEOPLE_MAX }) });
}

async function ownerOf(tx: Tx, { areaCode, phone }: Phone) {
  const [found] = await tx
    .select({ id: buyers.id, teamId: teamMembers.teamId })
    .from(buyers)
    .leftJoin(teamMembers, eq(teamMembers.buyerId, buyers.id))
    .where(and(eq(buyers.areaCode, areaCode), eq(buyers.phone, phone), eq(buyers.status, 'ENABLED')));
  return found ?? null;
}

/**
 * Invites a buyer into the team by phone number. Refuses with 40907 a buyer who is in it already, with 40918 one who has not answered an
 * earlier invitation yet. The response does not reveal whether an account has the number: an existing account is notified, a new one finds
 * the invitation.
 */
export function invite(ctx: Context, input: Phone) {
  const { buyer, now, actor } = ctx;
  const number = servedPhoneOf(input, ctx.language);
  return ctx.inTransaction(async (tx) => {
    const { team } = await lockOwnTeam(ctx, tx);
    const invitee = await ownerOf(tx, number);
    if (invitee?.teamId === team.id) throw refuse(codes.ALREADY_IN_TEAM);
    const same = and(
      eq(teamInvitations.teamId, team.id),
      eq(teamInvitations.areaCode, number.areaCode),
      eq(teamInvitations.phone, number.phone),
      openInvitations(now),
    );
    if ((await tx.$count(teamInvitations, same)) > 0) throw refuse(codes.ALREADY_INVITED);
    await refuseTooMany(ctx, tx, team.id);
    const id = newId();
    const expiresAt = new Date(invitationExpiry(now.toISOString()));
    await tx
      .insert(teamInvitations)
      .values({ id, teamId: team.id, ...number, invitedById: buyer.id, createdAt: now, expiresAt });
    const after = { invitationId: id, ...number };
    await record(tx, { entity: 'team', entityId: team.id, action: 'invite', actor, after });
    if (invitee !== null) {
      const values = { team: team.name, actor: buyer.nickname };
      await notifyTeamMembers(tx, [invitee.id], { news: 'invited', values });
    }
    await announceTeam(tx, team.id, invitee === null ? [] : [invitee.id]);
    return invitationOf(tx, id, 'SENT', now);
  });
}
