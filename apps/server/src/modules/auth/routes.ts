import { defineRoutes } from '../../contract/handlers';
import { drawCaptcha, createProofOfWork } from './captcha/captcha';
import { sendPhoneCode } from './codes/phoneCode';
import { changePassword } from './passwords/change';
import { register, resetPassword } from './people/register';
import { signInByPassword } from './people/signIn';

import { endOtherSessions, endOwnSession, ownSessions } from './sessions/ownSessions';
import { endSession } from './sessions/sessions';
import { bindSocial, bindSocialToMe, signInBySocial, unbindSocial } from './social/accounts';
import { beginSocial, createQr, qrState, returnSocial, scanQr } from './social/tickets';

/** Routes of buyers for sign-in, sign-out, codes, registration and passwords. */
export const authRoutes = defineRoutes({
  frontUserLogin: (ctx) => signInByPassword(ctx, ctx.body),

  frontUserLogout: async (ctx) => {
    await endSession(ctx.db, ctx.buyer.sessionId, 'LOGOUT');
    return null;
  },

  adminValidateCodeGet: async (ctx) => {
    const { key, picture } = await drawCaptcha(ctx);
    return { key, code: picture };
  },

  commonWork: createProofOfWork,

  frontUserSendCode: (ctx) => sendPhoneCode(ctx, ctx.body),

  frontUserRegister: (ctx) => register(ctx, ctx.body),

  frontUserForget: async (ctx) => {
    await resetPassword(ctx, ctx.body);
    return null;
  },

  frontWechatBegin: beginSocial,
  frontWechatReturn: (ctx) => returnSocial(ctx, ctx.body),
  frontWechatQrCreate: createQr,
  frontWechatQrState: (ctx) => qrState(ctx, ctx.query.qrKey),
  frontWechatQrScan: (ctx) => scanQr(ctx, ctx.body.scanKey),
  frontWechatLogin: (ctx) => signInBySocial(ctx, ctx.query.code),
  frontWechatLoginQr: (ctx) => signInBySocial(ctx, ctx.query.code),
  frontUserBind: (ctx) => bindSocial(ctx, ctx.body),
  frontWechatLoginQrBind: (ctx) => bindSocialToMe(ctx, ctx.query.code, ctx.body),

  frontWechatUnbind: (ctx) => unbindSocial(ctx, ctx.body.password),

  frontUserSessionList: (ctx) => ownSessions(ctx.db, ctx.buyer, ctx.now),
  frontUserSessionEnd: async (ctx) => {
    await endOwnSession(ctx, ctx.buyer, ctx.body.id);
    return null;
  },
  frontUserSessionEndOthers: (ctx) => endOtherSessions(ctx, ctx.buyer),

  frontUserPasswordEdit: async (ctx) => {
    await changePassword(ctx, ctx.body);
    return null;
  },
});
