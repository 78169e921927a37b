import { codes } from '@selvedge/api-spec/codes';
import { CODE_LIFETIME_MS } from '@selvedge/domain/constants';
import { and, eq } from 'drizzle-orm';
import { defineRoutes } from '../../contract/handlers';
import { record } from '../../db/records';
import { buyers } from '../../db/schema/accounts';
import { refuse } from '../../http/errors';
import { limitRate } from '../../http/rateLimit';
import { signInByPassword } from './people/signIn';
import { drawCaptcha, giveWork } from './captcha/captcha';
import { admitCodes, PURPOSE, sendCode, whatToSend } from './codes/codes';
import { endOtherSessions, endOwnSession, ownSessions } from './sessions/ownSessions';
import { checkPasswordRule, hashPassword, ownWords, passwordFits, refuseSamePassword } from './passwords/passwords';
import { phoneTarget, servedPhoneOf } from './people/phones';
import { register, resetPassword } from './people/register';
import { endSession, endSessions } from './sessions/sessions';
import { bindSocial, bindSocialToMe, signInBySocial } from './people/social';

const PASSWORD_TRIES_PER_MINUTE = 10;

/** Sign-in, sign-out, codes, registration and passwords of buyers (K-01..K-05, K-07..K-09, K-19, K-20, X-B99). */
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

  commonWork: giveWork,

  frontUserSendCode: async (ctx) => {
    const number = servedPhoneOf(ctx.body, ctx.language);
    await admitCodes(ctx, ctx.body);
    const [account] = await ctx.db
      .select({ id: buyers.id })
      .from(buyers)
      .where(and(eq(buyers.areaCode, number.areaCode), eq(buyers.phone, number.phone)));
    const { type } = ctx.body;
    if (type === PURPOSE.change) {
      if (ctx.maybeBuyer === null) throw refuse(codes.TOKEN_EXPIRED);
      if (account !== undefined) throw refuse(codes.PHONE_TAKEN);
    }
    const retryAfter = await sendCode(
      ctx,
      phoneTarget(number),
      type,
      whatToSend(type, account !== undefined),
    );
    return { expiresIn: CODE_LIFETIME_MS / 1000, retryAfter };
  },

  frontUserRegister: (ctx) => register(ctx, ctx.body),

  frontUserForget: async (ctx) => {
    await resetPassword(ctx, ctx.body);
    return null;
  },

  frontWechatLogin: (ctx) => signInBySocial(ctx, ctx.query.code),
  frontWechatLoginQr: (ctx) => signInBySocial(ctx, ctx.query.code),
  frontUserBind: (ctx) => bindSocial(ctx, ctx.body),
  frontWechatLoginQrBind: (ctx) => bindSocialToMe(ctx, ctx.query.code),

  frontUserSessionList: (ctx) => ownSessions(ctx.db, ctx.buyer, ctx.now),
  frontUserSessionEnd: async (ctx) => {
    await endOwnSession(ctx, ctx.buyer, ctx.body.id);
    return null;
  },
  frontUserSessionEndOthers: (ctx) => endOtherSessions(ctx, ctx.buyer),

  frontUserPasswordEdit: async (ctx) => {
    const { buyer } = ctx;
    await limitRate(ctx.pool, `password ${buyer.id}`, PASSWORD_TRIES_PER_MINUTE, 60_000, ctx.now);
    const [account] = await ctx.db
      .select({ hash: buyers.passwordHash })
      .from(buyers)
      .where(eq(buyers.id, buyer.id));
    if (!(await passwordFits(account?.hash ?? null, ctx.body.oldPassword)))
      throw refuse(codes.WRONG_PASSWORD, {});
    refuseSamePassword(ctx.body, ctx.language);
    const own = ownWords(ctx.config, buyer);
    checkPasswordRule(ctx.body.newPassword, buyer.username, 'newPassword', ctx.language, own);
    const passwordHash = await hashPassword(ctx.body.newPassword);
    await ctx.inTransaction(async (tx) => {
      await tx.update(buyers).set({ passwordHash, updatedAt: ctx.now }).where(eq(buyers.id, buyer.id));
      await endSessions(tx, 'buyer', buyer.id, 'PASSWORD', buyer.sessionId);
      await record(tx, { entity: 'buyer', entityId: buyer.id, action: 'changePassword', actor: ctx.actor });
    });
    return null;
  },
});
