import { ROOT } from '@selvedge/domain/people/permissions';
import { SESSION_ABSOLUTE_STAFF_MS, SESSION_LIFETIME_MS } from '@selvedge/domain/constants';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import { record } from '../../../db/records';
import { roles, staff, staffRoles } from '../../../db/schema/system';
import { networkOf } from '../../../http/callLimits';
import { limitRate } from '../../../http/rateLimit';
import { checkPasswordRule, hashPassword, ownWords } from '../../auth/passwords/passwords';
import { openSession } from '../../auth/sessions/sessions';
import { checkSetupToken, redeemSetupToken } from '../../auth/sessions/setupTokens';
import { roleId, SEED_ROLES } from '../basics/roles';
import { refuseTakenName } from '../users/checks';

const TRIES_PER_MINUTE = 10;

/** Returns when a set-up link expires; refuses as `checkSetupToken`, and with 42901 a caller who tries too often. */
export async function checkSetupLink(ctx: Context, token: string): Promise<{ expiresAt: Date }> {
  await limitRate(ctx.pool, `setup ${networkOf(ctx.ip)}`, TRIES_PER_MINUTE, 60_000, ctx.now);
  return { expiresAt: await checkSetupToken(ctx.db, token, ctx.now) };
}

/** Makes a ROOT for the holder of the link from the console, and signs the new person in. */
export async function makeFirstRoot(
  ctx: Context,
  input: { token: string; username: string; nickname: string; password: string },
) {
  const { token, username, nickname, password } = input;
  const { now } = ctx;
  await limitRate(ctx.pool, `setup ${networkOf(ctx.ip)}`, TRIES_PER_MINUTE, 60_000, now);
  await checkSetupToken(ctx.pool, token, now);
  checkPasswordRule(password, username, 'password', ctx.language, ownWords(ctx.config, { nickname }));
  const passwordHash = await hashPassword(password);
  const accessToken = await ctx
    .inTransaction(async (tx) => {
      await redeemSetupToken(tx, token, now);
      const id = newId();
      const name = nickname.trim();
      await tx.insert(staff).values({ id, username, nickname: name, passwordHash, lastLoginAt: now });
      const root = {
        id: roleId(ROOT),
        code: ROOT,
        name: SEED_ROLES.find(({ code }) => code === ROOT)?.name ?? ROOT,
      };
      const [role] = await tx
        .insert(roles)
        .values(root)
        .onConflictDoUpdate({ target: roles.code, set: { enabled: true } })
        .returning({ id: roles.id });
      await tx.insert(staffRoles).values({ staffId: id, roleId: role?.id ?? root.id });
      const actor = { type: 'STAFF', id, name } as const;
      await record(tx, { entity: 'staff', entityId: id, action: 'setUp', actor, after: { username } });
      return openSession(tx, 'staff', id, ctx);
    })
    .catch(refuseTakenName);
  return {
    tokenType: 'Bearer',
    accessToken,
    expires: Math.min(SESSION_LIFETIME_MS, SESSION_ABSOLUTE_STAFF_MS) / 1000,
  };
}
