import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/pool';
import { type Refusal, refuse } from './errors';

/** Counts one use of `key` in the current window; answers the uses so far and when the window ends. */
export async function countUse(
  db: Queryable,
  key: string,
  windowMs: number,
  now: Date,
): Promise<{ used: number; endsAt: number }> {
  const start = Math.floor(now.getTime() / windowMs) * windowMs;
  const result = await db.execute<{ count: number }>(sql`
    insert into rate_windows (key, window_start, count) values (${key}, ${new Date(start).toISOString()}, 1)
    on conflict (key, window_start) do update set count = rate_windows.count + 1 returning count`);
  return { used: result.rows[0]?.count ?? 0, endsAt: start + windowMs };
}

/** The refusal of one use too many: 42901 with the seconds until the window ends. */
export function tooMany(endsAt: number, now: Date): Refusal {
  return refuse(42901, { retryAfter: Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000)) });
}

/**
 * Counts one use of `key` in the current window and refuses with 42901 above the limit (D-60). The counters are in the
 * database, so several server processes share them and a restart forgets nothing. Pass the pool, not a transaction: a
 * use counts even when the work is refused later.
 */
export async function limitRate(
  db: Queryable,
  key: string,
  limit: number,
  windowMs: number,
  now: Date,
): Promise<void> {
  const { used, endsAt } = await countUse(db, key, windowMs, now);
  if (used > limit) throw tooMany(endsAt, now);
}
