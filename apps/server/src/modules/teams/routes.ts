import { defineRoutes } from '../../contract/handlers';
import { invitationPage } from './read/invitations';
import { memberPage } from './read/members';
import { ownTeam } from './read/teams';
import { handleInvitation, revokeInvitation } from './write/invitations';
import { invite } from './write/invite';
import { changeMember, leaveTeam, removeMember } from './write/members';
import { saveTeam, transferTeam } from './write/team';

/** Routes of the signed-in buyer's team, its members and invitations. */
export const teamRoutes = defineRoutes({
  frontTeamInfo: (ctx) => ownTeam(ctx),

  frontTeamEdit: (ctx) => saveTeam(ctx, ctx.body),

  frontTeamMemberPage: (ctx) => memberPage(ctx, ctx.query),

  frontTeamMemberEdit: (ctx) => changeMember(ctx, ctx.body),

  frontTeamMemberDel: async (ctx) => {
    await removeMember(ctx, ctx.body.id);
    return null;
  },

  frontTeamTransfer: (ctx) => transferTeam(ctx, ctx.body),

  frontTeamLeave: async (ctx) => {
    await leaveTeam(ctx);
    return null;
  },

  frontTeamInvite: (ctx) => invite(ctx, ctx.body),

  frontTeamInvitationPage: (ctx) => invitationPage(ctx, ctx.query),

  frontTeamInvitationHandle: (ctx) => handleInvitation(ctx, ctx.body),

  frontTeamInvitationRevoke: (ctx) => revokeInvitation(ctx, ctx.body.id),
});
