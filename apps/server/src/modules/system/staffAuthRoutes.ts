import { defineRoutes } from '../../contract/handlers';
import { drawCaptcha } from '../auth/captcha/captcha';
import { endOtherSessions, endOwnSession, ownSessions } from '../auth/sessions/ownSessions';
import { endSession } from '../auth/sessions/sessions';
import { changeOwnPassword, ownStaffData, signStaffIn } from './signIn/signIn';

/** Routes of staff for sign-in, sign-out, own data, password and sessions. */
export const staffAuthRoutes = defineRoutes({
  getAuthCaptcha: async (ctx) => {
    const { key, picture } = await drawCaptcha(ctx);
    return { captchaKey: key, captchaBase64: picture };
  },

  postAuthLogin: (ctx) => signStaffIn(ctx, ctx.body),

  deleteAuthLogout: async (ctx) => {
    await endSession(ctx.db, ctx.staff.sessionId, 'LOGOUT');
    return null;
  },

  getUsersMe: (ctx) => ownStaffData(ctx),

  putUsersPassword: async (ctx) => {
    await changeOwnPassword(ctx, ctx.body);
    return null;
  },

  getAuthSessions: (ctx) => ownSessions(ctx.db, ctx.staff, ctx.now),
  deleteAuthSessions: (ctx) => endOtherSessions(ctx, ctx.staff),
  deleteAuthSessionsById: async (ctx) => {
    await endOwnSession(ctx, ctx.staff, ctx.params.id);
    return null;
  },
});
