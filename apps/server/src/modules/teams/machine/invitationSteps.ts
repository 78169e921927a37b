import { codes } from '@selvedge/api-spec/codes';
import {
  type InvitationAction,
  invitationStep,
  type InvitationRow as StateRow,
} from '@selvedge/domain/stateMachines/invitations';
import { type Actor, type EffectOf, type GuardOf, type Named, run } from '@selvedge/domain/machine/machine';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { buyers, teamInvitations, teamMembers } from '../../../db/schema/accounts';
import { refuse } from '../../../http/errors';
import { announceTeam, notifyTeamMembers } from '../notices/tell';
import { type InvitationRow, storedInvitation } from '../read/invitations';
import type { TeamRow } from '../read/teams';
import { joinTeam } from './join';

/** Actions of users on an invitation; its expiry is never stored. */
type TakenStep = Exclude<InvitationAction, 'expire'>;

/** Transition of an invitation; the transaction has locked its team and the invitation. */
export interface InvitationCall {
  ctx: Context;
  tx: Tx;
  team: TeamRow;
  row: InvitationRow;
  /** Reason of a refusal. */
  reason?: string;
}

const GUARDS: Named<GuardOf<StateRow, TakenStep>, InvitationCall> = {
  /** A buyer is in one team at a time. */
  inNoTeam: async ({ ctx, tx }) => {
    if ((await tx.$count(teamMembers, eq(teamMembers.buyerId, ctx.buyer.id))) > 0)
      throw refuse(codes.ALREADY_IN_TEAM);
  },
};

const EFFECTS: Named<EffectOf<StateRow, TakenStep>, InvitationCall> = {
  /** When two invitations are accepted at once, or one while a team is created, only one of them gives a membership. */
  joinTeam: async ({ ctx, tx, team }) => {
    const person = { id: ctx.buyer.id, role: 'MEMBER' } as const;
    if ((await joinTeam(tx, team.id, [person], ctx.now)) === 0) throw refuse(codes.ALREADY_IN_TEAM);
  },

  notifyTeam: async ({ ctx, tx, team, row, reason }) => {
    const news = row.ended === 'AGREED' ? 'agreed' : 'denied';
    const values = { team: team.name, actor: ctx.buyer.nickname || ctx.buyer.phone };
    await notifyTeamMembers(tx, [team.managerId, row.invitedById], { news, values, note: reason });
  },

  notifyInvitee: async ({ ctx, tx, team, row }) => {
    const [invitee] = await tx
      .select({ id: buyers.id })
      .from(buyers)
      .where(and(eq(buyers.areaCode, row.areaCode), eq(buyers.phone, row.phone)));
    if (invitee === undefined) return;
    await notifyTeamMembers(tx, [invitee.id], {
      news: 'revoked',
      values: { team: team.name, actor: ctx.buyer.nickname },
    });
    await announceTeam(tx, team.id, [invitee.id]);
  },
};

/** Applies a transition to an invitation; refuses with 40904 one that has ended, and with 40907 to accept it while in a team. */
export async function takeInvitationStep(
  call: InvitationCall,
  action: TakenStep,
  actor: Actor,
): Promise<void> {
  const { ctx, tx, team, row, reason } = call;
  const tried = invitationStep(storedInvitation(row), action, actor, ctx.now.getTime());
  if (!tried.ok) throw tried.code === 40301 ? refuse(tried.code, tried.data) : refuse(tried.code, tried.data);
  await run(tried.row.guards, GUARDS, call);
  const ended = {
    ended: tried.row.outcomes[0].name,
    endedBy: actor.isOwner === true ? ('INVITEE' as const) : ('TEAM' as const),
    inviteeId: actor.isOwner === true ? ctx.buyer.id : null,
    handledAt: ctx.now,
    reason: reason ?? null,
  };
  await tx.update(teamInvitations).set(ended).where(eq(teamInvitations.id, row.id));
  await run(tried.row.effects, EFFECTS, { ...call, row: { ...row, ...ended } });
  await record(tx, {
    entity: 'team',
    entityId: team.id,
    action: `invitation.${action}`,
    actor: ctx.actor,
    after: { invitationId: row.id },
    note: reason,
  });
  await announceTeam(tx, team.id, [ctx.buyer.id]);
}
