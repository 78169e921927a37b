import { DAY_MS } from '@selvedge/domain/constants';
import {
  CODE_CALLER_WINDOW_MS,
  CODE_TRIES_OF_OTHERS,
  CODE_TRIES_PER_CALLER,
  CODE_TRIES_PER_SESSION,
} from '@selvedge/domain/people/signInLimits';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Queryable } from '../../../db/pool';
import { rateWindows } from '../../../db/schema/signIn';
import { networkOf } from '../../../http/callLimits';
import { countUse, limitRate } from '../../../http/rateLimit';

/**
 * Limits how many codes a caller tries, by session and by address, before any lookup: codes by message as well as invitation codes of
 * salespeople. Refuses with 42901.
 */
export async function limitTries({ pool, now, ip, maybeBuyer }: Context): Promise<void> {
  if (maybeBuyer !== null) {
    const session = `try session ${maybeBuyer.sessionId}`;
    await limitRate(pool, session, CODE_TRIES_PER_SESSION, CODE_CALLER_WINDOW_MS, now);
  }
  await limitRate(pool, `try ${networkOf(ip)}`, CODE_TRIES_PER_CALLER, CODE_CALLER_WINDOW_MS, now);
}

const askedFrom = (id: string, ip: string) => `code ${id} from ${networkOf(ip)}`;

/** Stores from which network a code was requested, among the rate counters: they are stored for longer than a code is valid. */
export async function storeRequesterNetwork({ ip, now }: Context, tx: Queryable, id: string): Promise<void> {
  await countUse(tx, askedFrom(id, ip), DAY_MS, now);
}

/**
 * Whether a caller may try a valid code. The network that requested it may as long as the code has tries; all others together have two, so
 * that no stranger makes void a code that was just sent.
 */
export async function isTryAllowed({ pool, ip, now }: Context, id: string): Promise<boolean> {
  if ((await pool.$count(rateWindows, eq(rateWindows.key, askedFrom(id, ip)))) > 0) return true;
  const { used } = await countUse(pool, `try ${id} by others`, DAY_MS, now);
  return used <= CODE_TRIES_OF_OTHERS;
}
