import { codes } from '@selvedge/api-spec/codes';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/pool';
import { typeOf } from '../db/columnTypes';
import { rateWindows } from '../db/schema/signIn';
import { statement } from '../db/statement';
import { type Refusal, refuse } from './errors';

const addUse = statement({
  name: 'rateLimit.addUse',
  row: { count: typeOf(rateWindows.count) },
  sql: (key: string, start: Date) => sql`
    insert into rate_windows (key, window_start, count) values (${key}, ${start.toISOString()}, 1)
    on conflict (key, window_start) do update set count = rate_windows.count + 1 returning count`,
  example: (make) => make('sign-in', new Date(0)),
});

const windowStart = (now: Date, windowMs: number) => Math.floor(now.getTime() / windowMs) * windowMs;

/** Returns the uses of `key` in the current window, without counting one. */
export async function usesOf(db: Queryable, key: string, windowMs: number, now: Date): Promise<number> {
  const [window] = await db
    .select({ count: rateWindows.count })
    .from(rateWindows)
    .where(and(eq(rateWindows.key, key), eq(rateWindows.windowStart, new Date(windowStart(now, windowMs)))));
  return window?.count ?? 0;
}

/** Counts one use of `key` in the current window; returns the uses so far and the end of the window. */
export async function countUse(
  db: Queryable,
  key: string,
  windowMs: number,
  now: Date,
): Promise<{ used: number; endsAt: number }> {
  const start = windowStart(now, windowMs);
  const [window] = await addUse(db, key, new Date(start));
  return { used: window?.count ?? 0, endsAt: start + windowMs };
}

/** Creates the refusal above a rate limit: 42901 with the seconds until the window ends. */
export function tooMany(endsAt: number, now: Date): Refusal {
  return refuse(codes.TOO_MANY_REQUESTS, {
    retryAfter: Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000)),
  });
}

/** Most exhausted keys remembered; above that all are cleared at once, since the database has them too. */
const REMEMBERED = 10_000;

/** End of the window of each exhausted key, in ms since 1970, by database. */
const usedUp = new WeakMap<object, Map<string, number>>();

function usedUpOf(db: Queryable): Map<string, number> {
  const ends = usedUp.get(db) ?? new Map<string, number>();
  usedUp.set(db, ends);
  if (ends.size > REMEMBERED) ends.clear();
  return ends;
}

/**
 * Counts one use of `key` in the current window and refuses with 42901 above the limit. The counters are in the database, so several server
 * processes share them and they survive a restart; an exhausted key is refused without a query until its window ends. Pass the pool, not a
 * transaction: a use counts even when the work is refused later.
 */
export async function limitRate(
  db: Queryable,
  key: string,
  limit: number,
  windowMs: number,
  now: Date,
): Promise<void> {
  const end = windowStart(now, windowMs) + windowMs;
  const ends = usedUpOf(db);
  if (ends.get(key) !== end) {
    const { used } = await countUse(db, key, windowMs, now);
    if (used <= limit) return;
    ends.set(key, end);
  }
  throw tooMany(end, now);
}
