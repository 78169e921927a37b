import type { components } from '@selvedge/api-spec/types';
import { eq, or, sql } from 'drizzle-orm';
import type { Context } from '../../contract/handlers';
import type { Queryable } from '../../db/pool';
import { buyers } from '../../db/schema/accounts';
import { refuse } from '../../http/errors';
import { logSignIn } from '../../http/events';
import { redeemCaptcha } from './captcha';
import { clearFailures, signInKey, takeTry, wrongPassword } from './lockout';
import { passwordFits } from './passwords';
import { buyerProfile } from './sessionUser';
import { endSessions, openSession } from './sessions';

type LoginResult = components['schemas']['LoginResult'];

/** Opens a session for a known buyer; earlier ones end when single sessions are on (D-62). */
export async function signBuyerIn(ctx: Context, db: Queryable, buyerId: string): Promise<LoginResult> {
  if (ctx.config.singleSession) await endSessions(db, 'buyer', buyerId, 'REPLACED');
  await db.update(buyers).set({ lastLoginAt: ctx.now }).where(eq(buyers.id, buyerId));
  const token = await openSession(db, 'buyer', buyerId, ctx.ip, ctx.now);
  logSignIn(ctx.log, { kind: 'buyer', id: buyerId });
  const { user } = await buyerProfile(db, buyerId);
  return { token, user };
}

/**
 * Signs a buyer in by username (or phone) and password (K-03): picture code, lock after five wrong passwords. Failures are counted outside the refused work, so they stay.
 */
export async function signInByPassword(
  ctx: Context,
  given: { username: string; password: string; key: string; code: string },
): Promise<LoginResult> {
  const { pool, now } = ctx;
  await redeemCaptcha(pool, ctx.config, given.key, given.code, now);
  const name = given.username.trim();
  const [account] = await pool
    .select({ id: buyers.id, username: buyers.username, hash: buyers.passwordHash, status: buyers.status })
    .from(buyers)
    .where(or(sql`lower(${buyers.username}) = ${name.toLowerCase()}`, eq(buyers.phone, name)))
    .orderBy(sql`lower(${buyers.username}) <> ${name.toLowerCase()}`)
    .limit(1);
  const key = signInKey('buyer', account, given.username);
  const taken = await takeTry(pool, key, now);
  if (!(await passwordFits(account?.hash ?? null, given.password)) || account === undefined) {
    throw await wrongPassword(pool, key, taken, now);
  }
  await clearFailures(pool, key);
  if (account.status !== 'ENABLED') throw refuse(40009, {});
  return ctx.inTransaction((tx) => signBuyerIn(ctx, tx, account.id));
}
