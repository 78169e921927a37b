import { LOGIN_LOCK_MS, LOGIN_MAX_FAILURES } from '@selvedge/api-spec/rules/constants';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/pool';
import { loginFailures } from '../../db/schema/platform';
import { type Refusal, refuse } from '../../http/errors';

function accountKey(kind: 'buyer' | 'staff', username: string): string {
  return `${kind} ${username.trim().toLowerCase()}`.slice(0, 100);
}

/** Refuses with 40009 while an account name is locked after too many wrong passwords (D-30). */
export async function refuseIfLocked(
  db: Queryable,
  kind: 'buyer' | 'staff',
  username: string,
  now: Date,
): Promise<number> {
  const [row] = await db
    .select()
    .from(loginFailures)
    .where(eq(loginFailures.account, accountKey(kind, username)));
  if (row?.lockedUntil && row.lockedUntil > now)
    throw refuse(40009, { until: row.lockedUntil.toISOString() });
  return row !== undefined && now.getTime() - row.lastAt.getTime() < LOGIN_LOCK_MS ? row.failures : 0;
}

/**
 * Counts a wrong password and gives the refusal to throw: 40003 with the tries left, 40009 when that was the last one.
 * Names that do not exist are counted too, so the answer does not tell them apart.
 */
export async function countFailure(
  db: Queryable,
  kind: 'buyer' | 'staff',
  username: string,
  now: Date,
): Promise<Refusal> {
  const account = accountKey(kind, username);
  const forgetBefore = new Date(now.getTime() - LOGIN_LOCK_MS).toISOString();
  const result = await db.execute<{ failures: number }>(sql`
    insert into login_failures (account, failures, last_at) values (${account}, 1, ${now.toISOString()})
    on conflict (account) do update set
      failures = case when login_failures.last_at < ${forgetBefore}::timestamptz then 1 else login_failures.failures + 1 end,
      last_at = excluded.last_at returning failures`);
  const failures = result.rows[0]?.failures ?? 1;
  if (failures < LOGIN_MAX_FAILURES) return refuse(40003, { triesLeft: LOGIN_MAX_FAILURES - failures });
  const until = new Date(now.getTime() + LOGIN_LOCK_MS);
  await db
    .update(loginFailures)
    .set({ lockedUntil: until, failures: 0 })
    .where(eq(loginFailures.account, account));
  return refuse(40009, { until: until.toISOString() });
}

/** Forgets the wrong tries of a name after a right one. */
export async function clearFailures(db: Queryable, kind: 'buyer' | 'staff', username: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.account, accountKey(kind, username)));
}
