import { LOGIN_MAX_FAILURES, SESSION_LIFETIME_MS } from '@selvedge/api-spec/rules/constants';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { defineRoutes } from '../../contract/handlers';
import { staff } from '../../db/schema/system';
import { networkOf } from '../../http/callLimits';
import { refuse } from '../../http/errors';
import { logSignIn } from '../../http/events';
import { limitRate } from '../../http/rateLimit';
import { drawCaptcha, redeemCaptcha } from '../auth/captcha';
import { clearFailures, refuseIfLocked, signInKey, takeTry, wrongPassword } from '../auth/lockout';
import { passwordFits } from '../auth/passwords';
import { endSession, endSessions, openSession } from '../auth/sessions';

const TOKEN_TYPE = 'Bearer';
const CAPTCHAS_PER_MINUTE = 60;
/** The picture code may be left empty until this many wrong passwords; from then on it is needed. */
const CAPTCHA_FREE_FAILURES = LOGIN_MAX_FAILURES - 3;

/** Sign-in, sign-out and own data of staff (K-24, K-25, K-26, X-A01). */
export const staffAuthRoutes = defineRoutes({
  getAuthCaptcha: async (ctx) => {
    await limitRate(ctx.pool, `captcha ${networkOf(ctx.ip)}`, CAPTCHAS_PER_MINUTE, 60_000, ctx.now);
    const { key, picture } = await drawCaptcha(ctx.db, ctx.now);
    return { captchaKey: key, captchaBase64: picture };
  },

  postAuthLogin: async (ctx) => {
    const { pool, now } = ctx;
    const { username, password, captchaKey, captchaCode } = ctx.body;
    const [account] = await pool
      .select({ id: staff.id, hash: staff.passwordHash, status: staff.status })
      .from(staff)
      .where(and(sql`lower(${staff.username}) = ${username.trim().toLowerCase()}`, isNull(staff.deletedAt)));
    const key = signInKey('staff', account, username);
    const failures = await refuseIfLocked(pool, key, now);
    if (captchaKey !== '' || failures >= CAPTCHA_FREE_FAILURES) {
      await redeemCaptcha(pool, ctx.config, captchaKey, captchaCode, now);
    }
    const taken = await takeTry(pool, key, now);
    if (!(await passwordFits(account?.hash ?? null, password)) || account === undefined) {
      throw await wrongPassword(pool, key, taken, now);
    }
    await clearFailures(pool, key);
    if (account.status !== 'ENABLED') throw refuse(40009, {});
    const accessToken = await ctx.inTransaction(async (tx) => {
      if (ctx.config.singleSession) await endSessions(tx, 'staff', account.id, 'REPLACED');
      await tx.update(staff).set({ lastLoginAt: now }).where(eq(staff.id, account.id));
      return openSession(tx, 'staff', account.id, ctx.ip, now);
    });
    logSignIn(ctx.log, { kind: 'staff', id: account.id });
    return { tokenType: TOKEN_TYPE, accessToken, expires: SESSION_LIFETIME_MS / 1000 };
  },

  deleteAuthLogout: async (ctx) => {
    await endSession(ctx.db, ctx.staff.sessionId, 'LOGOUT');
    return null;
  },

  getUsersMe: async (ctx) => {
    const me = ctx.staff;
    const [row] = await ctx.db
      .select({ avatar: staff.avatar, email: staff.email })
      .from(staff)
      .where(eq(staff.id, me.id));
    return {
      userId: me.id,
      username: me.username,
      nickname: me.nickname,
      avatar: row?.avatar || null,
      roles: me.roles,
      perms: me.perms,
      deptId: me.deptId,
      email: row?.email || null,
    };
  },
});
