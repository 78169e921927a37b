import { codes } from '@selvedge/api-spec/codes';
import { LOGIN_LOCK_MS, LOGIN_MAX_FAILURES } from '@selvedge/domain/people/signInLimits';
import { eq, sql } from 'drizzle-orm';
import { typeOf } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { loginFailures } from '../../../db/schema/signIn';
import { statement } from '../../../db/statement';
import { type Refusal, refuse } from '../../../http/errors';
import { type Language, MESSAGES } from '../../../http/messages';

/** Time after which a try without a result belongs to a server that is gone, ms. */
const UNFINISHED_MS = 10_000;

/** Returns the key under which wrong passwords are counted: the account, or the typed name when there is none. */
export function signInKey(
  kind: 'buyer' | 'staff',
  account: { id: string } | undefined,
  typed: string,
): string {
  return account === undefined
    ? `${kind} ${typed.trim().toLowerCase()}`.slice(0, 100)
    : `${kind} id ${account.id}`;
}

/** Refuses with 40009 while a key is locked after too many wrong passwords; returns the number of wrong ones so far. */
export async function refuseIfLocked(db: Queryable, key: string, now: Date): Promise<number> {
  const [row] = await db.select().from(loginFailures).where(eq(loginFailures.account, key));
  if (row?.lockedUntil && row.lockedUntil > now)
    throw refuse(codes.ACCOUNT_LOCKED, { until: row.lockedUntil.toISOString() });
  return row !== undefined && now.getTime() - row.lastAt.getTime() < LOGIN_LOCK_MS ? row.failures : 0;
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();

const countTry = statement({
  name: 'signIn.countTry',
  row: { failures: typeOf(loginFailures.failures) },
  sql: (key: string, now: Date) => sql`
    insert into login_failures as f (account, failures, last_at) values (${key}, 1, ${now.toISOString()})
    on conflict (account) do update set
      failures = case when f.last_at < ${before(now, LOGIN_LOCK_MS)}::timestamptz then 1
        else least(f.failures + 1, ${LOGIN_MAX_FAILURES}::int) end,
      last_at = excluded.last_at
    where (f.locked_until is null or f.locked_until <= ${now.toISOString()}::timestamptz)
      and (f.failures < ${LOGIN_MAX_FAILURES}::int or f.last_at < ${before(now, UNFINISHED_MS)}::timestamptz)
    returning failures`,
  example: (make) => make('buyer somebody', new Date()),
});

/**
 * Takes one of the five tries before the password is checked, so that many concurrent tries are no more than five. Returns the number of
 * this try; refuses with 40009 while locked and with 42901 while five are being checked. Keys without an account are counted too, so that
 * the response does not tell them apart.
 */
export async function takeTry(db: Queryable, key: string, now: Date): Promise<number> {
  const [counted] = await countTry(db, key, now);
  if (counted !== undefined) return counted.failures;
  await refuseIfLocked(db, key, now);
  throw refuse(codes.TOO_MANY_REQUESTS, { retryAfter: 1 });
}

/**
 * Returns the refusal of a wrong password: 40003 with the tries left, 40009 and the lock when it was the last one. With `own` the message
 * says that the own password is wrong, for a signed-in user who typed no user name.
 */
export function wrongPassword(
  db: Queryable,
  key: string,
  taken: number,
  now: Date,
  own?: Language,
): Promise<Refusal> {
  const triesLeft = LOGIN_MAX_FAILURES - taken;
  const sentence = own && MESSAGES[own].ownPassword;
  return refuseOrLock(db, key, taken, now, refuse(codes.WRONG_PASSWORD, { triesLeft }, sentence));
}

/** Returns the refusal of a wrong code of a second factor: 40004, or 40009 and the lock when it was the last try. */
export function wrongFactorCode(db: Queryable, key: string, taken: number, now: Date): Promise<Refusal> {
  return refuseOrLock(db, key, taken, now, refuse(codes.WRONG_CODE));
}

async function refuseOrLock(
  db: Queryable,
  key: string,
  taken: number,
  now: Date,
  refusal: Refusal,
): Promise<Refusal> {
  if (taken < LOGIN_MAX_FAILURES) return refusal;
  const until = new Date(now.getTime() + LOGIN_LOCK_MS);
  await db
    .update(loginFailures)
    .set({ lockedUntil: until, failures: 0 })
    .where(eq(loginFailures.account, key));
  return refuse(codes.ACCOUNT_LOCKED, { until: until.toISOString() });
}

/** Clears the wrong tries of a key after a right one. */
export async function clearFailures(db: Queryable, key: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.account, key));
}
