import { codes } from '@selvedge/api-spec/codes';
import type { Actor } from '@selvedge/domain/machine/machine';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { teamInvitations, teams } from '../../../db/schema/accounts';
import { refuse } from '../../../http/errors';
import { buyerProfile } from '../../auth/people/profile';
import { type InvitationCall, takeInvitationStep } from '../machine/invitationSteps';
import { invitationOf, receivedBy } from '../read/invitations';
import { lockOwnTeam } from './lock';

/** Locks an invitation of a locked team; refuses with 40401 an unknown one. */
async function lockInvitation(tx: Tx, id: string, teamId: string) {
  const [row] = await tx
    .select()
    .from(teamInvitations)
    .where(and(eq(teamInvitations.id, id), eq(teamInvitations.teamId, teamId)))
    .for('update');
  if (row === undefined) throw refuse(codes.NOT_FOUND);
  return row;
}

/** Locks an invitation that the caller received, with its team: the team first, as in every change of a team. */
async function lockReceived(ctx: Context, tx: Tx, id: string): Promise<InvitationCall> {
  const { buyer } = ctx;
  const [found] = await tx
    .select({ teamId: teamInvitations.teamId })
    .from(teamInvitations)
    .where(and(eq(teamInvitations.id, id), receivedBy(buyer)));
  if (found === undefined || buyer.phone === '') {
    const own = and(eq(teamInvitations.id, id), eq(teamInvitations.teamId, buyer.teamId ?? ''));
    throw refuse((await tx.$count(teamInvitations, own)) > 0 ? codes.NOT_YOURS : codes.NOT_FOUND);
  }
  const [team] = await tx
    .select()
    .from(teams)
    .where(and(eq(teams.id, found.teamId), isNull(teams.deletedAt)))
    .for('no key update');
  if (team === undefined) throw refuse(codes.NOT_FOUND);
  return { ctx, tx, team, row: await lockInvitation(tx, id, team.id) };
}

/** Accepts or refuses an invitation for the invited buyer; returns the invitation and the user as the session shows them now. */
export function handleInvitation(ctx: Context, input: { id: string; agree: boolean; reason?: string }) {
  const { id, agree, reason } = input;
  return ctx.inTransaction(async (tx) => {
    const call = await lockReceived(ctx, tx, id);
    const invitee: Actor = { side: 'buyer', perms: ctx.buyer.perms, isOwner: true };
    if (agree) await takeInvitationStep(call, 'agree', invitee);
    else await takeInvitationStep({ ...call, reason: reason?.trim() || undefined }, 'deny', invitee);
    const { user, currentTeam } = await buyerProfile(tx, ctx.buyer.id);
    return {
      invitation: await invitationOf(tx, id, 'RECEIVED', ctx.now),
      user: currentTeam === null ? user : { ...user, currentTeam },
    };
  });
}

/** Revokes an unanswered invitation of the caller's team. */
export function revokeInvitation(ctx: Context, id: string) {
  return ctx.inTransaction(async (tx) => {
    const { team } = await lockOwnTeam(ctx, tx);
    const row = await lockInvitation(tx, id, team.id);
    await takeInvitationStep({ ctx, tx, team, row }, 'revoke', { side: 'buyer', perms: ctx.buyer.perms });
    return invitationOf(tx, id, 'SENT', ctx.now);
  });
}
