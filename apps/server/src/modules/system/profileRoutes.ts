import { defineRoutes } from '../../contract/handlers';
import { bindStaffEmail, sendStaffCode } from './profile/email';
import { changeStaffProfile, staffProfile } from './profile/profile';

/** Routes of the own account of a member of staff. */
export const profileRoutes = defineRoutes({
  getUsersProfile: (ctx) => staffProfile(ctx.db, ctx.staff.id),

  putUsersProfile: async (ctx) => {
    await changeStaffProfile(ctx, ctx.body);
    return null;
  },

  postUsersEmailCode: async (ctx) => ({ retryAfter: await sendStaffCode(ctx, ctx.body.email) }),

  putUsersEmail: (ctx) => bindStaffEmail(ctx, ctx.body),
});
