import { codes } from '@selvedge/api-spec/codes';
import { LOGIN_MAX_FAILURES } from '@selvedge/domain/people/signInLimits';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { record } from '../../../db/records';
import { staff } from '../../../db/schema/system';
import { refuse } from '../../../http/errors';
import { logSignIn } from '../../../process/events';
import { redeemCaptcha } from '../../auth/captcha/captcha';
import { forgetChallenges } from '../../auth/factor/challenges';
import { clearFailures, refuseIfLocked, signInKey, takeTry, wrongPassword } from '../../auth/limits/lockout';
import {
  checkPasswordRule,
  hashPassword,
  ownWords,
  passwordFits,
  refuseSamePassword,
} from '../../auth/passwords/passwords';
import { endSessions } from '../../auth/sessions/sessions';
import { proveOwnPassword } from './ownPassword';
import { askForSecondStep } from './secondStep';
import { openStaffSession } from './session';

/** Number of wrong passwords from which the picture code is needed; before that it may be left empty. */
const CAPTCHA_FREE_FAILURES = LOGIN_MAX_FAILURES - 3;

/**
 * Signs a member of staff in by name and password: needs the picture code after {@link CAPTCHA_FREE_FAILURES} wrong passwords and locks
 * after five. A person with a second factor must enter its code (40013).
 */
export async function signStaffIn(
  ctx: Context,
  input: { username: string; password: string; captchaKey: string; captchaCode: string },
) {
  const { pool, now } = ctx;
  const { username, password, captchaKey, captchaCode } = input;
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
  if (account.status !== 'ENABLED') throw refuse(codes.ACCOUNT_LOCKED, {});
  await askForSecondStep(ctx, account.id);
  const opened = await ctx.inTransaction((tx) => openStaffSession(ctx, tx, account.id));
  logSignIn(ctx.log, { kind: 'staff', id: account.id });
  return opened;
}

/** Returns the signed-in member of staff as the back office shows it. */
export async function ownStaffData(ctx: Pick<Context, 'db' | 'staff'>) {
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
    mustChangePassword: me.mustChangePassword,
    mustSetUpFactor: me.mustSetUpFactor,
  };
}

/** Changes the caller's own password; the other sessions end. Wrong ones count as at the sign-in. */
export async function changeOwnPassword(
  ctx: Context,
  input: { oldPassword: string; newPassword: string },
): Promise<void> {
  const { now, language } = ctx;
  const { oldPassword, newPassword } = input;
  const account = await proveOwnPassword(ctx, oldPassword);
  refuseSamePassword(input, language);
  checkPasswordRule(newPassword, account.username, 'newPassword', language, ownWords(ctx.config, account));
  const passwordHash = await hashPassword(newPassword);
  await ctx.inTransaction(async (tx) => {
    await tx
      .update(staff)
      .set({ passwordHash, mustChangePassword: false, updatedAt: now })
      .where(eq(staff.id, account.id));
    await forgetChallenges(tx, account.id);
    await endSessions(tx, 'staff', account.id, 'PASSWORD', ctx.staff.sessionId);
    await record(tx, { entity: 'staff', entityId: account.id, action: 'changePassword', actor: ctx.actor });
  });
}
