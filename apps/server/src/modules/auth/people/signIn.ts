import { codes } from '@selvedge/api-spec/codes';
import { readPhone } from '@selvedge/domain/people/phones';
import { looksLikePhone } from '@selvedge/domain/people/usernames';
import type { components } from '@selvedge/api-spec/types';
import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Queryable } from '../../../db/pool';
import { buyers } from '../../../db/schema/accounts';
import { refuse } from '../../../http/errors';
import { logSignIn } from '../../../process/events';
import { redeemCaptcha } from '../captcha/captcha';
import { notifyOfSecurity } from '../../notices/write/safety';
import { clearFailures, signInKey, takeTry, wrongPassword } from '../limits/lockout';
import { passwordFits } from '../passwords/passwords';
import { buyerProfile } from './profile';
import { endSessions, openSession } from '../sessions/sessions';

type LoginResult = components['schemas']['LoginResult'];

/** Opens a session for a known buyer; with single sessions on, the earlier ones end and the buyer is notified. */
export async function signBuyerIn(ctx: Context, db: Queryable, buyerId: string): Promise<LoginResult> {
  const replaced = ctx.config.singleSession ? await endSessions(db, 'buyer', buyerId, 'REPLACED') : 0;
  if (replaced > 0) await notifyOfSecurity(db, buyerId, 'signedInElsewhere');
  await db.update(buyers).set({ lastLoginAt: ctx.now }).where(eq(buyers.id, buyerId));
  const token = await openSession(db, 'buyer', buyerId, ctx);
  logSignIn(ctx.log, { kind: 'buyer', id: buyerId });
  const { user } = await buyerProfile(db, buyerId);
  return { token, user };
}

interface Account {
  id: string;
  username: string;
  hash: string;
  status: 'ENABLED' | 'DISABLED';
}

/**
 * Finds the account of a typed name: a phone number with its area code, or a user name. An old user name in the form of a number counts
 * only while no other account has that number, so that no name passes for another person's phone. Where two old accounts have one number,
 * with and without the 0 of the trunk, the typed form decides.
 */
async function findAccount(db: Queryable, typed: string, areaCode?: string): Promise<Account | undefined> {
  const name = typed.trim();
  const number = areaCode === undefined ? null : readPhone(areaCode, name);
  const bare =
    number !== null && name.startsWith(number.areaCode) ? name.slice(number.areaCode.length) : name;
  const digits = bare.replaceAll(/[^0-9]/g, '');
  const found = await db
    .select({
      id: buyers.id,
      username: buyers.username,
      hash: buyers.passwordHash,
      status: buyers.status,
      areaCode: buyers.areaCode,
      phone: buyers.phone,
    })
    .from(buyers)
    .where(
      or(
        sql`lower(${buyers.username}) = ${name.toLowerCase()}`,
        looksLikePhone(name) ? inArray(buyers.phone, [number?.phone ?? digits, digits]) : undefined,
      ),
    );
  const ofArea = found.filter((account) => account.areaCode === number?.areaCode);
  const byNumber =
    ofArea.find((account) => account.phone === digits) ??
    ofArea.find((account) => account.phone === number?.phone);
  if (byNumber !== undefined) return byNumber;
  const byName = found.find((account) => account.username.toLowerCase() === name.toLowerCase());
  const isAnothers = looksLikePhone(name) && found.some((account) => account !== byName);
  return isAnothers ? undefined : byName;
}

/**
 * Signs a buyer in by user name, or by phone number with its area code, and password: checks the picture code, locks after five wrong
 * passwords. Failures are counted outside the transaction of the refused call, so they stay.
 */
export async function signInByPassword(
  ctx: Context,
  input: { username: string; areaCode?: string; password: string; key: string; code: string },
): Promise<LoginResult> {
  const { pool, now } = ctx;
  await redeemCaptcha(pool, ctx.config, input.key, input.code, now);
  const account = await findAccount(pool, input.username, input.areaCode);
  const key = signInKey('buyer', account, `${input.areaCode ?? ''}${input.username}`);
  const taken = await takeTry(pool, key, now);
  if (!(await passwordFits(account?.hash ?? null, input.password)) || account === undefined) {
    throw await wrongPassword(pool, key, taken, now);
  }
  await clearFailures(pool, key);
  if (account.status !== 'ENABLED') throw refuse(codes.ACCOUNT_LOCKED, {});
  return ctx.inTransaction((tx) => signBuyerIn(ctx, tx, account.id));
}
