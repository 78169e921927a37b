import { defineRoutes } from '../../contract/handlers';
import { buyerProfile } from '../auth/people/profile';
import { memberOptions, salespersonOf } from './read/people';
import { bindEmail, sendEmailCode } from './write/email';
import { changePhone } from './write/phone';
import { bindSalesperson, changeProfile } from './write/profile';

/** Profile, salesperson, phone and e-mail of the signed-in buyer. */
export const accountRoutes = defineRoutes({
  frontUserGetInfo: async (ctx) => {
    const { user, currentTeam } = await buyerProfile(ctx.db, ctx.buyer.id);
    return { ...user, currentTeam };
  },

  frontUserGetSalesman: (ctx) => salespersonOf(ctx.db, ctx.buyer.id),

  frontUserUpdate: (ctx) => changeProfile(ctx, ctx.body),

  frontUserBinSale: (ctx) => bindSalesperson(ctx, ctx.query.invitationCode),

  commonEmailSend: async (ctx) => ({ retryAfter: await sendEmailCode(ctx, ctx.body) }),

  frontUserPhoneEdit: (ctx) => changePhone(ctx, ctx.body),

  frontUserBinEmail: (ctx) => bindEmail(ctx, ctx.body),

  frontTeamMemberOptions: (ctx) => {
    const { teamId } = ctx.buyer;
    return teamId === null ? Promise.resolve([]) : memberOptions(ctx.db, teamId);
  },
});
